import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATES = 100;
const RULES = 300;
const VERBS = [
  'Draw',
  'Discard',
  'Destroy',
  'Reveal',
  'Return',
  'Tap',
  'Untap',
  'Mill',
  'Search',
  'Copy',
];
const WORDS = 'one two three four five six seven eight nine ten'.split(' ');
const KINDS = 'ember tide stone gale spark dawn moss dusk iron glass'.split(' ');

/** A folder with templates, placeholders and rules; the rules are JSON, which scripts in other languages read too. */
export function writeTask(folder: string): string {
  mkdirSync(join(folder, 'effects'), { recursive: true });
  mkdirSync(join(folder, 'placeholders'), { recursive: true });
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  write('placeholders/number.txt', WORDS);
  write('placeholders/kind.txt', KINDS);
  write('placeholders/rank.txt', ['1', '2', '3', '4', '5']);
  write('placeholders/what.txt', ['<kind> card', 'rank <rank> card', '<kind> unit of rank <rank>']);
  write('placeholders/combinations_to_remove.txt', ['# Nothing that there is', 'zero cards']);
  write('placeholders/phrase_replacements.txt', ['ten glass: ten clear', 'one iron: an iron']);
  write('effects/all_effect_templates.txt', templates());
  const path = join(folder, 'rules.json');
  writeFileSync(path, JSON.stringify({ rules: rules() }));
  return path;
}

function templates(): string[] {
  return Array.from({ length: TEMPLATES }, (_, at) => {
    const verb = VERBS[at % VERBS.length];
    return `${verb} <number> <kind> cards, then place ${at} of them below the top of your deck.`;
  });
}

function rules(): object[] {
  const columns = ['UNIT', 'SPELL', 'LEVEL_1', 'LEVEL_2', 'LEVEL_3', 'LEVEL_4', 'LEVEL_5'];
  return Array.from({ length: RULES }, (_, at) => {
    const verb = VERBS[at % VERBS.length];
    const set = columns[at % columns.length];
    if (at % 10 === 9) return { set, exact: [`place ${at % TEMPLATES} of them`] };
    const text = [`${verb} <number> <kind> card`, `${verb} <number> <what>`, `place ${at % 97} of`];
    const where = at > columns.length && at % 3 === 0 ? { where: 'UNIT' } : {};
    return { set, text: text.slice(at % 3, (at % 3) + 2), ...where };
  });
}
