import { allOf } from '@cardscape/kernel';
import { type Claim, type Claims, readClaims } from './text-claims.ts';
import type { Program, Side } from './tree.ts';
import { allCommands, allConditions } from './walk.ts';
import type { Warning } from './warning.ts';

/** One target of one effect of a program. */
interface Effect {
  deed: Claim['deed'];
  side: Side;
  amount: number;
}

/** Warns where a card's own text and its program disagree in number, sign or target. */
export function lintText(program: Program, text: string): Warning[] {
  const said = readClaims(text);
  const effects = effectsOf(program);
  const wrongNumber = unknownNumber(said, effects, program) ?? missingNumber(said, effects);
  const wrongClaim = firstDefined(said.claims, (claim) => disagreement(claim, effects));
  const warnings = [wrongNumber, wrongClaim ?? wrongSide(said, effects)];
  return warnings.filter((warning) => warning !== undefined);
}

function effectsOf(program: Program): Effect[] {
  return allCommands(program.commands).flatMap((command) =>
    command.do === 'none' || command.do === 'if'
      ? []
      : command.targets.map((target) => ({ deed: command.do, ...target })),
  );
}

/** Every number the conditions of a program could be described with. */
function conditionNumbers(program: Program): number[] {
  return allConditions(program.commands).flatMap((condition) => {
    switch (condition.test) {
      case 'class':
        return [condition.colour, condition.count];
      case 'value':
        return [Math.abs(condition.value), condition.count];
      case 'quantity':
        return [condition.from, condition.to];
      case 'duplicate':
        return [2];
      default:
        return [];
    }
  });
}

const warn = (code: string, message: string, fix: string): Warning => ({
  code,
  part: 'text',
  message,
  fix,
});

const size = ({ amount }: Effect) => Math.abs(amount);

function unknownNumber(said: Claims, effects: Effect[], program: Program): Warning | undefined {
  const known = new Set([...effects.map(size), ...conditionNumbers(program)]);
  const odd = said.numbers.find(({ means }) => !means.some((number) => known.has(number)));
  if (!odd) return undefined;
  const has = known.size > 0 ? `has ${allOf([...known].map(String))}` : 'has no numbers';
  const message = `The text says ${odd.means[0]}, but the program ${has}.`;
  return warn('K-TEXT-NUMBER', message, 'Correct the number in the text or in the values.');
}

function missingNumber(said: Claims, effects: Effect[]): Warning | undefined {
  const given = said.numbers.filter(({ effect }) => effect).flatMap(({ means }) => means);
  if (given.length === 0) return undefined;
  const left = effects
    .map(size)
    .find((n) => n !== 0 && !given.includes(n) && !(n === 1 && said.hasSingular));
  if (left === undefined) return undefined;
  const message = `The program has ${left}, but the text gives only ${allOf([...new Set(given)].map(String))}.`;
  return warn('K-TEXT-MISSING', message, 'Say the number in the text, or take the effect out.');
}

/** Compares a claim with the effects it can be about: those of its kind and, if given, number. */
function disagreement({ deed, amount, side, sign }: Claim, effects: Effect[]): Warning | undefined {
  const about = effects.filter(
    (effect) => effect.deed === deed && size(effect) === (amount ?? size(effect)),
  );
  const meant = about.filter((effect) => effect.side === (side ?? effect.side));
  const [first] = meant;
  if (!first) return side && about.length > 0 ? wrongTarget(side) : undefined;
  if (!sign || meant.some((effect) => effect.amount * sign >= 0)) return undefined;
  const [says, does] = sign === 1 ? ['more', 'takes'] : ['less', 'adds'];
  const message = `The text says ${says}, but the program ${does} ${size(first)}.`;
  return warn('K-TEXT-SIGN', message, 'Turn the sign of the value, or change the text.');
}

/** The text as a whole speaks only of one player, the program only affects the other. */
function wrongSide(said: Claims, effects: Effect[]): Warning | undefined {
  const speaksOfRules = said.claims.length > 0 || said.numbers.some(({ effect }) => effect);
  const [side] = said.sides;
  if (!speaksOfRules || !side || said.sides.size > 1 || effects.length === 0) return undefined;
  // A transfer affects both.
  const touched = effects.some((effect) => effect.side === side || effect.deed === 'transfer');
  return touched ? undefined : wrongTarget(side);
}

function wrongTarget(side: Side): Warning {
  const [says, does] = side === 'player' ? ['you', 'your opponent'] : ['your opponent', 'you'];
  const message = `The text speaks of ${says}, but the program affects ${does}.`;
  return warn('K-TEXT-TARGET', message, 'Change the TARGET keyword, or the words of the text.');
}

function firstDefined<Item, Result>(
  items: readonly Item[],
  test: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = test(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
