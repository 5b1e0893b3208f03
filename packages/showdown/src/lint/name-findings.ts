import { didYouMean, nearest, shorten } from '@cardscape/kernel';
import { type Environment, type GlobalMention, whyLeftOut } from '@cardscape/lua';
import { contextOfFlag, functionNamed, pointcutNamed } from '../interface/index.ts';
import { type FileFinding, warning } from './finding.ts';
import type { ScriptFacts } from './script-facts.ts';

/** What scripts can name. */
export interface Names extends Pick<Environment, 'values' | 'libraries'> {
  readonly of: 'card' | 'sprite';
}

/**
 * Names that stand for nothing, each where it is first used. Functions that could not be read are
 * `broken`; they are left out, but meant.
 */
export function nameFindings(
  facts: ScriptFacts,
  names: Names,
  broken: readonly string[] = [],
): FileFinding[] {
  const assigned = new Set([
    ...facts.mentions.flatMap(({ use, name }) => (use === 'assigned' ? [name] : [])),
    ...broken,
  ]);
  const known = [...names.values.keys(), ...names.libraries.keys(), ...assigned, '_G'];
  const isKnown = new Set(known);
  const told = new Set<string>();
  const findings: FileFinding[] = [];
  for (const mention of facts.mentions) {
    const { name, field } = mention;
    const fields =
      field === undefined || assigned.has(name) ? undefined : names.libraries.get(name);
    const whole = fields ? `${name}.${field}` : name;
    if (told.has(whole)) continue;
    if (fields && field !== undefined && !fields.has(field)) {
      const likely = nearest(field, fields.keys());
      findings.push(
        leftOut(facts, mention, whole) ??
          unknownName(facts, mention, whole, likely && `${name}.${likely}`),
      );
    } else if (!isKnown.has(name)) findings.push(unknown(facts, mention, known, names.of));
    else continue;
    told.add(whole);
  }
  return findings;
}

function unknown(
  facts: ScriptFacts,
  mention: GlobalMention,
  known: readonly string[],
  of: Names['of'],
): FileFinding {
  const { name, use } = mention;
  const at = facts.place(mention);
  const special = leftOut(facts, mention, name) ?? missingPlayer(facts, mention);
  if (special) return special;
  if (use !== 'called' && (contextOfFlag(name) || name.startsWith('ZTCG_')))
    return warning(
      at,
      'unquoted-flag',
      `The flag ${name} has no quotes; without them it is a name that stands for nothing.`,
      `Write "${name}".`,
    );
  if (use === 'called' && functionNamed(name) && of === 'sprite')
    return warning(
      at,
      'unknown-function',
      `${name} is for the descriptors of cards; the script of a sprite stops here.`,
      'Leave it out: a sprite shows what happens, and a card does it.',
    );
  if (use === 'called' && functionNamed(name))
    return warning(
      at,
      'unknown-function',
      `${name} is for the descriptors of sprites; in the script of a card it does nothing.`,
      'Set a new effect up with the functions for new effects, and start it with createEffect.',
    );
  if (use === 'called' && pointcutNamed(name))
    return warning(
      at,
      'unknown-function',
      `${name} is a pointcut that this card has no function for; the script stops here.`,
      `Write the function ${name}, or leave the call out.`,
    );
  return unknownName(facts, mention, name, nearest(name, known));
}

/** Something of standard Lua that does not exist here: no other name is meant. */
function leftOut(
  facts: ScriptFacts,
  mention: GlobalMention,
  name: string,
): FileFinding | undefined {
  const why = whyLeftOut(name);
  if (why === undefined) return undefined;
  return warning(
    facts.place(mention),
    mention.use === 'called' ? 'unknown-function' : 'unknown-name',
    `Scripts cannot reach ${name}: ${why}.`,
    'Do without it.',
  );
}

/** The player that a function is called with, by a name that the function does not give it. */
function missingPlayer(facts: ScriptFacts, mention: GlobalMention): FileFinding | undefined {
  const within = facts.functions.find(({ mentions }) => mentions.includes(mention));
  if (mention.name !== PLAYER || !within || within.name === '') return undefined;
  const { name, parameters, pointcut } = within;
  const [called] = parameters;
  const right = `function ${name}(${[PLAYER, ...parameters].join(', ')})`;
  const fix = pointcut
    ? called === undefined
      ? `Write ${right}.`
      : `Write ${called}, or function ${name}(${[PLAYER, ...parameters.slice(1)].join(', ')}).`
    : `Write ${right}, and call it with the player.`;
  const message = `The function ${name} has no parameter ${PLAYER}; without it the name stands for nil.`;
  return warning(facts.place(mention), 'unknown-name', message, fix);
}

/** What all examples call the one parameter of a pointcut. */
const PLAYER = 'player';

function unknownName(
  facts: ScriptFacts,
  mention: GlobalMention,
  name: string,
  likely: string | undefined,
): FileFinding {
  const called = mention.use === 'called';
  const hint = didYouMean(likely);
  const outcome = called ? 'the script stops here' : 'it stands for nil';
  return warning(
    facts.place(mention),
    called ? 'unknown-function' : 'unknown-name',
    `${called ? 'The function' : 'The name'} ${shorten(name)} is not known; ${outcome}.${hint}`,
    likely ? `Write ${likely}.` : `Define ${called ? 'the function' : 'it'}, or leave it out.`,
  );
}
