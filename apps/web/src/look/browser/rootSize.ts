/** How much larger than usual letters are drawn: large screens let a table grow. */
export function grown(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
