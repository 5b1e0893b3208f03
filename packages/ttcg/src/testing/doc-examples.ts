/** A sentence that a page shows, and what the page says of it. */
export interface EffectExample {
  readonly text: string;
  /** How it is written back. */
  readonly english: string;
  /** Its type, where the page names it. */
  readonly type?: string;
  /** The message of its refusal; it is understood without one. */
  readonly refused?: string;
}

/** The lines of the code blocks of a page whose fence is followed by these words. */
export function blocks(page: string, info: string): string[][] {
  return [...page.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)]
    .filter(([, found]) => found === info)
    .map(([, , text = '']) => text.trimEnd().split('\n'));
}

/** The sentences in the `effects` blocks; what is said of one stands indented under it. */
export function effectExamples(page: string): EffectExample[] {
  const examples: { text: string; english: string; type?: string; refused?: string }[] = [];
  for (const line of blocks(page, 'effects').flat()) {
    const said = line.trim();
    const last = examples.at(-1);
    if (line === said) examples.push({ text: line, english: line });
    else if (!last) throw new Error(`Nothing is said before "${said}".`);
    else if (said.startsWith('-> ')) last.english = said.slice(3);
    else if (said.startsWith('!! ')) last.refused = said.slice(3);
    else if (/^\([a-z]+\)$/.test(said)) last.type = said.slice(1, -1);
    else throw new Error(`"${said}" is none of ->, !! and ( ).`);
  }
  return examples;
}
