import type { CardId } from '@cardscape/kernel';
import type { CardType } from '../../cards/card.ts';
import type { Blow } from '../attack/blow.ts';
import type { Ability } from '../position/ability.ts';
import type { Allowance } from './allowance.ts';

/** What players are asked. */
export type QuestionKind =
  | 'levelUp'
  | 'levelAgain'
  | 'play'
  | 'attack'
  | 'target'
  | 'gear'
  | 'prevent'
  | 'drain'
  | 'destroy'
  | 'discard'
  | 'recover'
  | 'ability'
  | 'menu'
  | 'select'
  | 'order'
  | 'prompt'
  | 'type'
  | 'coin'
  | 'rps'
  | 'clash'
  | 'name';

/**
 * What a question is about, for whoever puts it in words, explains it or works out what an answer would
 * do.
 */
export interface Matter {
  /** The attack that is being ordered, */
  readonly blow?: Blow;
  /** and what it was aimed at, once it was. */
  readonly target?: CardId;
  /** What the target would take, */
  readonly damage?: number;
  /** and what its player's character would take in its place. */
  readonly instead?: number;
  /** What each equipment would add to the attack. */
  readonly gear?: readonly { readonly card: CardId; readonly amount: number }[];
  /** The design whose cards attack, where only those may. */
  readonly attacking?: string;
  /** What may be played. */
  readonly allowed?: Allowance;
  /** What is destroyed. */
  readonly destroys?: 'mob' | 'equip';
  /** The abilities to choose from, and what becomes of the one chosen. */
  readonly abilities?: readonly Ability[];
  readonly does?: 'skip' | 'repeat' | 'use';
  /** The types of cards to choose from. */
  readonly types?: readonly CardType[];
  /** The designs to choose from. */
  readonly designs?: readonly string[];
}

/** Words that a script hands over for a question; where there are none, those of the house stand. */
export interface ScriptWords {
  readonly prompt: string;
  /** Of the answers, in their order. */
  readonly answers: readonly string[];
}
