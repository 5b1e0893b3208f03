import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const aura = 'While this card remains on the field, other units you control gain 50 attack.';
const cards = {
  Cub: { effects: [QUIET, QUIET] },
  Wolf: { rank: 2, effects: [QUIET, QUIET] },
  Sun: { effects: ['Gain 1 point.', QUIET] },
  Banner: { effects: [aura, 'Draw a card.'] },
  Groom: { effects: ['Untap one other unit you control.', QUIET] },
  Axe: { effects: ['Destroy one enemy unit.', QUIET] },
  Ward: { type: 'spell', effects: ['Counter the attack of an enemy unit.', QUIET] },
  Hush: { type: 'spell', effects: ['Counter an effect.', QUIET] },
  Alarm: { effects: ['When an enemy unit attacks, gain 1 point.', QUIET] },
  Bark: {
    effects: [{ style: 'passive', text: 'When an enemy unit attacks, gain 1 point.' }, QUIET],
  },
  Sleeper: { effects: ['Draw a card.', { style: 'dormant', text: 'Gain 1 point.' }] },
} as const;

describe.each(EVERY_EDITION)('3.3.1 effect types (%s)', (edition) => {
  it('3.3.1 normal: used in one’s own turn by tapping the card', () => {
    const game = table({ edition, cards, you: { units: ['Sun'] } });
    game.use('Sun');
    expect([game.points(), game.seen('Sun').tapped]).toEqual([21, true]);
    game.endTurn();
    expect(game.can({ act: 'use', name: 'Sun' })).toBe(false);
  });

  it('3.3.1 continuous, R-T9: stays active while its card is on the field', () => {
    const game = table({
      edition,
      cards,
      you: { units: ['Banner', 'Cub'] },
      opponent: { units: ['Axe'] },
    });
    expect(game.seen('Cub').attack).toBe(250);
    game.use('Banner');
    expect(game.seen('Cub').attack).toBe(300);
    expect(game.seen('Banner').tapped).toBe(true);
    game.endTurn().do({ act: 'use', name: 'Axe', effect: 0 }).take('Banner').pass();
    expect(game.seen('Cub').attack).toBe(250);
  });

  it('3.3.1 continuous 1: the other effect waits until it is untapped', () => {
    const game = table({ edition, cards, you: { units: ['Banner', 'Cub', 'Groom'] } });
    game.use('Banner', 0);
    expect(game.can({ act: 'use', name: 'Banner', effect: 1 })).toBe(false);
    expect(game.seen('Cub').attack).toBe(300);
  });

  it('3.3.1 continuous 2, 3: untapping ends it in 0.059; using it again brings it back', () => {
    const game = table({ edition, cards, you: { units: ['Banner', 'Cub', 'Groom'] } });
    game.use('Banner', 0).use('Groom');
    expect(game.seen('Banner').tapped).toBe(false);
    const ends = edition === '0.059';
    expect(game.seen('Cub').attack).toBe(ends ? 250 : 300);
    expect(game.can({ act: 'use', name: 'Banner', effect: 0 })).toBe(ends);
    if (!ends) return;
    game.use('Banner', 0);
    expect(game.seen('Cub').attack).toBe(300);
  });

  it('R-T9: nothing comes into force if the card is untapped before the effect works', () => {
    const game = table({
      edition,
      cards: { ...cards, Quick: { type: 'spell', effects: ['Untap one unit you control.'] } },
      you: { units: ['Banner', 'Cub'], spells: ['Quick'] },
    });
    game.do({ act: 'use', name: 'Banner', effect: 0 });
    while (game.decision.seat !== 0) game.do({ act: 'pass' });
    game.do({ act: 'use', name: 'Quick', effect: 0 }).pass();
    expect(game.seen('Banner').tapped).toBe(false);
    expect(game.seen('Cub').attack).toBe(edition === '0.059' ? 250 : 300);
  });

  it('3.3.1 counter: used only in answer to an opponent’s action', () => {
    const game = table({ edition, cards, you: { units: ['Cub'] }, opponent: { spells: ['Ward'] } });
    game.do({ act: 'battle' });
    expect(game.asked).toBe('battle');
    game.do({ act: 'attack', name: 'Cub' });
    expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
    game.do({ act: 'use', name: 'Ward' }).pass();
    expect(game.points(1)).toBe(20);
    game.endTurn();
    expect(game.can({ act: 'use', name: 'Ward' })).toBe(false);
  });

  it('3.3.1 counter: not in answer to an action of another kind', () => {
    const game = table({ edition, cards, you: { units: ['Sun'] }, opponent: { spells: ['Ward'] } });
    game.do({ act: 'use', name: 'Sun' });
    expect([game.asked, game.points()]).toEqual(['main', 21]);
  });

  it('3.3.1 latent: happens by itself while its card is untapped, and taps it', () => {
    const game = table({
      edition,
      cards,
      stage: 'battle',
      you: { units: ['Cub', 'Cub'] },
      opponent: { units: ['Alarm'] },
    });
    expect(game.can({ act: 'use', name: 'Alarm' })).toBe(false);
    game.do({ act: 'attack', name: 'Cub' }).pass();
    expect(game.points(1)).toBe(21);
    expect(game.seen('Alarm').tapped).toBe(true);
    game.do({ act: 'attack', name: 'Cub' }).pass();
    expect(game.points(1)).toBe(21);
  });

  it('3.3.1 dormant, R-T20: used while tapped, from the turn after on, once a turn', () => {
    const game = table({ edition, cards, you: { units: ['Sleeper'] } });
    expect(game.can({ act: 'use', name: 'Sleeper', effect: 1 })).toBe(false);
    game.use('Sleeper', 0);
    expect(game.can({ act: 'use', name: 'Sleeper', effect: 1 })).toBe(false);
    game.endTurn().endTurn().use('Sleeper', 1);
    expect(game.points()).toBe(21);
    expect(game.seen('Sleeper').tapped).toBe(true);
    expect(game.can({ act: 'use', name: 'Sleeper', effect: 1 })).toBe(false);
    game.endTurn().endTurn().use('Sleeper', 1);
    expect(game.points()).toBe(22);
  });
});

