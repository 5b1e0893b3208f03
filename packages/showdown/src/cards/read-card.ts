import { counted, expecting } from '@cardscape/kernel';
import { ACTION_BLOCK, ACTION_KEYS, CARD_KEYS, TYPE_RULES, type TypeRule } from './block-rules.ts';
import { CARD_TYPES, type CardDesign, type CardType, type LevelAction } from './card.ts';
import { elementName } from './elements.ts';
import { misplacedPiece, misspelt, repeatedBlock, unknownBlock } from './parse-file.ts';
import type { Report } from './problem.ts';
import { ONE_SHOT, readKeys } from './read-block.ts';
import { readRarity, readType, typeOfBlock } from './read-words.ts';
import type { Block, Written } from './tree.ts';

const BLOCK_NAMES = CARD_TYPES.map((type) => TYPE_RULES[type].block);

/** Reads the outermost block of a card (5.1.1 to 5.1.9); nothing if it has no block of its type. */
export function readCard(card: Block, report: Report): CardDesign | undefined {
  const values = readKeys(card, CARD_KEYS, report);
  const rarity = readRarity(values.at('RARITY'), report);
  const type = readType(values.at('TYPE'), report);
  const found = oneTypeBlock(card, report);
  if (!found) {
    const right = type ? TYPE_RULES[type].block : 'the block of its type, such as TYPE_MOB';
    report.error('missing-block', card.at, `The card lacks ${right}.`, right);
    return undefined;
  }
  if (type) checkType(type, values.at('TYPE'), found, report);
  const rule = TYPE_RULES[found.type];
  const stats = readKeys(found.block, rule.keys, report);
  const level = stats.integer('LEVEL');
  return {
    name: values.text('NAME'),
    type: found.type,
    element: elementName(values.text('ELEMENT')),
    rarity,
    info: values.text('INFO'),
    cost: values.integer('COST'),
    image: values.text('IMAGE'),
    level,
    attack: stats.integer('ATTCK'),
    hp: found.type === 'equip' ? equipmentHp(level) : stats.integer('HP'),
    block: stats.integer('BLOCK'),
    text: stats.text('TEXT'),
    ...readActions(card, found.block, rule, report),
  };
}

/** The HP of equipment: they are not printed, but follow from its level. */
export function equipmentHp(level: number): number {
  return 20 + Math.floor(level / 2);
}

interface TypeBlock {
  readonly type: CardType;
  readonly block: Block;
}

/** The one block of the card's type; all others are reported. */
function oneTypeBlock(card: Block, report: Report): TypeBlock | undefined {
  let found: TypeBlock | undefined;
  for (const block of card.blocks) {
    const type = typeOfBlock(block.name);
    if (type === undefined) {
      if (!isAction(block)) unknownBlock(report, block, [...BLOCK_NAMES, ACTION_BLOCK]);
    } else if (found) {
      repeatedBlock(report, block, 'one block of the type of the card');
    } else {
      found = { type, block };
      const { block: name } = TYPE_RULES[type];
      if (block.name !== name && block.name !== 'TYPE_CHAR') misspelt(report, block, name);
      misplacedPiece(report, block.pieces[0], 'ZTCG_CARD { ... }');
    }
  }
  return found;
}

function checkType(
  type: CardType,
  written: Written | undefined,
  found: TypeBlock,
  report: Report,
): void {
  if (type === found.type) return;
  const [said, stands] = [TYPE_RULES[type], TYPE_RULES[found.type]];
  const message = `TYPE is ${said.written}, but the block is ${found.block.name}.`;
  const right = `TYPE ${stands.written}, or the block ${said.block}`;
  report.error('wrong-value', written?.at ?? found.block.at, message, right);
}

type Actions = Pick<CardDesign, 'abilities' | 'levelUp'>;

/** The `LVL_ACTION` blocks: abilities inside the block of the type, the level-up effect outside. */
function readActions(card: Block, inner: Block, rule: TypeRule, report: Report): Actions {
  for (const block of inner.blocks)
    if (!isAction(block)) misplacedBlock(report, block, `inside ${rule.block}`);
  const inside = inner.blocks.filter(isAction);
  const outside = card.blocks.filter(isAction);
  const { least, most } = rule.actions;
  // Characters give no level-up effect, and only they and bosses have abilities, so that actions at
  // the wrong side of a brace can be told.
  const isCharacter = least > 0;
  if (isCharacter) warnMisplaced(report, outside, `inside ${rule.block}`);
  if (most === 0) warnMisplaced(report, inside, `beside ${rule.block}, inside ZTCG_CARD`);
  const both = [...inside, ...outside].sort((a, b) => a.at - b.at);
  const abilities = isCharacter ? both : most === 0 ? [] : inside;
  const levelUps = isCharacter ? [] : most === 0 ? both : outside;
  const fourth = abilities[most];
  if (fourth) repeatedBlock(report, fourth, `at most ${most} inside ${rule.block}`);
  if (abilities.length < least) {
    const right = `${counted(least, ACTION_BLOCK)} inside ${rule.block}`;
    const clause = `Found ${abilities.length || 'no'} ${ACTION_BLOCK}`;
    report.error('missing-block', inner.at, expecting(clause, right));
  }
  if (levelUps[1]) repeatedBlock(report, levelUps[1], 'one level-up effect');
  const [levelUp] = levelUps.map((block) => readAction(block, report));
  return {
    abilities: abilities.map((block) => readAction(block, report)),
    levelUp: levelUp ?? null,
  };
}

function readAction(block: Block, report: Report): LevelAction {
  if (block.name !== ACTION_BLOCK) misspelt(report, block, ACTION_BLOCK);
  for (const inner of block.blocks) misplacedBlock(report, inner, `inside ${ACTION_BLOCK}`);
  misplacedPiece(report, block.pieces[0], 'ZTCG_CARD { ... }');
  const values = readKeys(block, ACTION_KEYS, report);
  const isOneShot = ONE_SHOT.has(values.text('LEVEL').toUpperCase());
  return {
    level: isOneShot ? 'one-shot' : values.integer('LEVEL'),
    attributes: values.integer('ATTRB'),
    text: values.text('TEXT'),
  };
}

function isAction({ name }: Block): boolean {
  return name.toUpperCase() === ACTION_BLOCK;
}

function misplacedBlock(report: Report, { name, at }: Block, where: string): void {
  const message = `The block ${name || 'without a name'} may not stand ${where}.`;
  report.error('misplaced-block', at, message);
}

function warnMisplaced(report: Report, blocks: readonly Block[], right: string): void {
  for (const { name, at } of blocks) {
    const message = `This ${name} stands ${right} as a rule; it is read as if it did.`;
    report.warn('misplaced-block', at, message, right);
  }
}
