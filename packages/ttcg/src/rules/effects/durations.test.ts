import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

/** The attack of Ember, at 300 by itself: now, and after each of the turns that follow. */
function attackOver(duration: string, turns: number, sketch: SceneSketch = {}): number[] {
  const at = answer(
    scene(`One unit you control gains 100 attack${duration}.`, sketch).use('Source'),
    ['Ember'],
  );
  const found = [at.seen('Ember').attack];
  for (let i = 0; i < turns; i++) found.push(at.endTurn().seen('Ember').attack);
  return found;
}

describe('how long something lasts (your turn, theirs, yours, theirs)', () => {
  it.each([
    ['', [400, 400, 400, 400]],
    [' this turn', [400, 300, 300, 300]],
    [' until the end of the turn', [400, 300, 300, 300]],
    [' for two turns', [400, 400, 300, 300]],
    [' for three turns', [400, 400, 400, 300]],
    [' for the rest of the game', [400, 400, 400, 400]],
    [' until the start of your next turn', [400, 400, 300, 300]],
    [' until the start of your turn', [400, 400, 300, 300]],
    [' until the end of your next turn', [400, 400, 400, 300]],
    [" until the end of your opponent's turn", [400, 400, 300, 300]],
    [" until the end of your opponent's next turn", [400, 400, 300, 300]],
    [' during your next turn', [300, 300, 400, 300]],
    [" during your opponent's next turn", [300, 400, 300, 300]],
    [' while you control a spell', [400, 400, 400, 400]],
    [' while you control a water unit', [300, 300, 300, 300]],
    [' while it is your turn', [400, 300, 400, 300]],
  ] as const)('gains 100 attack%s: %j', (duration, attacks) => {
    expect(attackOver(duration, 3)).toEqual(attacks);
  });

  it.each([
    // Your turn, theirs, yours, theirs: of Ember, and of Foe.
    ["during their owners' next turn", [300, 300, 400, 300], [200, 300, 200, 200]],
    ["until the end of their owners' next turn", [400, 400, 400, 300], [300, 300, 200, 200]],
  ] as const)('R-T299: of each card, %s', (duration, mine, theirs) => {
    const at = answer(scene(`All units gain 100 attack ${duration}.`).use('Source'));
    const found: number[][] = [];
    for (let i = 0; i < 4; i++) {
      if (i > 0) at.endTurn();
      found.push([at.seen('Ember').attack, at.seen('Foe').attack]);
    }
    expect(found).toEqual(mine.map((attack, i) => [attack, theirs[i]]));
  });

  it('R-T299: of the owner, whoever has it', () => {
    const at = answer(
      scene(
        "Take control of one enemy unit. It gains 100 attack until the end of its owner's next turn.",
        {
          style: 'normal',
        },
      ).use('Source'),
      ['Foe'],
    );
    expect(at.seen('Foe').attack).toBe(300);
    expect(at.endTurn().seen('Foe').attack).toBe(300);
    expect(at.endTurn().seen('Foe').attack).toBe(200);
  });

  it('until the end of a phase', () => {
    const at = answer(
      scene('One unit you control gains 100 attack until the end of your battle phase.').use(
        'Source',
      ),
      ['Ember'],
    );
    at.do({ act: 'battle' }).pass();
    expect(at.seen('Ember').attack).toBe(400);
    expect(at.endTurn().seen('Ember').attack).toBe(300);
  });

  it('during the battle phase to come', () => {
    const at = answer(
      scene('One unit you control gains 100 attack during your battle phase.').use('Source'),
      ['Ember'],
    );
    expect(at.seen('Ember').attack).toBe(300);
    expect(at.do({ act: 'battle' }).pass().seen('Ember').attack).toBe(400);
    expect(at.endTurn().seen('Ember').attack).toBe(300);
  });

  it('it is the card on the field that has it: one that left and came back has not', () => {
    const cards = {
      Ward: { type: 'spell', effects: ['Return one unit you control to your hand.'] },
    } as const;
    const at = answer(scene('One unit you control gains 100 attack.', { cards }).use('Source'), [
      'Ember',
    ]);
    answer(at.use('Ward'), ['Ember']);
    expect(at.play('Ember', 3).seen('Ember').attack).toBe(300);
  });
});

describe('continuous effects (R-T9)', () => {
  const untapper = {
    Ward: {
      type: 'spell',
      effects: ['Untap one other spell you control.', 'Destroy one other spell you control.'],
    },
  } as const;
  const working = (sketch: SceneSketch = {}) =>
    scene('All fire units gain 100 attack.', { style: 'continuous', cards: untapper, ...sketch });
  const attack = (at: Table) => at.seen('Ember').attack;

  it('work from their use on, for cards that come later as well', () => {
    const at = working();
    expect(attack(at)).toBe(300);
    at.use('Source');
    expect([attack(at), at.play('Spark', 4).seen('Spark').attack]).toEqual([400, 350]);
    expect(attack(at.endTurn())).toBe(400);
  });

  it('end when their card is untapped (0.059)', () => {
    expect(attack(working().use('Source').use('Ward'))).toBe(300);
  });

  it('go on when their card is untapped in the older rules', () => {
    expect(attack(working({ edition: '2025-03-06' }).use('Source').use('Ward'))).toBe(400);
  });

  it('end when their card leaves the field', () => {
    expect(attack(working().use('Source').use('Ward', 1))).toBe(300);
  });

  it('what they made with a choice ends with them too', () => {
    const at = scene('One unit gains 100 attack.', { style: 'continuous', cards: untapper }).use(
      'Source',
    );
    expect(attack(answer(at, ['Ember']))).toBe(400);
    expect(attack(at.use('Ward'))).toBe(300);
  });
});

describe('while this card remains on the field (3.3.4)', () => {
  it('a passive effect holds as long as its condition does', () => {
    const at = scene('While you control a water unit, all fire units gain 100 attack.', {
      style: 'passive',
    });
    expect(at.seen('Ember').attack).toBe(300);
    expect(at.play('Tide', 4).seen('Ember').attack).toBe(400);
  });

  it('while its card lies under another one', () => {
    const cards = {
      Whelp: {
        effects: [
          {
            style: 'passive',
            text: 'While this card is under another card, the card on top of this card gains 100 attack.',
          },
        ],
      },
    } as const;
    expect(scene('Shuffle your deck.', { cards }).seen('Drake').attack).toBe(700);
  });

  it('what lies under another card does nothing otherwise (2.2.6)', () => {
    const cards = {
      Whelp: { effects: [{ style: 'passive', text: 'All fire units gain 100 attack.' }] },
    } as const;
    expect(scene('Shuffle your deck.', { cards }).seen('Drake').attack).toBe(600);
  });
});
