import type { Act, Effect, Sentence } from './tree.ts';

/** "At the start of each turn, that player ...", "during each turn": the one whose turn it is. */
export function nameTurnPlayer(effect: Effect): Effect {
  const { when, during, sentences } = effect;
  const period = when ? ('of' in when ? when.of : undefined) : during;
  if (period?.whose !== 'each') return effect;
  const named: Sentence[] = [];
  // After another event, that player is the one of that event.
  let heard = false;
  for (const sentence of sentences) {
    heard ||= sentence.on !== undefined;
    named.push(heard ? sentence : withTurnPlayer(sentence));
  }
  return { ...effect, sentences: named };
}

function withTurnPlayer(sentence: Sentence): Sentence {
  const { may, cost, acts } = sentence;
  return {
    ...sentence,
    ...(may === 'that' && { may: 'turn' }),
    ...(cost && { cost: cost.map(ofTurnPlayer) }),
    acts: acts.map(ofTurnPlayer),
  };
}

function ofTurnPlayer(act: Act): Act {
  if (act.do === 'choose') return { ...act, from: act.from.map((acts) => acts.map(ofTurnPlayer)) };
  if ('who' in act && act.who === 'that') return { ...act, who: 'turn' } as Act;
  return 'by' in act && act.by === 'that' ? ({ ...act, by: 'turn' } as Act) : act;
}
