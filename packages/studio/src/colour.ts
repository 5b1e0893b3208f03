function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour between two hex colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  const parts = start.map((value, index) => {
    const mixed = Math.round(value + ((end[index] ?? value) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Warm paper, the ground of every sheet. */
export const paper = '#f6f1e5';

/** Gold leaf, for high ranks only. */
export const gold = '#d9a93a';
