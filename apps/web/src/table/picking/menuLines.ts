import type { AskedPick, Option } from '@cardscape/kernel';
import type { MenuLine } from '../screen/CardMenu.tsx';
import { placeAmong } from './usePicking.ts';

/** Writes a menu's lines: each with what it does, or why it cannot be done. */
export function menuLines(
  asked: Pick<AskedPick, 'options'> | undefined,
  reason: (option: Option) => string | undefined,
): (option: Option, verb: string, does: string) => MenuLine {
  return (option, verb, does) => {
    const legal = placeAmong(asked, option) >= 0;
    return { option, verb, legal, does: legal ? does : (reason(option) ?? does) };
  };
}
