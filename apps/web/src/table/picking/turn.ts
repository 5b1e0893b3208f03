import type {
  AskedDecision,
  AskedPick,
  CardId,
  Consultation,
  Option,
  Picks,
  SeatDecision,
} from '@cardscape/kernel';
import type { Refusal } from '../screen/WhyNot.tsx';

/** A question that is answered by a number, with its words. */
export type AskedNumber = Extract<AskedDecision, { readonly ask: 'number' }>;

/** What the person at a table can do on it; a table without hands is only looked at. */
export interface TableHands {
  /** What they are asked; nothing while something is told, or while another person is called. */
  readonly decision: SeatDecision | undefined;
  /** Answers it. */
  onChoose(picks: Picks): void;
  /** Why they cannot do this now. */
  explain(option: Option): Promise<string | undefined>;
  /** The same as far as it is known already, for what is drawn. */
  reason(option: Option): string | undefined;
  /** An option of the decision in words. */
  label(option: Option): string;
  /** What only the holder of the position can answer; nothing until it has. */
  consulted(question: Consultation): unknown;
}

/** A person's dealings with a table: what they are asked, and what they have picked for it. */
export interface TableTurn {
  readonly hands: TableHands | undefined;
  /** The question, if they are asked to pick. */
  readonly asked: AskedPick | undefined;
  /** The question, if they are asked for a number. */
  readonly number: AskedNumber | undefined;
  /** The number that would be answered now; it may be out of range while it is typed. */
  readonly amount: number;
  setAmount(to: number): void;
  /** The options chosen so far, by their places in the list. */
  readonly chosen: Picks;
  readonly refusal: Refusal | undefined;
  isLegal(card: CardId): boolean;
  isChosen(card: CardId): boolean;
  /** Does what picking a card of the table means now, or says why it means nothing. */
  pick(card: CardId): void;
  /** Chooses an option by its place, or puts it back; answers where one is all that can be given. */
  choose(place: number): void;
  /** An attack that is asked about once more before it is made, for who wants that. */
  readonly doubted: Option | undefined;
  /** Makes it, or thinks again. */
  decide(sure: boolean): void;
  /** Does it, or says why not; `at` is the anchor where that is said. */
  act(option: Option, at?: string): void;
  /** Answers with what is chosen, or says what is missing. */
  confirm(): void;
  /** Lets go of a card that was taken up. */
  unpick(): void;
  /** Says why something else cannot be done. */
  refuse(words: string, at?: string): void;
  forgive(): void;
  /** A card is lifted from the table. */
  take?(card: CardId): void;
  /** It is let go over an anchor: means what picking both would mean. Without one it is put back. */
  drop?(card: CardId, anchor: string): void;
  /** What would come of the act that is thought of, if it were aimed at this anchor; nothing if that is not known. */
  forecast?(anchor: string): readonly string[] | undefined;
}
