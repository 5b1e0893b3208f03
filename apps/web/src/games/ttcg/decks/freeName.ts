/** The name that is wanted, or else the same with the next number that is free: "Bone Ledger 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const [, stem = wanted] = /^(.+) \d+$/.exec(wanted) ?? [];
  for (let number = 2; ; number++) {
    const name = `${stem} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
