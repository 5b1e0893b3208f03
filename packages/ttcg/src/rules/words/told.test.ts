import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

const NOT_POSSIBLE = 'The effect of Source is no longer possible.';
/** What is told after a text is used. */
const toldBy = (text: string, sketch?: SceneSketch) =>
  scene(text, sketch)
    .use(sketch?.on ?? 'Source')
    .pass().story;
/** The notes that a card has, as one player reads them. */
const notesOn = (at: Table, name: string, viewer: 0 | 1) =>
  at.game
    .view(at.state, viewer)
    .players.flatMap(({ units }) => units.flat())
    .flatMap((card) => ('card' in card && card.design === name ? card.notes : []));

describe('what is not told as impossible', () => {
  const Ward = (text: string) => ({
    cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } } as const,
  });

  it('an act in whose place something else happens', () => {
    const told = toldBy('Gain 2 points.', Ward('If you would gain points, draw a card instead.'));
    expect(told).toContain('Ward changes what happens.');
    expect(told).not.toContain(NOT_POSSIBLE);
  });

  it('a search that finds nothing (R-T27)', () => {
    const told = toldBy('Search your deck for one insect unit.');
    expect(told).toContain('Player 1 searches their deck.');
    expect(told).not.toContain(NOT_POSSIBLE);
  });

  it('but a search by a player who cannot search is, and nobody looks through a deck', () => {
    const told = toldBy('Search your deck for one unit.', Ward('You cannot search decks.'));
    expect(told).toContain(NOT_POSSIBLE);
    expect(told).not.toContain('Player 1 searches their deck.');
  });
});

describe('what is told', () => {
  it('a replacement for a time, like one that stands', () => {
    const at = scene('This turn, if you would gain points, draw a card instead.', {
      cards: { Ember: { effects: ['Gain 1 point.'] } },
    });
    expect(at.use('Source').use('Ember').story).toContain('Source changes what happens.');
  });

  it('a turn and a phase that are left out', () => {
    expect(scene('Your opponent skips their next turn.').use('Source').endTurn().story).toContain(
      'Player 2 skips their turn.',
    );
    const at = scene('Your opponent skips their next two draw phases.').use('Source').endTurn();
    expect(at.story).toContain('Player 2 will skip their next two draw phases.');
    expect(at.story).toContain('Player 2 skips their draw phase.');
  });

  it('why an empty deck costs points', () => {
    const at = scene('Draw one card.', { opponent: { deck: [] } }).endTurn();
    const place = at.story.indexOf("Player 2's deck is empty.");
    expect(at.story[place + 1]).toBe('Player 2 loses 5 points: 15 left.');
  });

  it('that a card comes into play tapped', () => {
    const told = answer(scene('Play one rank 1 unit from your hand tapped.').use('Source'), [
      'Spark',
    ]);
    expect(answer(told, 3).story.at(-1)).toBe(
      "Spark comes to column 4 of Player 1's unit row, tapped.",
    );
  });

  it('no strike of a unit that has gone', () => {
    const at = scene("When an enemy unit attacks, return it to its owner's hand.", {
      active: 1,
      stage: 'battle',
      style: 'passive',
    });
    at.do({ act: 'attack', name: 'Foe', on: at.card('Ember') }).pass();
    expect(at.story).toContain('The attack of Foe is no longer possible.');
    expect(at.story).not.toContain('Foe strikes.');
  });

  it('that an equip effect has found nothing to be equipped to', () => {
    const at = scene('Equip this card to one enemy unit. The equipped unit loses 100 attack.', {
      cards: { Ward: { type: 'spell', effects: ['Destroy all rank 1 units.'] } },
    });
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe');
    while (at.decision.seat !== 0) at.do({ act: 'pass' });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).pass();
    expect(at.story).toContain(NOT_POSSIBLE);
  });

  it('whose points are doubled or halved', () => {
    expect(toldBy('Double the points your opponent loses this turn.')).toContain(
      'Player 2 loses twice as many points this turn.',
    );
    expect(toldBy('Halve the points you lose this turn.')).toContain(
      'Player 1 loses half as many points this turn.',
    );
    expect(toldBy('Reveal each card you draw this turn.')).toContain(
      'Player 1 reveals each card they draw this turn.',
    );
  });
});

describe('a note on a card', () => {
  it('has the number that was worked out, where it no longer changes', () => {
    const at = scene('One enemy unit loses 50 attack for each unit you control.').use('Source');
    answer(at, ['Foe']);
    expect(notesOn(at, 'Foe', 0)).toEqual(['loses 100 attack']);
  });

  it('says whose cards are counted, where it does', () => {
    const at = scene('This card gains 50 attack for each other unit you control.', {
      on: 'Ember',
      style: 'passive',
    });
    expect(notesOn(at, 'Ember', 0)).toEqual(['gains 50 attack for each other unit you control']);
    expect(notesOn(at, 'Ember', 1)).toEqual([
      'gains 50 attack for each other unit your opponent controls',
    ]);
  });

  it('says what a swapped or copied value is now', () => {
    const swapped = scene('Swap the attack of two enemy units this turn.').use('Source').pass();
    expect(notesOn(swapped, 'Foe', 0)).toEqual(['has its attack set to 900 this turn']);
    const copied = scene('Copy the attack and defense of one enemy unit this turn.', {
      on: 'Ember',
    });
    answer(copied.use('Ember'), ['Giant']);
    expect(notesOn(copied, 'Ember', 0)).toEqual([
      'has its attack set to 900 this turn',
      'has its defense set to 600 this turn',
    ]);
  });
});
