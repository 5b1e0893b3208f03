/** What is printed on a card, as plain data: whoever shows a card, on any ground, draws it from this. */
export interface CardPrint {
  /** The id of the design. */
  readonly design: string;
  readonly name: string;
  /** The ground the card stands on; it colours the frame. */
  readonly terrain: string;
  /** From 0, the most common, to 5. */
  readonly rarity: number;
  /** Its kind, as on the line under the picture: "Earth: Beast, Machine". */
  readonly kind: string;
  /** Rank or level: so many marks beside the name. */
  readonly marks?: number;
  /** What it says, a paragraph each. */
  readonly lines: readonly PrintedLine[];
  readonly corners: PrintedCorners;
  readonly art: CardArt;
  /** Which copy of the print run it is. */
  readonly serial?: string;
  /** A line of its story. */
  readonly lore?: string;
  /** What the game's own screens ask of it besides, as plain data: its type, its element, its level. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A paragraph of a card. */
export interface PrintedLine {
  readonly text: string;
  /** What kind of text it is, or what it takes: "Counter", "Level 30, 2 Earth". */
  readonly tag?: string;
}

/** The numbers in the corners of a card; a corner without one stays empty. */
export interface PrintedCorners {
  readonly topLeft?: PrintedNumber;
  readonly topRight?: PrintedNumber;
  readonly bottomLeft?: PrintedNumber;
  readonly bottomRight?: PrintedNumber;
}

/** A number of a card. */
export interface PrintedNumber {
  /** What it is the number of: "attack". */
  readonly of: string;
  readonly value: number;
  /** Whether it is added to something, and so has a sign. */
  readonly added?: boolean;
}

/** What the picture of a card shows; how it is drawn is for those who draw. */
export interface CardArt {
  /** The same name is always the same picture. */
  readonly name: string;
  readonly terrain: string;
  readonly shows: 'creature' | 'thing' | 'person' | 'place' | 'number';
  /** Words that tell what is to be seen: kinds of creatures, the designer's own words. */
  readonly words: readonly string[];
  readonly rank?: number;
  readonly attack?: number;
  readonly defense?: number;
  /** The file of a picture that the designer gave. */
  readonly image?: string;
}