it.each(['2025-03-06', '0.059'] as const)(
  '3.3.1 passive, R-T20: happens whether tapped or untapped, and does not tap (%s)',
  (edition) => {
    for (const tapped of [0, 3]) {
      const units = [{ stack: ['Bark'], tapped }];
      const game = table({
        edition,
        cards,
        stage: 'battle',
        you: { units: ['Cub', 'Cub'] },
        opponent: { units },
      });
      game.do({ act: 'attack', name: 'Cub' }).pass().do({ act: 'attack', name: 'Cub' }).pass();
      expect(game.points(1)).toBe(22);
      expect(game.seen('Bark').tapped).toBe(tapped > 0);
    }
  },
);

describe('3.3.1 overload (0.059)', () => {
  const overload = { style: 'overload', text: 'Gain 5 points.' } as const;
  const more = { ...cards, Nova: { effects: [overload, 'Draw a card.'] } } as const;

  it('3.3.1 overload: taps its card and discards another card from the hand', () => {
    const game = table({ cards: more, you: { units: ['Nova'], hand: ['Cub', 'Sun'] } });
    game.do({ act: 'use', name: 'Nova', effect: 0 }).take('Cub').pass();
    expect([game.points(), game.hand(), game.discardPile()]).toEqual([25, ['Sun'], ['Cub']]);
    expect(game.seen('Nova').tapped).toBe(true);
  });

  it('3.3.1 overload: not offered with an empty hand', () => {
    const game = table({ cards: more, you: { units: ['Nova'] } });
    expect(game.can({ act: 'use', name: 'Nova', effect: 0 })).toBe(false);
  });

  it('3.3.1 overload, R-T20: once while its card is on the field', () => {
    const you = { units: ['Nova', 'Groom'], hand: ['Cub', 'Sun'] };
    const game = table({ cards: more, you });
    game.do({ act: 'use', name: 'Nova', effect: 0 }).take('Cub').pass().use('Groom');
    expect(game.seen('Nova').tapped).toBe(false);
    expect(game.can({ act: 'use', name: 'Nova', effect: 0 })).toBe(false);
  });
});

describe('3.3.1 echo (0.059), R-T10', () => {
  const echo = { style: 'echo', text: 'Gain 1 point.' } as const;
  const more = { ...cards, Bell: { effects: [echo, 'Draw a card.'] } } as const;

  it('3.3.1 echo: works when its card is played, without tapping it', () => {
    const game = table({ cards: more, you: { hand: ['Bell'] } });
    game.play('Bell', 0);
    expect([game.points(), game.seen('Bell').tapped]).toEqual([21, false]);
    expect(game.can({ act: 'use', name: 'Bell', effect: 0 })).toBe(false);
  });

  it('3.3.1 echo: the next untapping works it again, and that taps it; then it is silent', () => {
    const you = { hand: ['Bell'], units: [null, 'Groom', 'Groom'] };
    const game = table({ cards: more, you });
    game.play('Bell', 0).use('Bell', 1);
    game.do({ act: 'use', name: 'Groom', effect: 0 }).pass();
    if (game.asked === 'choose') game.take('Bell').pass();
    expect([game.points(), game.seen('Bell').tapped]).toEqual([22, true]);
    game.do({ act: 'use', name: 'Groom', effect: 0 }).pass();
    if (game.asked === 'choose') game.take('Bell').pass();
    expect([game.points(), game.seen('Bell').tapped]).toEqual([22, false]);
  });
});

describe('3.3.1 pulse (0.059)', () => {
  const pulse = { style: 'pulse', text: 'Gain 1 point.' } as const;
  const more = { ...cards, Drum: { effects: [pulse, QUIET] } } as const;

  it('3.3.1 pulse: used in one’s own turn by tapping the card', () => {
    const game = table({ cards: more, you: { units: ['Drum'] } });
    game.use('Drum');
    expect([game.points(), game.seen('Drum').tapped]).toEqual([21, true]);
  });

  it('3.3.1 pulse: in the opponent’s turn when something changes or is about to', () => {
    const side = { units: ['Drum'] };
    const game = table({ cards: more, you: { hand: ['Cub'] }, opponent: side });
    game.do({ act: 'play', name: 'Cub', at: 0 });
    expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
    game.do({ act: 'pass' });
    expect(game.units()).toEqual(['Cub']);
    expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
    game.do({ act: 'use', name: 'Drum' }).pass();
    expect(game.points(1)).toBe(21);
    expect(game.seen('Drum').tapped).toBe(true);
  });
});
