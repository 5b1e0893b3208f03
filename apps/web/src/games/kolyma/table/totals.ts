/** A total as it is written: a true minus, no plus. */
export function totalWords(total: number): string {
  return total < 0 ? `−${-total}` : String(total);
}

/** How a total stands to the target, in words. */
export function wayTo(total: number, target: number): string {
  if (total === target) return 'On the target';
  return total > target ? `${total - target} over` : `${target - total} to go`;
}
