import { isPlaced } from '../grammar/cards/phrase.ts';
import type { Act, Pick } from '../tree/tree.ts';
import type { Case } from './case.ts';

/** "Look at your opponent's hand and discard one spell": of theirs, or of your own? */
export function checkShown(checked: Case): void {
  const { acts } = checked;
  for (let at = 1; at < acts.length; at++) {
    const before = acts[at - 1] as Act;
    if (shows(before)) checkChoice(checked, before, acts[at] as Act);
  }
}

function checkChoice(checked: Case, before: Act, act: Act): void {
  const pick = choiceIn(act);
  if (!pick || isPlaced(pick.card)) return;
  if (isOfOpponent(before))
    checked.complainOf(act, 'say "one of them", or discard your own in a sentence before');
}

const shows = (act: Act): boolean => act.do === 'look' || act.do === 'reveal';

function choiceIn(act: Act): Pick | undefined {
  if (act.do !== 'discard' || act.who !== 'you') return undefined;
  return act.cards.the === 'pick' ? act.cards : undefined;
}

function isOfOpponent(act: Act): boolean {
  return (
    ('by' in act && act.by === 'opponent') || JSON.stringify(act).includes('"whose":"opponent"')
  );
}
