const steps = [1, 2, 5, 10, 20, 50, 100];

/** Every how manieth part can be named, if they begin at these places and a name takes that room. */
export function everyNth(begins: readonly number[], room: number): number {
  const fits = (nth: number) => {
    const named = begins.filter((_, index) => (index + 1) % nth === 0);
    return named.every((place, index) => index === 0 || place - (named[index - 1] ?? 0) >= room);
  };
  return steps.find(fits) ?? begins.length;
}
