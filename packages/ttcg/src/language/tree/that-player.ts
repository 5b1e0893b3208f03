import type { Act, Effect, Sentence } from './tree.ts';

/** "Return one unit to its owner's hand. That player draws a card.": its owner, where nothing has happened. */
export function nameOwner(effect: Effect): Effect {
  const { when, sentences } = effect;
  if ((when && 'event' in when) || sentences.some(({ on }) => on)) return effect;
  let last: Act | undefined;
  let changed = false;
  const named = (act: Act): Act => {
    const owned = last !== undefined && goesToOwner(last) ? ofOwner(act) : act;
    changed ||= owned !== act;
    last = act;
    return owned;
  };
  const told = sentences.map((sentence): Sentence => {
    if (sentence.if || sentence.may || sentence.cost) last = undefined;
    return { ...sentence, acts: sentence.acts.map(named) };
  });
  return changed ? { ...effect, sentences: told } : effect;
}

/** Does an act bring one card to a pile that is told only as its owner's? */
function goesToOwner(act: Act): boolean {
  if (act.do !== 'move' || act.by) return false;
  return (act.to.zone === 'hand' || act.to.zone === 'deck') && act.to.whose === undefined;
}

function ofOwner(act: Act): Act {
  if ('who' in act && act.who === 'that') return { ...act, who: 'owner' } as Act;
  return 'by' in act && act.by === 'that' ? ({ ...act, by: 'owner' } as Act) : act;
}
