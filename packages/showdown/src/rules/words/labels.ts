import type { CardId, Option } from '@cardscape/kernel';
import type { CardType } from '../../cards/card.ts';
import type { CardBook } from '../book/book.ts';
import type { Ability } from '../position/ability.ts';
import type { ShowdownState } from '../position/state.ts';

/** A short label for an option, as its player reads it. */
export function labelOf(book: CardBook, state: ShowdownState, option: Option): string {
  const { act, card, target } = option;
  if (act === 'pass') return 'End your turn';
  if (act === 'attack' && target?.is === 'card')
    return `${nameOf(state, card)} attacks ${nameOf(state, target.card)}`;
  if (act === 'levelUp' || act === 'levelAgain') return `Level up with ${nameOf(state, card)}`;
  if (act === 'gear') return `${nameOf(state, card)}: +${bonusOf(state, card)}`;
  if (card !== undefined) return nameOf(state, card);
  if (target?.is === 'answer') return answerOf(book, state, act, target.answer);
  return target?.is === 'hidden' ? `Card ${target.place + 1}` : 'a card';
}

function nameOf({ table }: ShowdownState, card: CardId | undefined): string {
  return card === undefined ? '' : (table.cards[card]?.design ?? 'a card');
}

/** What an equipment would add to the attack. */
function bonusOf({ step }: ShowdownState, card: CardId | undefined): number {
  return step?.matter?.gear?.find((one) => one.card === card)?.amount ?? 0;
}

/** The answers of the house, by the kind of question. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  prevent: ['Prevent', 'Take it'],
  drain: ['Take it', 'Let it happen'],
  prompt: ['Yes', 'No'],
  coin: ['Heads', 'Tails'],
  rps: ['Rock', 'Paper', 'Scissors'],
  clash: ['Leave it on top', 'Put it at the bottom'],
};

/** The words of an answer: the script's if it has some. One without words is a card nobody sees. */
function answerOf(book: CardBook, state: ShowdownState, kind: string, answer: number): string {
  const { matter, words } = state.step ?? {};
  const said = words?.script?.answers[answer] || ANSWERS[kind]?.[answer];
  if (said) return said;
  const type = matter?.types?.[answer];
  if (type) return TYPES[type];
  const ability = matter?.abilities?.[answer];
  if (ability) return abilityWords(book, state, ability);
  return matter?.designs?.[answer] ?? `Card ${answer + 1}`;
}

function abilityWords(book: CardBook, state: ShowdownState, { card, number }: Ability): string {
  const name = nameOf(state, card);
  const { abilities, levelUp } = book.sheet(name).design;
  const action = number === 0 ? levelUp : abilities[number - 1];
  return `${name}: ${action?.text ?? ''}`;
}

/** What players call the types. */
const TYPES: Readonly<Record<CardType, string>> = {
  mob: 'Mob',
  equip: 'Equipment',
  action: 'Rapid Action',
  field: 'Field',
  char: 'Character',
  jrboss: 'Jr. Boss',
  boss: 'Boss',
};
