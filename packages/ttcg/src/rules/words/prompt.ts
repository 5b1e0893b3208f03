import { capital, cardOf, type Seat } from '@cardscape/kernel';
import { inWords } from '../../language/print/words.ts';
import type { Act } from '../../language/tree/tree.ts';
import { namedText } from '../book/texts.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { programIn } from '../position/link.ts';
import {
  type CardsQuestion,
  namesFor,
  type Question,
  type WhetherReason,
} from '../position/question.ts';
import { pileOf } from '../position/zones.ts';
import { actsIn } from '../resolve/frame-acts.ts';
import { mayBattle, playsLeft } from '../turn/options.ts';
import { effectPrompt, replacePrompt, whichIsMeant } from './asked-about.ts';
import { forAsked, optionText } from './told-to.ts';
import { actPrompt, eachPrompt, foundPrompt, mayPrompt } from './wording.ts';

/** What the player to move is asked, in words for them. */
export function promptOf(duel: Duel): string {
  const { question, window, chain, stage } = duel.state;
  if (question) return questionText(duel, question);
  if (window) return chain.length > 0 ? 'Answer, or pass.' : 'Use an effect now, or pass.';
  switch (stage) {
    case 'mulligan':
      return `Keep your hand, or shuffle it in and draw ${duel.edition.mulligan ?? 0}?`;
    case 'battle':
      return 'Attack, or end your turn.';
    default:
      return mainText(duel);
  }
}

function mainText(duel: Duel): string {
  const plays = playsLeft(duel, duel.state.active);
  const then = mayBattle(duel) ? 'then battle' : 'then end your turn';
  return plays > 0
    ? `Play ${plays === 1 ? 'one more card' : `up to ${plays} cards`}, use effects, ${then}.`
    : `Use effects, ${then}.`;
}

function questionText(duel: Duel, question: Question): string {
  switch (question.ask) {
    case 'cards':
      return cardsText(duel, question);
    case 'whether':
      return whetherText(duel, question.why, question.seat);
    case 'player':
      return 'Which player?';
    case 'option':
      return choiceText(duel);
    case 'name':
      return `Choose a ${question.what}.`;
    case 'number':
      return question.of === 'cards'
        ? 'How many cards do you draw?'
        : 'How many points do you lose?';
    case 'place':
      return `Where do you ${question.why} ${nameIn(duel, question.card)}?`;
    case 'link':
      return 'Which effect resolves next?';
    case 'effect':
      return `Which effect of ${nameIn(duel, question.card)}?`;
  }
}

function nameIn(duel: Duel, id: number): string {
  return sheetOf(duel, id).design.name;
}

function cardsText(duel: Duel, question: CardsQuestion): string {
  const { why, seat, base, min } = question;
  switch (why) {
    case 'act': {
      const { act, link } = atWork(duel);
      const told = forAsked(act, link, seat);
      const prompt = isInDeck(duel, question) ? foundPrompt(told) : actPrompt(told);
      const isAmongThem = link.that.some(({ card }) => question.from.includes(card));
      return isAmongThem ? prompt : `${prompt}${whichIsMeant(duel, link, [act], seat)}`;
    }
    case 'target':
      return actPrompt(targetAct(duel));
    case 'overload':
      return 'Overload: discard one card.';
    case 'equip':
      return 'Equip this card to one unit.';
    case 'handLimit':
      return `Discard ${min} to keep ${question.from.length - min} cards.`;
    case 'rankUp':
      return `With which card do you rank up ${nameIn(duel, base as number)}?`;
    case 'topOrder':
      return 'In which order, the top card first?';
    case 'bottomOrder':
      return 'In which order, the bottom card last?';
  }
}

/** The act that is being done, and the effect that it belongs to. */
function atWork(duel: Duel): { readonly act: Act; readonly link: Link } {
  const link = linkIn(duel);
  const frame = lastFrame(duel, 'acts');
  return { act: actsIn(duel, frame, link)[frame.act] as Act, link };
}

/** The act for which the next target of an effect is chosen. */
function targetAct(duel: Duel): Act {
  const link = linkIn(duel);
  const { targets, effect } = programIn(duel, link);
  const { sentence = 0, act = 0 } = targets[link.targets.length] ?? {};
  return effect.sentences[sentence]?.acts[act] as Act;
}

const linkIn = ({ state }: Duel): Link => state.working.at(-1) as Link;

function lastFrame<Kind extends Frame['kind']>(
  { state }: Duel,
  kind: Kind,
): Extract<Frame, { kind: Kind }> {
  const found = state.frames.findLast((frame) => frame.kind === kind);
  return found as Extract<Frame, { kind: Kind }>;
}

/** Cards of a deck are added to a hand, rather than returned to it. */
function isInDeck({ state }: Duel, { from }: CardsQuestion): boolean {
  return from.every((id) => pileOf(cardOf(state.table, id).zone)?.zone === 'deck');
}

/** How many of its options a choice asks for, one after the other. */
function choiceText(duel: Duel): string {
  if (lastFrame(duel, 'acts').chosen) return 'Choose another.';
  const { count } = atWork(duel).act as Extract<Act, { do: 'choose' }>;
  if (count === undefined) return 'Choose one.';
  if (count === 'some') return 'Choose one or more.';
  return 'n' in count ? `Choose ${inWords(count.n)}.` : `Choose up to ${inWords(count.upTo)}.`;
}

/** Whether they want to, said to those who decide in the place of you, or as you do. */
function whetherText(duel: Duel, why: WhetherReason, seat: Seat): string {
  if (why === 'replace') return replacePrompt(duel, lastFrame(duel, 'replace'));
  const link = linkIn(duel);
  if (why === 'effect') return effectPrompt(duel, link);
  const sentence = programIn(duel, link).effect.sentences[lastFrame(duel, 'resolve').sentence];
  const { may, acts = [], cost = [] } = sentence ?? {};
  if (why === 'each' && may !== 'both') return eachPrompt(acts);
  const told = (list: readonly Act[]) =>
    may === 'opponent' || may === 'both' ? list.map((act) => forAsked(act, link, seat)) : list;
  const asked = why === 'cost' ? [...cost, ...acts] : acts;
  const prompt = mayPrompt(told(acts), why === 'cost' ? told(cost) : undefined);
  return `${prompt}${whichIsMeant(duel, link, asked, seat)}`;
}

/** One of the answers to a question, as the player who is asked reads it. */
export function answerText(duel: Duel, question: Question, answer: number): string {
  switch (question.ask) {
    case 'whether':
      return answer === 0 ? 'Yes' : 'No';
    case 'player':
      return answer === 0 ? 'You' : 'Your opponent';
    case 'option': {
      const option = question.from[answer];
      if (option === undefined) return 'Nothing more.';
      const { act, link } = atWork(duel);
      const { from } = act as Extract<Act, { do: 'choose' }>;
      return optionText(from[option] ?? [], link.seat, question.seat);
    }
    case 'link': {
      const link = duel.state.chain[question.from[answer] ?? -1];
      return link ? namedText(duel, link) : '';
    }
    case 'name':
      return capital(namesFor(question)[answer] ?? '');
    case 'number':
      return String(answer);
    default:
      return '';
  }
}
