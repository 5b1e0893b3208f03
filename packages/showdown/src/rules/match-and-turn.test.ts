import { describe, expect, it } from 'vitest';
import { action, bookOf, fn, hero, lesson, mob, table } from '../testing/sketches.ts';
import { showdown } from './showdown.ts';

describe('4.1 setting a match up', () => {
  const book = bookOf({ Hero: hero(180), Rival: hero(220), Wisp: mob() });
  const deck = Array<string>(40).fill('Wisp');
  const options = { characters: ['Hero', 'Rival'] as const, decks: [deck, deck] as const };

  it('R-S1: the first player draws 5 cards and the second 6; nobody draws by rule after that', () => {
    const { state } = showdown(book).setup({ ...options, first: 1 }, 'seed');
    const [you, foe] = showdown(book).view(state, 'table').players;
    expect([you.hand.length, foe.hand.length, you.deck, foe.deck]).toEqual([6, 5, 34, 35]);
    expect(state.active).toBe(1);
  });

  it('characters start at level 0 with the HP printed, and nothing under them', () => {
    const { state } = showdown(book).setup(options, 'seed');
    const { players } = showdown(book).view(state, 'table');
    expect(
      players.map(({ level, slots }) => [level, slots[0]?.hp, slots[0]?.under.length]),
    ).toEqual([
      [0, 180, 0],
      [0, 220, 0],
    ]);
  });

  it('the dice decide who begins, if nothing else does', () => {
    const first = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => showdown(book).setup(options, seed).state.active,
    );
    expect(new Set(first)).toEqual(new Set([0, 1]));
  });
});

describe('4.2 the end of a match', () => {
  it('goes on with an empty deck', () => {
    const match = table({
      cards: { Wisp: mob() },
      you: { mobs: ['Wisp'] },
      foe: { mobs: ['Wisp'] },
    });
    match.endTurn().endTurn();
    expect([match.state.turn, match.outcome]).toEqual([7, null]);
  });

  it('R-S6: with empty decks and 20 turns without damage it is a tie', () => {
    const match = table({ cards: { Wisp: mob() }, turn: 40, you: { mobs: ['Wisp'] } });
    for (let turn = 0; turn < 30 && !match.outcome; turn++) match.endTurn();
    expect(match.outcome).toEqual({ winner: null, reason: 'stalemate' });
    expect(match.state.turn).toBe(60);
  });

  it('R-S6: cards in a deck keep it going until turn 300', () => {
    const match = table({
      cards: { Wisp: mob() },
      turn: 270,
      you: { mobs: ['Wisp'], deck: ['Wisp'] },
    });
    for (let turn = 0; turn < 40 && !match.outcome; turn++) match.endTurn();
    expect(match.outcome?.reason).toBe('length');
    expect(match.state.turn).toBe(301);
  });
});

describe('4.3 the phases of a turn', () => {
  const notes = [
    'onStartTurn',
    'onLevelUp',
    'afterLevelUp',
    'onStartCharacterActions',
    'onStartCharacterActions2',
    'afterCharacterActions',
    'onActivateMobEffect',
    'onExecuteAttack',
    'onEndTurn',
  ];
  const cards = {
    Witness: mob(20, 40, notes.map((name) => fn(name, `say("${name}")`)).join('\n')),
    Page: lesson('say("ability")'),
    Bat: mob(20, 80),
  };

  it('follow one another: start, level-up, onset, actions, mobs, attacks, end', () => {
    const match = table({
      cards,
      you: { mobs: ['Witness'], hand: ['Page'] },
      foe: { mobs: ['Bat'] },
    });
    expect(match.said).toEqual(['onStartTurn']);
    match.choose('Level up with Page');
    match.attack('Witness', 'Bat');
    expect(match.said.slice(0, 11)).toEqual([
      'onStartTurn',
      'onLevelUp',
      'afterLevelUp',
      'onStartCharacterActions',
      'onStartCharacterActions2',
      'ability',
      'afterCharacterActions',
      'onActivateMobEffect',
      'onExecuteAttack',
      'onEndTurn',
      'onActivateMobEffect',
    ]);
  });

  it('4.3.4: abilities are done from the top to the bottom, the own ones of the character first', () => {
    const match = table({
      cards: {
        Hero: hero(200, ['say(1)', 'say(2)', 'say(3)']),
        First: lesson('say("first")'),
        Second: lesson('say("second")'),
        Wisp: mob(),
      },
      you: { build: ['First', 'Second'], mobs: ['Wisp'] },
    });
    expect(match.said).toEqual(['1', '2', '3', 'first', 'second']);
  });

  it('4.3.4: an ability with X is of the level of the character', () => {
    const match = table({
      cards: {
        Hero: hero(200, ['say(getCurrentLevelFromCARD(getSourceCARD()))']),
        Page: mob(),
        Wisp: mob(),
      },
      you: { build: ['Page', 'Page', 'Page', 'Page'], mobs: ['Wisp'] },
    });
    expect(match.said).toEqual(['40']);
  });

  it('4.3.6: each mob attacks once; a stunned one does not', () => {
    const match = table({
      cards: { Wisp: mob(), Imp: mob(), Bat: mob(20, 90) },
      phase: 'attacks',
      you: { mobs: ['Wisp', { card: 'Imp', stun: 1 }] },
      foe: { mobs: ['Bat'] },
    });
    expect(match.targets('Imp')).toEqual([]);
    match.attack('Wisp', 'Bat');
    expect(match.state.active).toBe(1);
  });

  it('a turn that is finished by an effect ends at once, and only that one', () => {
    const match = table({
      cards: {
        Stop: lesson('finishTurn(player)'),
        After: lesson('say("not reached")'),
        Ender: mob(20, 40, fn('onEndTurn', 'finishTurn(player)')),
        Bat: mob(),
      },
      you: { build: ['Stop', 'After'], mobs: ['Ender'] },
      foe: { mobs: ['Bat'] },
    });
    expect(match.said).toEqual([]);
    expect([match.state.active, match.asked]).toEqual([1, 'attack']);
  });

  it('doubleTurn gives one more turn after this one', () => {
    const match = table({
      cards: {
        Haste: lesson('if not isLevelUpTurn(player) then doubleTurn(player) end'),
        Wisp: mob(),
      },
      phase: 'actions',
      you: { build: ['Haste'], mobs: ['Wisp'] },
      foe: { mobs: ['Wisp'] },
    });
    match.endTurn();
    expect([match.state.active, match.state.turn]).toEqual([0, 6]);
  });

  it('a rapid action that is played by an ability is IS_STARTER, by an effect IS_COUNTER', () => {
    const say = 'say(hasFlag("IS_STARTER", "ZTCG_COUNTER"))';
    const match = table({
      cards: {
        Dart: action(say),
        Call: lesson('action(player, 0, "ELEM_ANY", 10)'),
        Wisp: mob(20, 40, fn('onActivateMobEffect', 'action(player, 0, "ELEM_ANY", 10)')),
        Bat: mob(),
      },
      phase: 'actions',
      you: { build: ['Call'], hand: ['Dart', 'Dart'], mobs: ['Wisp'] },
    });
    match.choose('Dart').choose('Dart');
    expect(match.said).toEqual(['true', 'false']);
  });
});
