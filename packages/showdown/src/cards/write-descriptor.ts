import { ACTION_BLOCK, CARD_BLOCK, type KeyRules, TYPE_RULES } from './block-rules.ts';
import type { CardDesign, LevelAction } from './card.ts';
import { quote } from './tree.ts';

/** Writes a card in the documented form, with its functions as they are. */
export function writeDescriptor(design: CardDesign, functionsSource = ''): string {
  const rule = TYPE_RULES[design.type];
  const stats = { LEVEL: design.level, ATTCK: design.attack, HP: design.hp };
  const values = { ...stats, BLOCK: design.block, TEXT: design.text };
  const functions = functionsSource.trimEnd().replace(/^\s*\n/, '');
  return lines(
    CARD_BLOCK,
    '{',
    indented(
      pair('NAME', design.name),
      pair('IMAGE', design.image),
      pair('TYPE', rule.written),
      pair('ELEMENT', design.element),
      pair('RARITY', `RARITY_${design.rarity.toUpperCase()}`),
      pair('INFO', design.info),
      pair('COST', design.cost),
      '',
      block(rule.block, [...statLines(rule.keys, values), ...design.abilities.map(action)]),
      ...(design.levelUp ? ['', action(design.levelUp)] : []),
    ),
    ...(functions === '' ? [] : ['', functions]),
    '}',
    '',
  );
}

/** The keys of the type, but for optional ones that say nothing. */
function statLines(keys: KeyRules, values: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(keys).flatMap(([key, { missing }]) => {
    const value = values[key] ?? '';
    const isSilent = missing === 'fine' && key !== 'LEVEL' && !value;
    return isSilent ? [] : [pair(key, value)];
  });
}

function action({ level, attributes, text }: LevelAction): string {
  return block(ACTION_BLOCK, [
    pair('LEVEL', level === 'one-shot' ? 'ZTCG_MAXVALUE' : level),
    pair('ATTRB', attributes),
    pair('TEXT', text),
  ]);
}

function block(name: string, content: readonly string[]): string {
  return lines(name, '{', indented(...content), '}');
}

function pair(key: string, value: string | number): string {
  return `${quote(key)} ${quote(String(value))}`;
}

function lines(...parts: readonly string[]): string {
  return parts.join('\n');
}

function indented(...parts: readonly string[]): string {
  const all = lines(...parts).split('\n');
  return lines(...all.map((line) => line && `  ${line}`));
}
