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
