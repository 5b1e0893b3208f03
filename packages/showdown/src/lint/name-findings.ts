import { nearest, shorten } from '@cardscape/kernel';
import { contextOfFlag, functionNamed, pointcutNamed } from '../interface/index.ts';
import type { Environment } from '../lua/index.ts';
import type { GlobalMention } from '../lua/syntax/resolve.ts';
import { type Finding, warning } from './finding.ts';
import { reachOf, type ScriptFacts } from './script-facts.ts';

/** What scripts can name. */
export type Names = Pick<Environment, 'values' | 'libraries'>;

/** Names that stand for nothing, each where it is first used, and values that are gone when used. */
export function nameFindings(facts: ScriptFacts, names: Names): Finding[] {
  const assigned = new Set(
    facts.mentions.flatMap(({ use, name }) => (use === 'assigned' ? [name] : [])),
  );
  const known = [...names.values.keys(), ...names.libraries.keys(), ...assigned, '_G'];
  const isKnown = new Set(known);
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const mention of facts.mentions) {
    const { name, field } = mention;
    const fields =
      field === undefined || assigned.has(name) ? undefined : names.libraries.get(name);
    const whole = fields ? `${name}.${field}` : name;
    if (told.has(whole)) continue;
    if (fields && field !== undefined && !fields.has(field)) {
      const likely = nearest(field, fields.keys());
      findings.push(unknownName(facts, mention, whole, likely && `${name}.${likely}`));
    } else if (!isKnown.has(name)) findings.push(unknown(facts, mention, known));
    else continue;
    told.add(whole);
  }
  return [...findings, ...lostValues(facts, isKnown)];
}

function unknown(facts: ScriptFacts, mention: GlobalMention, known: readonly string[]): Finding {
  const { name, use } = mention;
  const at = facts.place(mention);
  if (use !== 'called' && (contextOfFlag(name) || name.startsWith('ZTCG_')))
    return warning(
      at,
      'unquoted-flag',
      `The flag ${name} has no quotes; without them it is a name that stands for nothing.`,
      `Write "${name}".`,
    );
  if (use === 'called' && functionNamed(name))
    return warning(
      at,
      'unknown-function',
      `${name} is for the descriptors of sprites; the script of a card stops here.`,
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

function unknownName(
  facts: ScriptFacts,
  mention: GlobalMention,
  name: string,
  likely: string | undefined,
): Finding {
  const called = mention.use === 'called';
  const hint = likely ? ` Did you mean ${likely}?` : '';
  const outcome = called ? 'the script stops here' : 'it stands for nil';
  return warning(
    facts.place(mention),
    called ? 'unknown-function' : 'unknown-name',
    `${called ? 'The function' : 'The name'} ${shorten(name)} is not known; ${outcome}.${hint}`,
    likely ? `Write ${likely}.` : `Define ${called ? 'the function' : 'it'}, or leave it out.`,
  );
}

/** Values that one function sets and another reads: each call of a card's function starts afresh. */
function lostValues(facts: ScriptFacts, known: ReadonlySet<string>): Finding[] {
  const setOutside = new Set(facts.outside.map(({ name }) => name));
  const findings = new Map<string, Finding>();
  for (const root of facts.functions) {
    if (!root.pointcut) continue;
    const inside = [...reachOf(facts, root)].flatMap(({ mentions }) => mentions);
    const set = new Set(inside.flatMap((one) => (one.use === 'assigned' ? [one.name] : [])));
    for (const mention of inside) {
      const { name } = mention;
      if (mention.use === 'assigned' || setOutside.has(name) || set.has(name)) continue;
      const setter = facts.functions.find(({ mentions }) =>
        mentions.some((one) => one.use === 'assigned' && one.name === name),
      );
      if (!setter || !known.has(name) || findings.has(name)) continue;
      findings.set(
        name,
        warning(
          facts.place(mention),
          'lost-value',
          `${name} is set in ${setter.name}, but each function starts afresh: here it is nil.`,
          'Keep the value in a register of the card (editCardRegister), or work it out again.',
        ),
      );
    }
  }
  return [...findings.values()];
}
