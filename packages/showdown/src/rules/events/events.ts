import type { GameEvent, Seat, SeenCard } from '@cardscape/kernel';
import type { Ailment, Phase } from '../position/position.ts';
import type { Ending } from '../words/endings.ts';

/** What the table is told; who may see less of it gets the form without secrets. */
export type ShowdownEvent = GameEvent &
  (
    | { type: 'roll'; rolls: readonly (readonly [number, number])[]; first: Seat }
    | { type: 'turn'; seat: Seat; turn: number }
    | { type: 'phase'; seat: Seat; phase: Phase }
    | { type: 'levelUp'; seat: Seat; subject: SeenCard; level: number; hp: number; maxHp: number }
    | { type: 'drew'; seat: Seat; cards: readonly SeenCard[] }
    | { type: 'played'; seat: Seat; subject: SeenCard; slot: number }
    | { type: 'unplayed'; seat: Seat; none: boolean }
    | { type: 'stopped'; seat: Seat; subject: SeenCard }
    | { type: 'ability'; seat: Seat; subject: SeenCard; text: string }
    | {
        type: 'attack';
        seat: Seat;
        subject: SeenCard | null;
        target: SeenCard;
        damage: number;
        how: 'hit' | 'prevented' | 'missed';
        /** The target is on the attacker's own side. */
        within?: true;
      }
    | { type: 'aimless'; seat: Seat; subject: SeenCard | null }
    | { type: 'damaged'; target: SeenCard; damage: number; hp: number }
    | { type: 'healed'; seat: Seat; target: SeenCard; by: number; hp: number }
    | { type: 'destroyed'; seat: Seat; subject: SeenCard }
    | { type: 'discarded'; seat: Seat; subject: SeenCard }
    | { type: 'moved'; seat: Seat; subject: SeenCard; from: string; to: string }
    | ({ type: 'revealed'; seat: Seat; subject: SeenCard } & Revealing)
    | { type: 'peeked'; seat: Seat; subject: SeenCard }
    | { type: 'shuffled'; seat: Seat }
    | { type: 'ailing'; target: SeenCard; kind: Ailment; turns: number }
    | { type: 'ailingAll'; seat: Seat; kind: 'stun' | 'silence' }
    | { type: 'ended'; target: SeenCard; kind: 'hijack' | 'away' }
    | { type: 'dot'; target: SeenCard; damage: number; turns: number }
    | { type: 'suffered'; target: SeenCard; damage: number }
    | { type: 'coin'; seat: Seat; called: 'heads' | 'tails'; won: boolean }
    | { type: 'die'; seat: Seat; face: number; faces: number; won: boolean }
    | { type: 'rps'; hands: readonly [number, number]; winner: Seat }
    | { type: 'message'; seat: Seat; text: string }
    | { type: 'effect'; sprite: string; at: EffectPlace; attributes: EffectAttributes }
    | { type: 'broken'; subject: SeenCard; pointcut: string; message: string }
    | { type: 'more' }
    | { type: 'over'; winner: Seat | null; reason: Ending }
  );

/** Why a card is shown to both players: as a clash, for a name that was guessed, or by an effect. */
export type Revealing =
  | { readonly why: 'clash' }
  | { readonly why: 'named'; readonly named: string }
  /** With what its script says to it. */
  | { readonly why: 'effect'; readonly words: string };

/** Where an effect is shown, if its script has not said. */
export type EffectPlace = { readonly card: number } | null;

/** What a script has set for an effect, by setter; only what it has set. */
export type EffectAttributes = Readonly<Record<string, readonly number[]>>;
