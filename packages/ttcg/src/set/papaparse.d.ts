/** The part of Papa Parse that is used here; the package comes without types. */
declare module 'papaparse' {
  interface ParseError {
    readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch';
    /** Where it was noticed, counted from 0. */
    readonly index?: number;
  }

  const Papa: {
    parse(
      text: string,
      config: { delimiter: string; newline: '\n' },
    ): { readonly data: string[][]; readonly errors: readonly ParseError[] };
    unparse(
      rows: readonly (readonly string[])[],
      config: { delimiter: string; newline: '\n' },
    ): string;
  };
  export = Papa;
}
