import type { LoadedCard } from '../cards/index.ts';
import { cardSets } from '../fuzz/fuzz-cards.ts';
import type { ShowdownOpened } from '../open/opened.ts';
import { playableOf } from '../rules/book/playable.ts';
import { CardTrial } from './card-trial.ts';
import type { MeaningLine } from './meaning-line.ts';
import { meaningBook } from './stand-ins.ts';

/** Sets off every function of the brought cards and tells what each of them changes; sorted by file. */
export function meaningsOf(
  { own: cards }: Pick<ShowdownOpened, 'own'>,
  progress: (done: number, of: number) => void = () => {},
): MeaningLine[] {
  const lines: MeaningLine[] = [];
  let done = 0;
  for (const set of setsOf(cards)) {
    const book = meaningBook(set);
    for (const card of set) {
      lines.push(...new CardTrial(book, card).lines());
      progress(++done, cards.length);
    }
  }
  return lines.toSorted((a, b) => compare(a.file, b.file));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Cards of the elements and of the classes are not played together. */
function setsOf(cards: readonly LoadedCard[]): LoadedCard[][] {
  const sets = cardSets(cards.map(playableOf));
  return sets.map((set) => {
    const names = new Set(set.map(({ design }) => design.name));
    return cards.filter(({ design }) => names.has(design.name));
  });
}
