import { conditionPhrase } from '../print/conditions.ts';
import type { Speech } from '../print/filter.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { isThatPlace } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act } from '../tree/tree.ts';
import { visit } from '../tree/walk.ts';
import type { Case } from './case.ts';
import { hostFaults } from './filters.ts';
import { faultsWith, isGone, isOnThat, left, type Meant, meantAfter, victimOf } from './meant.ts';

/** Acts that make no sense with what "it" means: "Destroy one unit. It gains 100 attack." */
export function checkIt(checked: Case): void {
  const { when, sentences } = checked.effect;
  let meant = when?.at === 'event' && when.word !== 'before' ? left(when.event) : undefined;
  const follow = (act: Act) => {
    if (act.do === 'choose') {
      const before = meant;
      for (const option of act.from) {
        meant = before;
        option.forEach(follow);
      }
      meant = undefined;
      return;
    }
    checkBeside(checked, act, meant);
    if (act.do === 'play' && act.inItsPlace && !(meant && isGone(meant) && meant.left))
      checked.complainOf(act, 'say first what has left the field');
    const known = isOnThat(act) ? meant : victimOf(act);
    if (known) for (const why of faultsWith(act, known)) checked.complainOf(act, why);
    if (!CARDLESS.includes(act.do) && !act.inPassing) meant = meantAfter(act, meant);
  };
  for (const { link, on, if: condition, cost, acts } of sentences) {
    const asksOfIt = condition?.is === 'card' && condition.card.the === 'that';
    const apart = (condition && !asksOfIt) || (link && link !== 'then' && link !== 'done');
    if (on) meant = on.would ? undefined : left(on.event);
    else if (apart && sentences[0]?.acts !== acts) meant = undefined;
    if (asksOfIt && meant && isGone(meant) && !meant.left && condition.a.kind === 'state')
      checked.complain(`"if ${conditionPhrase(condition, 'if', IT)}": it is not on the field.`);
    cost?.forEach(follow);
    // "When a unit attacks, discard one card to destroy it": the unit, rather than the cost.
    if (cost && when) meant = undefined;
    acts.forEach(follow);
  }
}

const IT: Speech = { several: false };

function checkBeside(checked: Case, act: Act, meant: Meant | undefined): void {
  if (!meant || !speaksBeside(act)) return;
  if (isGone(meant) && !meant.left)
    checked.complainOf(act, 'it has left the field, and nothing lies beside it');
  for (const { cards } of slotsOf(act)) {
    const [where, of] = cards.the === 'pick' ? (cards.card.place?.split(' ') ?? []) : [];
    if (cards.the !== 'pick' || of !== 'that') continue;
    for (const why of hostFaults(cards.card.noun, where, meant.pick.card.noun))
      checked.complainOf(act, why);
  }
}

/** "the spell below it", "for each card under it". */
function speaksBeside(act: Act): boolean {
  let speaks = false;
  visit(act, (key, value) => {
    speaks ||= key === 'place' && value !== 'that' && isThatPlace(value);
  });
  return speaks;
}
