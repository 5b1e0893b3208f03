import type { KeywordName } from './keywords.ts';
import type { Amount, CardType, Command, Condition, Program, Side } from './tree.ts';

/** The two lists that make a program. */
export interface Written {
  keywords: KeywordName[];
  values: number[];
}

const UNUSED = -1;

const CARD_EFFECTS = {
  draw: 'EFFECT_DRAW',
  discard: 'EFFECT_DISCARD',
  transfer: 'EFFECT_TRANSFER',
  swap: 'EFFECT_SWAP',
} as const;

const PLAIN_TESTS = {
  discarded: 'CON_DISCARD_FLAG',
  swapped: 'CON_SWAP_FLAG',
  flipped: 'CON_FLIP_FLAG',
  transferred: 'CON_TRANSFER_FLAG',
  target: 'CON_COMPARE_Against_Target',
} as const;

/**
 * Writes a program as keywords and values, the success path first. A conditional takes every
 * command after it into its last path (R-K4), so a program where one does not stand last in its
 * list has no written form: that is a RangeError.
 */
export function write(program: Program): Written {
  const written: Written = { keywords: [], values: [] };
  writeList(program.commands, written);
  return written;
}

function writeList(commands: readonly Command[], out: Written): void {
  commands.forEach((command, index) => {
    const last = index === commands.length - 1;
    if (command.do === 'if' && !last) {
      throw new RangeError('A conditional must be the last command of its list.');
    }
    writeCommand(command, out);
    if (!last) out.keywords.push('END_COMMAND');
  });
}

function writeCommand(command: Command, out: Written): void {
  switch (command.do) {
    case 'none':
      out.keywords.push('EFFECT_NONE');
      return;
    case 'add':
      out.keywords.push('EFFECT_ADDVALUE');
      writeTargets(command.targets, out);
      return;
    case 'if':
      out.keywords.push('EFFECT_CONDITIONAL');
      for (const condition of command.conditions) writeCondition(condition, out);
      out.keywords.push('SUCCESS_PATH');
      writeList(command.success, out);
      out.keywords.push('FAILURE_PATH');
      writeList(command.failure, out);
      return;
    default:
      out.keywords.push(CARD_EFFECTS[command.do]);
      writeTargets(command.targets, out);
      writeType(command.type, out);
  }
}

function writeCondition(condition: Condition, out: Written): void {
  const { side } = condition;
  switch (condition.test) {
    case 'class':
      out.keywords.push('CON_HAS_CLASS_CARD');
      writeTarget(side, condition.colour, out);
      writeStored(condition.count, out);
      return;
    case 'value':
      out.keywords.push('CON_HAS_VALUE_CARD');
      writeTarget(side, condition.value, out);
      writeStored(condition.count, out);
      return;
    case 'quantity':
      out.keywords.push('CON_CARD_QUANTITY');
      writeTarget(side, condition.from, out);
      writeStored(condition.to, out);
      writeType(condition.type, out);
      return;
    case 'duplicate':
      out.keywords.push('CON_HAS_DUPLICATE');
      writeTarget(side, UNUSED, out);
      writeType(condition.type, out);
      return;
    default:
      out.keywords.push(PLAIN_TESTS[condition.test]);
      writeTarget(side, UNUSED, out);
  }
}

function writeTargets(targets: readonly Amount[], out: Written): void {
  for (const { side, amount } of targets) writeTarget(side, amount, out);
}

function writeTarget(side: Side, value: number, out: Written): void {
  out.keywords.push(side === 'player' ? 'TARGET_PLAYER' : 'TARGET_OPPONENT');
  out.values.push(value);
}

function writeStored(value: number, out: Written): void {
  out.keywords.push('CON_STORE_ADDITIONAL_INTEGER');
  out.values.push(value);
}

function writeType(type: CardType, out: Written): void {
  out.keywords.push(type === 'number' ? 'TYPE_NUMBER' : 'TYPE_SPECIAL');
}
