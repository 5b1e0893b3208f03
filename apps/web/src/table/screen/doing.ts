/** Who does something, in words: "You win", "Ilsa wins". */
export function doing(name: string, deed: string): string {
  return name === 'You' ? `You ${deed}` : `${name} ${deed}s`;
}
