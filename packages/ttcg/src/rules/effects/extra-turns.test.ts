import { describe, expect, it } from 'vitest';
import { outcomeOf, scene } from '../../testing/scene.ts';
import { EVERY_EDITION, type Table } from '../../testing/table.ts';
import { narrate } from '../words/narrate.ts';

const EXTRA = 'Take an extra turn after this turn.';
const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

/** Whose turns come next. */
function coming(at: Table, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    at.endTurn();
    return at.state.active;
  });
}

describe('R-T271: an extra turn', () => {
  it.each(EVERY_EDITION)(
    'comes after this one, and then the other player is next (%s)',
    (edition) => {
      const at = scene(EXTRA, { edition });
      at.use('Source');
      expect(coming(at, 4)).toEqual([0, 1, 0, 1]);
      expect(at.state.turn).toBe(9);
      expect(at.state.extra).toBeUndefined();
    },
  );

  it('changes nothing else when it is given', () => {
    expect(outcomeOf(EXTRA, [])).toEqual({ 'your notes': 'takes an extra turn after this turn' });
    expect(outcomeOf('Your opponent takes two extra turns.', [])).toEqual({
      'their notes': 'takes an extra turn after this turn; takes an extra turn after this turn',
    });
  });

  it('is a whole turn, with a draw, plays and a battle, even after the very first', () => {
    const at = scene(EXTRA, { turn: 1, opponent: { units: ['Foe'] } });
    at.use('Source').do({ act: 'end' }).pass();
    expect(at.state).toMatchObject({ turn: 2, active: 0, stage: 'main' });
    expect(at.hand()).toContain('Acorn');
    expect(at.game.view(at.state, 0).players[0].playsLeft).toBe(2);
    at.do({ act: 'battle' }).pass().attack('Ember', 'Foe');
    expect(at.state.stage).toBe('battle');
  });

  it('of the other player comes before their own turn', () => {
    const at = scene('Your opponent takes an extra turn.');
    at.use('Source');
    expect(coming(at, 4)).toEqual([1, 1, 0, 1]);
  });

  it('given last comes first', () => {
    const at = scene(EXTRA, {
      cards: { Ward: spell('Your opponent takes two extra turns after this one.') },
    });
    at.use('Source').use('Ward');
    expect(coming(at, 5)).toEqual([1, 1, 0, 1, 0]);
  });

  it('given in an extra turn follows that one', () => {
    const at = scene(EXTRA, { cards: { Ward: spell('Draw a card.', `Even if tapped, ${EXTRA}`) } });
    at.use('Source').use('Ward').endTurn().use('Ward', 1);
    expect(coming(at, 3)).toEqual([0, 1, 0]);
  });

  it('is the next turn: it is skipped, and what lasts until it ends with it', () => {
    const at = scene(EXTRA, {
      cards: {
        Ward: spell(
          'Skip your next turn.',
          'Even if tapped, this card cannot be destroyed until the start of your next turn.',
        ),
      },
    });
    at.use('Source').use('Ward', 1);
    expect(at.seen('Ward').notes).toHaveLength(1);
    at.endTurn();
    expect([at.state.active, at.seen('Ward').notes]).toEqual([0, []]);
    const skipped = scene(EXTRA, { cards: { Ward: spell('Skip your next turn.') } });
    skipped.use('Source').use('Ward').endTurn();
    expect(skipped.state).toMatchObject({ active: 1, turn: 7 });
    expect(coming(skipped, 2)).toEqual([0, 1]);
  });

  it('is told to all', () => {
    const taken = scene(EXTRA).use('Source').endTurn();
    const said = taken.events.flatMap((event) => narrate(event, 1)).join(' ');
    expect(said).toContain('Your opponent will take an extra turn after this one.');
    expect(said).toContain('Turn 6: your opponent, an extra turn.');
  });
});
