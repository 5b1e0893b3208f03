import type { CardId, Decision } from '@cardscape/kernel';
import { type Allowance, isAnyLevel } from '../asking/allowance.ts';
import type { Matter, QuestionKind } from '../asking/matter.ts';
import type { PlayKind } from '../position/position.ts';
import type { ShowdownState } from '../position/state.ts';

type Naming = (card: CardId | null | undefined) => string;
type Wording = string | ((about: Matter, name: Naming) => string);

const PROMPTS: Readonly<Record<QuestionKind, Wording>> = {
  levelUp: 'Choose a card to level up with.',
  levelAgain: 'Choose a card to level up with once more.',
  play: ({ allowed }) => (allowed ? playPrompt(allowed) : 'Play a card.'),
  attack: ({ attacking }) =>
    attacking === undefined
      ? 'Attack with a mob, or end your turn.'
      : `Choose what ${attacking} attacks.`,
  target: ({ blow }, name) =>
    `Attack with ${name(blow?.attacker)} for ${blow?.damage}: choose a target.`,
  gear: 'Which equipment takes part?',
  prevent: ({ target, damage }, name) => `${name(target)} would take ${damage} damage. Prevent it?`,
  drain: ({ target, damage, instead }, name) =>
    `${name(target)} would take ${damage} damage. Take ${instead} with your character instead?`,
  destroy: ({ destroys }) => (destroys === 'mob' ? 'Destroy a mob.' : 'Destroy an equipment.'),
  discard: 'Discard a card.',
  recover: 'Choose a card to recover.',
  ability: ({ does = 'use' }) => ABILITY_PROMPTS[does],
  menu: 'Choose a card.',
  select: 'Choose a card.',
  order: 'Put the cards in order, the top one first.',
  prompt: 'Choose.',
  type: 'Choose a type of card.',
  coin: 'Call the coin.',
  rps: 'Rock, paper or scissors?',
  clash: 'Where does your card go?',
  name: 'Name a card.',
};

const ABILITY_PROMPTS: Readonly<Record<NonNullable<Matter['does']>, string>> = {
  skip: 'Which action is passed over in their next turn?',
  repeat: 'Which action is repeated?',
  use: 'Which action is done now?',
};

const PLAYS: Readonly<Record<PlayKind, string>> = {
  mob: 'a mob',
  equip: 'an equipment',
  action: 'a rapid action',
  field: 'a field',
};

function playPrompt(allowed: Allowance): string {
  const what = allowed.kinds.map((kind) => PLAYS[kind]).join(' or ');
  return isAnyLevel(allowed) ? `Play ${what}.` : `Play ${what} of level ${allowed.level} or less.`;
}

/** What the open question asks, in the script's words if it has some. */
export function promptOf({ step, table }: ShowdownState, { kind }: Decision): string {
  const said = step?.words.script?.prompt;
  if (said) return said;
  const wording = PROMPTS[kind as QuestionKind];
  if (typeof wording === 'string') return wording;
  const name: Naming = (card) =>
    card === null || card === undefined ? 'an effect' : (table.cards[card]?.design ?? 'a card');
  return wording(step?.matter ?? {}, name);
}
