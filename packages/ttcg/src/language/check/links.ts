import { CARDLESS } from '../tree/cardless.ts';
import { isOfBoth, pointsBack } from '../tree/for-each.ts';
import { targetsOf } from '../tree/targets.ts';
import type { Condition, Sentence } from '../tree/tree.ts';
import type { Case } from './case.ts';

/** What a sentence says of the one before it: "otherwise", "if you do", "instead", of each player. */
export function checkLinks(checked: Case): void {
  const { sentences } = checked.effect;
  for (let at = 0; at < sentences.length; at++) {
    checkLink(checked, sentences[at] as Sentence, at);
    checkOfEach(checked, at);
  }
}

function checkLink(checked: Case, { link, if: condition }: Sentence, at: number): void {
  const before = checked.effect.sentences[at - 1];
  if (link === 'otherwise' && !before?.if) {
    checked.complain('"Otherwise" needs an "if" in the sentence before.');
  }
  if (link === 'done' || link === 'undone') {
    const act = before?.acts.at(-1);
    if (act?.do === 'extraPlays') checked.complainOf(act, 'whether it is used is known only later');
  }
  if (link === 'instead') {
    if (condition) {
      checkInstead(checked, at);
      checkAlready(checked, condition, before);
    } else checked.complain('"Instead" needs an "if" that says when.');
  }
}

/** "Mill one card. If it is a unit, ... instead.": which card it is must be known before it is done. */
function checkInstead(checked: Case, at: number): void {
  const { effect } = checked;
  const { if: condition, acts } = effect.sentences[at] as Sentence;
  if (!pointsBack(condition) && !acts.some(pointsBack)) return;
  if (targetsOf(effect).some(({ sentence }) => sentence === at - 1)) return;
  const unknown = effect.sentences[at - 1]?.acts.find(
    (act) => !CARDLESS.includes(act.do) && !pointsBack(act),
  );
  if (unknown) {
    const why = 'what "it" is must be known before; say "Choose ..." or "Reveal ..." first';
    checked.complainOf(unknown, why);
  }
}

/** "Tap one unit. If it is tapped, ... instead": no card that is tapped already is chosen to be tapped (R-T337). */
function checkAlready(checked: Case, condition: Condition, before: Sentence | undefined): void {
  const act = before?.acts.at(-1);
  if (act?.do !== 'tap' && act?.do !== 'untap') return;
  if (act.cards.the !== 'pick' || condition.is !== 'card' || condition.card.the !== 'that') return;
  const { a } = condition;
  if (a.kind !== 'state' || a.state !== `${act.do}ped`) return;
  checked.complainOf(
    act,
    `no ${a.state} card is chosen for that; say "Choose ... If it is ${a.state}, ...; otherwise, ${act.do} it"`,
  );
}

/** "Each player draws a card. Each player discards it.": whose is not known from one to the next. */
function checkOfEach(checked: Case, at: number): void {
  const { sentences } = checked.effect;
  const before = sentences[at - 1]?.acts.at(-1);
  const first = sentences[at]?.acts[0];
  if (!before || !first || !isOfBoth(before) || !isOfBoth(first) || !pointsBack(first)) return;
  checked.complainOf(first, 'of each player by themselves this is said in one sentence');
}
