import { capital } from '@cardscape/kernel';
import type { CardDesign, CardType } from '../cards/card.ts';
import { readDescriptor } from '../cards/read-descriptor.ts';
import type { LoadedCard } from '../cards/read-folder.ts';
import { fileName } from '../cards/templates.ts';
import { writeDescriptor } from '../cards/write-descriptor.ts';
import { CLASS_ELEMENTS, STANDARD_ELEMENTS } from '../interface/index.ts';
import type { Playable } from '../rules/book/book.ts';

/** What the plain cards are called, after their element. */
export const PLAIN = {
  character: 'Wayfarer',
  mob: 'Drifter',
  equip: 'Walking Staff',
  action: 'Short Rest',
  field: 'Footpath',
} as const;

type PlainKind = (typeof PLAIN)[keyof typeof PLAIN];

/** The name of a plain card of an element. */
export function plainName(element: string, kind: PlainKind): string {
  return `${capital(element.toLowerCase())} ${kind}`;
}

const TEXTS = {
  draw: 'Draw two cards.',
  play: 'Play a card of level 60 or lower.',
  attack: 'Attack for 20.',
};

const CHARACTER_FUNCTIONS = `  function onActivateCharacterAction1(player)
    drawCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction2(player)
    playCard(player, "${TEXTS.play}", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 60)
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL",
      "ENABLE_PREVENT", "IS_STARTER")
  end`;

const PLAY_FUNCTION = `  function onActivateCharacterAction(player)
    playCard(player, "${TEXTS.play}", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 60)
  end`;

/** All elements of the six or of the five classes, if only some of them are used; else those used. */
export function wholeElements(used: readonly string[]): readonly string[] {
  const whole = [STANDARD_ELEMENTS, CLASS_ELEMENTS].find(({ names }) =>
    used.every((name) => names.includes(name)),
  );
  return whole?.names ?? used;
}

/** A plain card, ready to be played. */
export type PlainCard = LoadedCard & Playable;

/** A plain card of each of the main types for each element: for positions, and to fill decks with. */
export function plainCards(elements: readonly string[]): PlainCard[] {
  return elements.flatMap((element) => {
    const known = madeCards.get(element) ?? cardsOf(element);
    madeCards.set(element, known);
    return known;
  });
}

const madeCards = new Map<string, readonly PlainCard[]>();

function cardsOf(element: string): readonly PlainCard[] {
  return DESIGNS.map(({ kind, functions, ...own }) =>
    madeCard(
      { ...own, name: plainName(element, kind), element, info: `${element} - ${own.type}` },
      functions,
    ),
  );
}

/** What is said of a card that is made here; the rest is plain. */
interface MadeDesign extends Partial<CardDesign> {
  readonly name: string;
  readonly type: CardType;
  readonly element: string;
  readonly info: string;
}

/** Makes a card of what is said of it and of its functions, ready to be played. */
export function madeCard(said: MadeDesign, functions: string): PlainCard {
  const text = writeDescriptor({ ...SHARED, ...said }, functions);
  const file = `${fileName(said.name)}.lua`;
  const { design, script } = readDescriptor(text, file);
  if (!design) throw new Error(`${file} cannot be read`);
  return { file, design, ...(script && { script, chunk: script.chunk }) };
}

const SHARED = {
  rarity: 'common',
  cost: 10,
  image: '',
  level: 0,
  attack: 0,
  hp: 0,
  block: 0,
  text: '',
  abilities: [],
  levelUp: { level: 10, attributes: 1, text: TEXTS.play },
} as const;

interface PlainDesign extends Partial<CardDesign> {
  readonly type: CardType;
  readonly kind: PlainKind;
  readonly functions: string;
}

const DESIGNS: readonly PlainDesign[] = [
  {
    kind: PLAIN.character,
    type: 'char',
    hp: 200,
    abilities: [
      { level: 0, attributes: 0, text: TEXTS.draw },
      { level: 10, attributes: 0, text: TEXTS.play },
      { level: 20, attributes: 0, text: TEXTS.attack },
    ],
    levelUp: null,
    functions: CHARACTER_FUNCTIONS,
  },
  { kind: PLAIN.mob, type: 'mob', level: 10, attack: 20, hp: 40, functions: PLAY_FUNCTION },
  { kind: PLAIN.equip, type: 'equip', level: 10, functions: PLAY_FUNCTION },
  { kind: PLAIN.action, type: 'action', level: 10, functions: PLAY_FUNCTION },
  { kind: PLAIN.field, type: 'field', block: 10, functions: PLAY_FUNCTION },
];
