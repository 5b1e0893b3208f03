// Made by packages/showdown/scripts/embed-cards.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data

/** The texts of cards, by folder and file. */
export const CARD_FILES: readonly { path: string; text: string }[] = [];
