/** What a game that is played on the table of any game says of itself on the site. */
export interface GameSheet {
  /** As the registry calls it. */
  readonly game: string;
  /** What one does in it, in a sentence. */
  readonly line: string;
  /** Its rules, in Markdown. */
  rules(): Promise<string>;
}
