import type { AskedPick, LabelledPick, Option, Picks } from '@cardscape/kernel';
import type { MenuLine } from '../screen/CardMenu.tsx';

/** The options that are picked on one thing, in the game's own words. */
export function menuOf(
  asked: AskedPick & Partial<Pick<LabelledPick, 'labels' | 'phrases'>>,
  places: readonly number[],
  chosen: Picks,
): MenuLine[] {
  return places.map((place) => {
    const { verb, object, number } = asked.phrases?.[place] ?? {};
    const label = asked.labels?.[place] ?? '';
    const about = [object, number].filter((each) => each !== undefined && each !== '').join(' ');
    const taken = chosen.includes(place) ? ' (chosen)' : '';
    return {
      option: asked.options[place] as Option,
      verb: verb ?? label,
      does: `${verb === undefined || about === '' ? '' : about}${taken}`,
      legal: true,
    };
  });
}
