/** The places of a row, by all the words for them: "at the left end of its row". */
const NAMES = {
  'left end': 'left end, left edge, far left, leftmost end, leftmost space, leftmost position',
  'right end':
    'right end, right edge, far right, rightmost end, rightmost space, rightmost position',
  center: 'center, centre, middle, center space, middle space, center position, middle position',
} as const;

const OF = ['its row', 'their row', 'their rows', 'the row', 'a row'];

const said = (names: string): string =>
  names
    .split(', ')
    .flatMap((name) =>
      ['at', 'in', 'on'].flatMap((word) => OF.map((row) => `${word} the ${name} of ${row}`)),
    )
    .join(', ');

const column = (name: string): string => `in the ${name} column, in its ${name} column`;

/** Where in its row a card lies; an end without a side is either of them. */
export const ROW_SPOTS = {
  'left end': `${said(NAMES['left end'])}, ${column('leftmost')}`,
  'right end': `${said(NAMES['right end'])}, ${column('rightmost')}`,
  end: ['an end', 'either end', 'one end', 'the end']
    .flatMap((end) => ['at', 'on'].flatMap((word) => OF.map((row) => `${word} ${end} of ${row}`)))
    .join(', '),
  center: `${said(NAMES.center)}, ${column('center')}, ${column('middle')}`,
} as const;

/** Stacks, and the cards on top of them. */
export const STACK_WORDS = {
  ItsStack:
    'its stack, their stacks, their stack, that stack, the stack, this stack, the same stack',
  StackTop:
    'the active card of a stack, the top card of a stack, the active card of any stack, the top card of any stack, a stack, any stack, one stack, the active card of each stack, the active card of every stack, the active card of all stacks, the active cards of all stacks, the active cards of each stack, the top card of each stack, the top card of every stack, the top cards of all stacks',
  EntireStack:
    'together with its entire stack, together with its whole stack, together with its stack, along with its entire stack, along with its whole stack, along with its stack, and its entire stack, and its whole stack, with its entire stack, with its whole stack, together with all cards under it, along with all cards under it, together with their entire stacks, together with their stacks, along with their entire stacks, along with their stacks, and their entire stacks, together with all cards under them, along with all cards under them',
  Cover:
    'the top unit of its stack, the top unit of this stack, the top unit of the stack, the active unit of its stack, the active unit of this stack, the top card of its stack, the active card of its stack, the top card of this stack, the active card of this stack, the top card of the stack, the active card of the stack',
} as const;

/** The rows of the field, and their spaces. */
export const ROW_WORDS = {
  Column: 'column, columns, space, spaces',
  Empty: 'empty, free',
  InItsPlace:
    'in its place, in their place, in their places, in its old place, in its former place, in place of it, in place of that card, in place of that unit, in place of that spell, in place of them, in the place of it, in the place of that unit, in the place of that card, in the place of that spell, where it was, where it lay, where they were, where they lay',
  InARow: 'in a row, in one row',
  UnitZone: 'unit zone, unit zones, upper row, upper rows',
  SpellZone: 'spell zone, spell zones, lower row, lower rows',
} as const;
