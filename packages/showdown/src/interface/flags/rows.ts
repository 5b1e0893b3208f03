/** How flags of a context may be joined with `|`: one bit for each, or their numbers or-ed together. */
export type Combination = 'bits' | 'numbers';

/** A flag: its number, what it means, and other spellings of it. */
export type FlagRow = readonly [number: number, meaning: string, ...spellings: string[]];

/** A context: what its flags are about, and the flags. */
export interface ContextRow {
  readonly about: string;
  readonly combine?: Combination;
  /** Other names of the context. */
  readonly spellings?: readonly string[];
  /** Numbers that a flag stands for when it is one for several. */
  readonly covers?: Readonly<Record<string, readonly number[]>>;
  readonly flags: Readonly<Record<string, FlagRow>>;
}

const MOB_SLOTS = 7;
const EQUIPMENT_SLOTS = 7;

/** The sixteen slots of one side: the character, seven mobs, seven pieces of equipment, the field. */
export function sideSlots(
  prefixes: readonly string[],
  from: number,
  whose: string,
): Record<string, FlagRow> {
  const rows: Record<string, FlagRow> = {};
  const add = (name: string, number: number, meaning: string) => {
    const [first = '', ...others] = prefixes;
    rows[first + name] = [from + number, `${whose} ${meaning}.`, ...others.map((p) => p + name)];
  };
  add('CHAR', 0, 'character');
  for (let n = 1; n <= MOB_SLOTS; n++) add(`MOB${n}`, n, `mob ${n}`);
  for (let n = 1; n <= EQUIPMENT_SLOTS; n++) add(`EQP${n}`, MOB_SLOTS + n, `equipment ${n}`);
  add('FLD', MOB_SLOTS + EQUIPMENT_SLOTS + 1, 'field');
  return rows;
}

/** The slots an attack can be fixed on: the character and seven mobs. */
export function attackSlots(): Record<string, FlagRow> {
  const rows: Record<string, FlagRow> = { SLOT_CHAR: [0, "The opponent's character."] };
  for (let n = 1; n <= MOB_SLOTS; n++) rows[`SLOT_MOB${n}`] = [n, `The opponent's mob ${n}.`];
  return rows;
}
