/** A seed that nobody can guess, for a new match. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return [...words].map((word) => word.toString(36)).join('-');
}
