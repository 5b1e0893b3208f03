import type { CardId, CardPrint, Option, PickDecision } from '@cardscape/kernel';
import { menuLines } from '../../../table/picking/menuLines.ts';
import type { MenuLine } from '../../../table/screen/CardMenu.tsx';
import { aimsOf, isDirect } from './goals.ts';

/** What can be done with a card: its effects, a direct attack, turning it up; each with the reason if it cannot. */
export function menuOf(
  asked: PickDecision | undefined,
  card: CardId,
  { lines }: Pick<CardPrint, 'lines'>,
  faceDown: boolean,
  explain: (option: Option) => string | undefined,
): MenuLine[] {
  const line = menuLines(asked, explain);
  if (faceDown) return [line({ act: 'flip', card }, 'Turn it up', 'It lies face up from then on.')];
  const act = asked?.options.some((option) => option.act === 'work') ? 'work' : 'use';
  const effects = lines.map(({ tag, text }, effect) => {
    const found = line({ act, card, effect }, `Use: ${tag}`, text);
    return found.legal ? found : { ...found, verb: `${tag} effect` };
  });
  const direct = aimsOf(asked, card).find(isDirect);
  return direct
    ? [...effects, line(direct, 'Attack directly', 'It attacks your opponent.')]
    : effects;
}

/** What of the table the card can be aimed at, in words; nothing if it cannot. */
export function aimWords(asked: PickDecision | undefined, card: CardId): string | undefined {
  const aims = aimsOf(asked, card).filter((aim) => !isDirect(aim));
  if (aims.length === 0) return undefined;
  return aims.some(({ act }) => act === 'play')
    ? 'Play it: pick a marked place.'
    : 'Attack: pick a marked card.';
}
