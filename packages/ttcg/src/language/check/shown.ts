import { isPlaced } from '../grammar/cards/phrase.ts';
import type { Act, Effect, Pick } from '../tree/tree.ts';
import { everyAct } from '../tree/walk.ts';
import { about, type Complaint } from './words.ts';

/** "Look at your opponent's hand and discard one spell": of theirs, or of your own? */
export function checkShown(effect: Effect): Complaint[] {
  const acts = everyAct(effect);
  if (!acts.some(shows)) return [];
  return acts.flatMap((act, at) => {
    const before = acts[at - 1];
    const pick = before && shows(before) ? choiceIn(act) : undefined;
    if (!before || !pick || isPlaced(pick.card)) return [];
    if (act.do === 'target' && !pick.card.whose)
      return [about(act, 'say "one of them", or whose card it is')];
    if (act.do === 'discard' && act.who === 'you' && isOfOpponent(before))
      return [about(act, 'say "one of them", or discard your own in a sentence before')];
    return [];
  });
}

const shows = (act: Act): boolean => act.do === 'look' || act.do === 'reveal';

function choiceIn(act: Act): Pick | undefined {
  if (act.do !== 'target' && act.do !== 'discard') return undefined;
  return act.cards.the === 'pick' ? act.cards : undefined;
}

function isOfOpponent(act: Act): boolean {
  return (
    ('by' in act && act.by === 'opponent') || JSON.stringify(act).includes('"whose":"opponent"')
  );
}
