import type { CardDesign, CardType, LevelAction } from '../cards/card.ts';
import { readDescriptor } from '../cards/read-descriptor.ts';
import { writeDescriptor } from '../cards/write-descriptor.ts';
import type { CardBook, Playable } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';

/** What matters about a card of a test; the rest is filled in. */
export interface Sketch extends Partial<Omit<CardDesign, 'name' | 'levelUp' | 'abilities'>> {
  /** A whole level-up effect, or only the level it needs. */
  readonly levelUp?: Partial<LevelAction> | LevelAction['level'];
  /** Abilities of a character, by what they need. */
  readonly abilities?: readonly Partial<LevelAction>[];
  /** Its functions. */
  readonly lua?: string;
}

/** The six elements that tests play with. */
const ELEMENTS = ['EARTH', 'WIND', 'FIRE', 'WATER', 'DARK', 'LIGHT'] as const;

/** The cards of a test by their names: sketches, or whole descriptors. */
export type Cards = Readonly<Record<string, Sketch | string>>;

/** A mob: what it attacks with, its HP, its functions and what else matters. */
export function mob(attack = 20, hp = 40, lua = '', more: Sketch = {}): Sketch {
  return { type: 'mob', attack, hp, lua, ...more };
}

/** Equipment with functions. */
export function equip(lua = '', more: Sketch = {}): Sketch {
  return { type: 'equip', lua, ...more };
}

/** A rapid action: what it does when it is played, as the body of its function. */
export function action(body = '', more: Sketch = {}): Sketch {
  return { type: 'action', lua: fn('onThinkAction', body), ...more };
}

/** A field with what it blocks. */
export function field(block = 0, lua = '', more: Sketch = {}): Sketch {
  return { type: 'field', block, lua, ...more };
}

/** A character with HP; its three abilities do what the bodies say, and need nothing. */
export function hero(hp = 200, bodies: readonly string[] = [], lua = ''): Sketch {
  const functions = bodies.map((body, at) => fn(`onActivateCharacterAction${at + 1}`, body));
  return { type: 'char', hp, lua: [...functions, lua].join('\n') };
}

/** A card whose level-up effect does what the body says, at a level and with so many of its element. */
export function lesson(body: string, level: LevelAction['level'] = 0, attributes = 0): Sketch {
  const pointcut = level === 'one-shot' ? 'onLevelActionTrigger' : 'onActivateCharacterAction';
  return { type: 'mob', levelUp: { level, attributes }, lua: fn(pointcut, body) };
}

/** A function of a card. */
export function fn(pointcut: string, body: string): string {
  return `function ${pointcut}(player)\n${body}\nend`;
}

/**
 * What stands beside the functions of all sketched cards: `say` tells the test some values, cards by
 * their names; `mine` and `theirs` give the card of a slot as the first player sees it, `top` the top
 * card of a pile.
 */
const SAY = `function say(...)
  local words = ""
  for at = 1, select("#", ...) do
    local value = select(at, ...)
    words = words .. (at > 1 and " " or "") .. tostring(value)
  end
  displayMessageOnScreen(true, words, 0)
end
function mine(slot) return getOnBoardCARD(true, slot) end
function theirs(slot) return getOnBoardCARD(true, 16 + slot) end
function top(pile, who)
  local list = getListFromDeck(getPlayerDeck(who ~= false, pile))
  return getCARD(list)
end`;

const IDLE: LevelAction = { level: 0, attributes: 0, text: 'idle' };
const HP: Partial<Record<CardType, number>> = { char: 200, mob: 40, jrboss: 80, boss: 120 };

function design(name: string, sketch: Sketch): CardDesign {
  const { lua: _, levelUp, abilities, ...own } = sketch;
  const type = own.type ?? 'mob';
  return {
    name,
    type,
    element: 'EARTH',
    rarity: 'common',
    info: type,
    cost: 10,
    image: '',
    level: 0,
    attack: type === 'mob' || type === 'jrboss' || type === 'boss' ? 20 : 0,
    hp: HP[type] ?? 0,
    block: 0,
    text: 'x',
    ...own,
    abilities: type === 'char' ? [0, 1, 2].map((at) => ({ ...IDLE, ...abilities?.[at] })) : [],
    levelUp: type === 'char' ? null : levelAction(levelUp),
  };
}

function levelAction(levelUp: Sketch['levelUp']): LevelAction | null {
  if (levelUp === undefined) return null;
  return typeof levelUp === 'object' ? { ...IDLE, ...levelUp } : { ...IDLE, level: levelUp };
}

/** A card made from a sketch, by way of a descriptor, as all cards are. */
function cardOf(name: string, sketch: Sketch | string): Playable {
  const lua = typeof sketch === 'string' ? '' : (sketch.lua ?? '');
  // A script without functions of its own would only have to be loaded.
  const functions = lua.trim() === '' ? '' : `${lua}\n${SAY}`;
  const text =
    typeof sketch === 'string' ? sketch : writeDescriptor(design(name, sketch), functions);
  const known = READ.get(text);
  if (known) return known;
  const { design: read, script, problems } = readDescriptor(text, `${name}.lua`);
  const wrong = problems.filter(({ severity }) => severity === 'error');
  if (!read || wrong.length > 0)
    throw new Error(
      `${name}: ${wrong.map(({ line, message }) => `${line}: ${message}`).join(' ')}`,
    );
  const made = { design: read, chunk: script?.chunk };
  READ.set(text, made);
  return made;
}

/** Reading takes longest in a test, and most cards occur in many. */
const READ = new Map<string, Playable>();

/** A book of sketched cards. */
export function bookOf(cards: Cards, elements: readonly string[] = ELEMENTS): CardBook {
  return openBook(
    Object.entries(cards).map(([name, sketch]) => cardOf(name, sketch)),
    elements,
  );
}
