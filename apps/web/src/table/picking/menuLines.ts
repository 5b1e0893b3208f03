import type { AskedPick, Option } from '@cardscape/kernel';
import type { MenuLine } from '../screen/CardMenu.tsx';
import { placeAmong } from './usePicking.ts';

/** Writes a menu's lines: each with what it does, and why it cannot be done now. */
export function menuLines(
  asked: Pick<AskedPick, 'options'> | undefined,
  reason: (option: Option) => string | undefined,
): (option: Option, verb: string, does: string) => MenuLine {
  return (option, verb, does) => {
    const legal = placeAmong(asked, option) >= 0;
    const why = legal ? undefined : reason(option);
    return { option, verb, legal, does, ...(why !== undefined && { why }) };
  };
}
