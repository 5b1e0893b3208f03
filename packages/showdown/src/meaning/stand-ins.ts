import { capital } from '@cardscape/kernel';
import { type CardType, elementsOf, type LoadedCard, withOwnNames } from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';
import { playableOf } from '../rules/book/playable.ts';
import { madeCard, type PlainCard, plainCards, wholeElements } from '../trial/plain-cards.ts';
import { ERRANDS, type Errand } from './errands.ts';

/** The types that stand-ins are of, and what they are called after their element. */
const STAND_INS = {
  mob: 'Stand-in',
  jrboss: 'Stand-in Boss',
  equip: 'Stand-in Gear',
  action: 'Stand-in Deed',
  field: 'Stand-in Ground',
} as const satisfies Partial<Record<CardType, string>>;

type StandInType = keyof typeof STAND_INS;

/** The name of a stand-in. */
export function standIn(element: string, type: StandInType): string {
  return `${capital(element.toLowerCase())} ${STAND_INS[type]}`;
}

/** The name of the card that brings something about. */
export function errandCard(errand: Errand): string {
  return `Errand: ${errand}`;
}

/** A card that works once, when somebody levels up with it. */
export const ONE_SHOT = 'Errand: once';

/** Equipment that stops whatever the opponent plays. */
export const GATE = 'Errand: gate';

const GATE_FUNCTIONS = ['Mob', 'Equipment', 'Action', 'Field']
  .map((kind) => `  function onInterceptOpponentPlay${kind}(player) updateGameValue(0, 0) end`)
  .join('\n\n');

/** The book in which meanings are found out: the cards, the plain ones, stand-ins and errands. */
export function meaningBook(cards: readonly LoadedCard[]): CardBook {
  const elements = wholeElements(elementsOf(cards.map(({ design }) => design)));
  const [first = ''] = elements;
  const names = new Set(cards.map(({ design }) => design.name));
  const infos = infosByType(cards);
  const helpers = [
    ...plainCards(elements),
    ...elements.flatMap((element) => standInsOf(element, infos)),
    ...errandsOf(first),
  ].filter(({ design }) => !names.has(design.name));
  return openBook(withOwnNames([...cards, ...helpers]).map(playableOf), elements);
}

const LARGE: readonly CardType[] = ['jrboss', 'boss'];

/** All that the info lines of a type say, so that a stand-in is of every subtype. */
function infosByType(cards: readonly LoadedCard[]): (type: CardType) => string {
  const words = (types: readonly CardType[]) =>
    cards.flatMap(({ design: { type, info } }) =>
      types.includes(type) ? info.split(/[-,]/).map((word) => word.trim()) : [],
    );
  return (type) =>
    [...new Set(words(LARGE.includes(type) ? LARGE : [type]))]
      .filter((word) => word !== '')
      .sort()
      .join(', ');
}

function standInsOf(element: string, infos: (type: CardType) => string): PlainCard[] {
  const make = (type: StandInType, more: object) => {
    const info = `${element} - ${type} - ${infos(type)}`;
    return madeCard({ name: standIn(element, type), type, element, info, level: 10, ...more }, '');
  };
  return [
    make('mob', { attack: 20, hp: 40 }),
    make('jrboss', { attack: 20, hp: 100 }),
    make('equip', { rarity: 'seldom' }),
    make('action', { rarity: 'unique' }),
    make('field', { level: 0, block: 10 }),
  ];
}

function errandsOf(element: string): PlainCard[] {
  const info = `${element} - errand`;
  const always = { level: 0, attributes: 0, text: 'Brings something about.' };
  const lesson = (name: string, levelUp: object, functions: string) =>
    madeCard(
      { name, type: 'action', element, info, levelUp: { ...always, ...levelUp } },
      functions,
    );
  const errands = (Object.keys(ERRANDS) as Errand[]).map((errand) =>
    lesson(
      errandCard(errand),
      {},
      `  function onActivateCharacterAction(player)\n    ${ERRANDS[errand]}\n  end`,
    ),
  );
  const once = lesson(
    ONE_SHOT,
    { level: 'one-shot' },
    '  function onLevelActionTrigger(player) drawCard(player) end',
  );
  return [...errands, once, madeCard({ name: GATE, type: 'equip', element, info }, GATE_FUNCTIONS)];
}
