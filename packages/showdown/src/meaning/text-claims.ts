/** Something that a text says will happen. */
export interface Claim {
  /** A change that shows it. */
  readonly shows: RegExp;
  /** Whether a number of such a change is the one that is said; any if left out. */
  readonly numbers?: (found: number) => boolean;
  /** What to say if no change shows it. */
  readonly says: string;
}

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

/** What a text claims that is cheap to find and sure to be meant. */
export function claimsOf(text: string): Claim[] {
  const said = clausesOf(text);
  return [...drawClaims(said), ...numberClaims(said), ...verbClaims(said)];
}

/** What comes about only under a condition, or tells when: not what is done. */
const WHEN =
  /^(when|whenever|after|if|each time|while|before|at|as long as|once|for every|for each|until|during|unless)\b/i;

/** A sentence of which some may not come about. */
const UNSURE =
  /\b(if|otherwise|unless|may|instead|on \d|either|or)\b(?! (less|more|lower|higher))/i;

/** The clauses of a text that say what is done. */
function clausesOf(text: string): string[] {
  return text
    .replace(/^[^.,:]{1,40} - /, '')
    .split(/[.;:]\s*/)
    .filter((sentence) => !UNSURE.test(sentence))
    .flatMap((sentence) => sentence.split(/,\s*/))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !WHEN.test(clause));
}

const DRAW = /\bdraws? (\d+|an?|one|two|three|four|five)\b(?! (?:card )?(?:of|from|for|less))/gi;
const SCALES = /for (each|every)|as many|times|half|double|all of|instead/i;

function drawClaims(clauses: readonly string[]): Claim[] {
  const counts = clauses.flatMap((clause) =>
    [...clause.matchAll(DRAW)].map(([, word = '']) => WORDS[word.toLowerCase()] ?? Number(word)),
  );
  const [first] = counts;
  if (first === undefined || clauses.some((clause) => SCALES.test(clause))) return [];
  const isOpponents = clauses.some((clause) => /opponent draws/i.test(clause));
  const sums = subsetSums(counts);
  return [
    {
      shows: isOpponents ? /\bdraws? \d/ : /^you draw \d/,
      numbers: (found) => sums.has(found),
      says: `The text says to draw ${counts.join(' and ')}, and that is not what is drawn.`,
    },
  ];
}

/** What can come of some of these numbers together. */
function subsetSums(counts: readonly number[]): Set<number> {
  const sums = new Set([0]);
  for (const count of counts) for (const sum of [...sums]) sums.add(sum + count);
  sums.delete(0);
  return sums;
}

const AMOUNTS: readonly RegExp[] = [
  /\battacks?\b[^.]*? for (\d+)/gi,
  /\b(?:heals?|refresh(?:es)?)\b[^.]*? (?:by )?(\d+)/gi,
  /(?<!at (?:least|most) |level )\b(\d+) (?:more |less )?(?:damage|HP|attack)\b(?! or)/gi,
  /\b(?:rises?|falls?|grows?|drops?) by (\d+)/gi,
  /\+(\d+)/g,
];

function numberClaims(clauses: readonly string[]): Claim[] {
  return clauses.flatMap((clause) => {
    if (
      /\b(at most|at least|up to|or less|or more|or lower|or higher|has more|has less)\b/i.test(
        clause,
      )
    )
      return [];
    const scales = clauses.some((one) => SCALES.test(one)) || SCALES.test(clause);
    return AMOUNTS.flatMap((pattern) => [...clause.matchAll(pattern)]).map(([, digits = '']) => {
      const amount = Number(digits);
      return {
        shows: /\d/,
        numbers: (found: number) =>
          found === amount || (scales && found > 0 && found % 10 === 0 && amount > 0),
        says: `The text speaks of ${amount}, and nothing changes by ${amount}.`,
      };
    });
  });
}

/** Verbs of texts, and what changes show them. */
const VERBS: readonly (readonly [said: RegExp, shows: RegExp, verb: string])[] = [
  [/\bopponent discards\b/i, /opponent discards|opponent's hand to/, 'the opponent discards'],
  [/^(?:then )?discard\b/i, /discard|graveyard/, 'to discard'],
  [/^(?:then )?destroy\b/i, /destroyed|graveyard/, 'to destroy'],
  [/^(?:then )?(?:heal|refresh)\b/i, /gains \d+ HP/, 'to heal'],
  [/^(?:then )?stun\b/i, /stunned/, 'to stun'],
  [/^(?:then )?silence\b/i, /silenced/, 'to silence'],
  [/^(?:then )?hijack\b/i, /hijacked|sides/, 'to hijack'],
  [/^(?:then )?draw\b/i, /draw|hand/, 'to draw'],
  [/^(?:then )?pay\b|\blose \d+ HP/i, /loses|discard|graveyard/, 'to pay'],
];

function verbClaims(clauses: readonly string[]): Claim[] {
  return VERBS.flatMap(([said, shows, verb]) =>
    clauses.some((clause) => said.test(clause))
      ? [{ shows, says: `The text says ${verb}, and nothing shows it.` }]
      : [],
  );
}
