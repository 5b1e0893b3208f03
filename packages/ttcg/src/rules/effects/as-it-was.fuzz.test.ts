import { describe, expect, it } from 'vitest';
import { gameOfTexts, itHoldsInGames } from '../../testing/fuzzed-texts.ts';

/** Texts that ask of cards that have left, or of what has happened beside them (R-T66, R-T67). */
const TEXTS = [
  'Whenever an equipped unit is destroyed, draw one card.',
  'Whenever a unit adjacent to this card is destroyed, gain points equal to its rank.',
  'Whenever a unit adjacent to this card leaves the field, if it was tapped, gain 1 point.',
  "Whenever a unit in this card's column is attacked, draw one card.",
  'Whenever a dormant unit is destroyed, gain 1 point.',
  'The second time each turn a unit adjacent to this card is tapped, draw one card.',
  'If a tapped unit was destroyed this turn, draw one card.',
  'Destroy one unit. If it was a dragon, draw one card. Otherwise, gain 1 point.',
  "Shuffle one unit into its owner's deck. If it was tapped, its controller draws one card.",
  "Return one unit to its owner's hand. Gain points equal to its rank.",
  'Choose one unit. At the end of the turn, gain points equal to its rank.',
  'Destroy one unit. Tap all units adjacent to it.',
  "Destroy one unit. Return all cards under it to their owner's hand.",
  'Destroy this card to draw one card for each card under it.',
  'Equip this card to one unit. Whenever the equipped unit attacks, draw one card.',
  'Counter the effect of a tapped unit.',
  'When this card is destroyed, if it was equipped, draw one card.',
  'If a unit adjacent to this card would be destroyed, tap this card instead.',
  'One unit becomes a dragon unit this turn.',
  'Tap up to two units.',
];

const played = gameOfTexts(TEXTS, 7);
const { game, deck } = played;

describe.each(['0.059', '2025-03-06', '0.001'] as const)(
  'games in which cards that have left are asked about (%s)',
  (edition) => itHoldsInGames(played, edition, 'asked'),
);

describe('what is kept of them', () => {
  it('is kept at some time, and never beyond what can ask', () => {
    let kept = 0;
    let left = 0;
    const { state } = game.setup({ edition: '0.059', decks: [deck, deck] }, 'kept');
    for (let step = 0; step < 1500; step++) {
      const decision = game.decision(state);
      if (decision.ask !== 'pick') break;
      const { options, min } = decision;
      const first = (step * 7) % options.length;
      const picks = Array.from(
        { length: Math.max(1, min) },
        (_, at) => (first + at) % options.length,
      );
      game.advance(state, decision, picks);
      kept = Math.max(kept, state.past.former?.length ?? 0);
      const asking = state.delayed.length + state.watches.length + state.news.length;
      const busy = state.chain.length + state.frames.length + state.waiting.length;
      if (asking + busy === 0) left += state.past.former?.length ?? 0;
    }
    expect([kept > 0, left]).toEqual([true, 0]);
  });
});
