import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, type Table, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const cards = {
  Cub: { effects: [QUIET, QUIET] },
  Fire: { effects: ['Discard a card to gain 5 points.', QUIET] },
  Heir: { effects: ['When this card is sent to the discard pile, draw a card.', QUIET] },
  Watch: { effects: ['When a card effect activates, lose 1 point.', QUIET] },
  Horn: { effects: ['When this card attacks, gain 1 point.', QUIET] },
  Tail: { effects: ['After this card attacks, gain 1 point.', QUIET] },
  Owl: { effects: ['When another card is destroyed, gain 1 point.', QUIET] },
  Rock: { defense: 500, effects: [QUIET, QUIET] },
} as const;

/** What has been carried out, in order: effects, plays and attacks by their card. */
function worked(game: Table): string[] {
  return game.events.flatMap((event) =>
    event.type === 'resolves' && 'card' in event.subject
      ? [event.kind === 'effect' ? event.subject.design : `${event.kind} ${event.subject.design}`]
      : [],
  );
}

describe.each(EVERY_EDITION)('R-T7, 2.1 trigger: what comes first (%s)', (edition) => {
  it('"when a card effect activates" happens before that effect', () => {
    const game = table({ edition, cards, you: { hand: ['Cub'], units: ['Fire', 'Watch'] } });
    game.do({ act: 'use', name: 'Fire' }).pass();
    expect(worked(game)).toEqual(['Watch', 'Fire']);
  });

  it('"when sent to the discard pile" waits until the chain is empty, also for a cost', () => {
    const game = table({ edition, cards, you: { hand: ['Heir'], units: ['Fire'] } });
    game.do({ act: 'use', name: 'Fire' }).pass();
    expect(worked(game)).toEqual(['Fire', 'Heir']);
  });

  it('"when this card attacks" happens before the attack, "after" when it is over', () => {
    const game = table({ edition, cards, stage: 'battle', you: { units: ['Horn', 'Tail'] } });
    game.attack('Horn').attack('Tail');
    expect(worked(game)).toEqual(['Horn', 'attack Horn', 'attack Tail', 'Tail']);
  });

  it('"when another card is destroyed" follows it', () => {
    const game = table({
      edition,
      cards,
      stage: 'battle',
      you: { units: ['Cub', 'Owl'] },
      opponent: { units: ['Rock'] },
    });
    game.attack('Cub', 'Rock');
    expect(worked(game)).toEqual(['attack Cub', 'Owl']);
    expect([game.points(), game.seen('Owl').tapped]).toEqual([20, true]);
  });

  it('an attack whose target has gone does nothing, and the unit has attacked', () => {
    const rope = { type: 'spell', effects: ['Return one unit you control to your hand.', QUIET] };
    const game = table({
      edition,
      cards: { ...cards, Rope: rope } as typeof cards,
      stage: 'battle',
      you: { units: ['Cub'] },
      opponent: { units: ['Rock'], spells: ['Rope'] },
    });
    game.do({ act: 'attack', name: 'Cub' }).do({ act: 'use', name: 'Rope' }).pass();
    expect([game.points(0), game.points(1), game.units()]).toEqual([20, 20, ['Cub']]);
    expect(game.can({ act: 'attack' })).toBe(false);
  });

  it('nobody is asked who, as all can see, could do nothing', () => {
    const game = table({ edition, cards, you: { hand: ['Cub'] }, opponent: { units: ['Rock'] } });
    game.do({ act: 'play', name: 'Cub', at: 0 });
    expect([game.asked, game.units()]).toEqual(['main', ['Cub']]);
  });

  it('a countered play goes to the discard pile; the play counts', () => {
    const no = { type: 'spell', effects: ['Counter the play of a unit.', QUIET] } as const;
    const game = table({
      edition,
      cards: { ...cards, No: no },
      you: { hand: ['Cub'] },
      opponent: { spells: ['No'] },
    });
    game.do({ act: 'play', name: 'Cub', at: 0 }).do({ act: 'use', name: 'No' }).pass();
    expect([game.units(), game.discardPile(), game.state.players[0].played]).toEqual([
      [],
      ['Cub'],
      1,
    ]);
  });

  it('answers go to and fro until both pass, and the last one works first', () => {
    const hush = { type: 'spell', effects: ['Counter an effect.', QUIET] } as const;
    const game = table({
      edition,
      cards: { ...cards, Hush: hush, Shout: hush },
      you: { units: ['Fire'], hand: ['Cub'], spells: ['Shout'] },
      opponent: { spells: ['Hush'] },
    });
    game.do({ act: 'use', name: 'Fire' });
    expect(game.decision.seat).toBe(1);
    game.do({ act: 'use', name: 'Hush' });
    expect(game.decision.seat).toBe(0);
    game.do({ act: 'use', name: 'Shout' }).pass();
    expect(worked(game)).toEqual(['Shout', 'Fire']);
    expect(game.points()).toBe(25);
  });
});
