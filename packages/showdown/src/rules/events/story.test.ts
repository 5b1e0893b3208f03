import { eventFor, plain, type Viewer } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { GROUND, groundWith } from '../../testing/ground.ts';
import type { Scene } from '../../testing/scene.ts';
import type { Cards } from '../../testing/sketch.ts';
import { fn, hero, lesson, mob, still, table } from '../../testing/sketches.ts';
import { strike } from '../attack/attack.ts';
import { mobBlow } from '../attack/attack-phase.ts';
import { narrate } from '../words/narrate.ts';

/** Cards with a character whose first ability does something. */
function withChief(body: string): Cards {
  return {
    Chief: hero(200, [body]),
    Wisp: mob(),
    Bat: mob(),
    Ogre: { type: 'boss', hp: 120 },
  };
}

/** What a viewer is told. */
function story({ events }: Scene, viewer: Viewer = 0): string[] {
  return events.map((event) => plain(narrate(eventFor(event, viewer), viewer)));
}

const DECK = 'getPlayerDeck(player, "DECK_DECK")';
const HAND = 'getPlayerDeck(player, "DECK_HAND")';

describe('the story tells', () => {
  it('when a hijack ends', () => {
    const match = table({
      cards: withChief('applyHijack(player, theirs(1), 1)'),
      phase: 'actions',
      foe: { mobs: ['Bat'] },
      you: { character: 'Chief' },
    });
    expect(story(match)).toContain('Bat changes sides (1 turn).');
    expect(story(match.endTurn())).toContain('Bat goes back to its side.');
  });

  it('when an aura takes a card to the other side, and when it no longer does', () => {
    const takes = [
      fn('applyBlocks', 'applyBlockAura(theirs(1), "AURA_HIJACK", getSourceCARD())'),
      fn('undoBlocks', 'removeBlockAura(theirs(1), "AURA_HIJACK", getSourceCARD())'),
    ].join('\n');
    const scene = still({
      cards: { Lure: mob(20, 40, takes), Bat: mob() },
      you: { hand: ['Lure'] },
      foe: { mobs: ['Bat'] },
    });
    expect(story(scene.play('Lure'))).toContain('Bat changes sides (without end).');
    expect(scene.mobs()).toEqual(['Lure', 'Bat']);
    scene.run('destroyCard(player, "SLOT_PLAYERMOB1")');
    expect(story(scene)).toContain('Bat goes back to its side.');
    expect(scene.told('ailing')).toHaveLength(1);
    expect(scene.told('ended')).toHaveLength(1);
  });

  it('when a card is back', () => {
    const match = table({
      cards: withChief('applyAway(player, mine(1), 1)'),
      phase: 'actions',
      you: { character: 'Chief', mobs: ['Wisp'] },
    });
    expect(story(match.endTurn())).toContain('Wisp is back.');
  });

  it.each([
    ['applyGlobalStun', 'stunned'],
    ['applyGlobalSilence', 'silenced'],
  ])('%s', (rule, word) => {
    const scene = still(GROUND).run(`${rule}(player)`);
    expect(story(scene, 0)).toEqual([`Your opponent's mobs are ${word} until your next turn.`]);
    expect(story(scene, 1)).toEqual([`Your mobs are ${word} until your opponent's next turn.`]);
    expect(story(scene, 'table')).toEqual([
      `Player 2's mobs are ${word} until Player 1's next turn.`,
    ]);
  });

  it('what damage over turns does', () => {
    const match = table({
      cards: withChief('applyDOT(player, theirs(1), getSourceCARD(), 20, 1)'),
      phase: 'actions',
      you: { character: 'Chief' },
      foe: { mobs: ['Ogre'] },
    });
    match.endTurn().endTurn();
    expect(story(match)).toContain('Ogre suffers 20 damage over turns.');
  });

  it.each([-5, 0])('no damage over turns of %i: it is none, and takes what was there', (damage) => {
    const dot = (by: number) => `applyDOT(player, theirs(1), mine(1), ${by}, 3)`;
    const scene = still(GROUND).run(dot(damage));
    expect([story(scene), scene.unit('Bat').dots]).toEqual([[], []]);
    scene.run(dot(10)).run(dot(damage));
    expect(scene.unit('Bat').dots).toEqual([]);
  });

  it('where a card goes that a script held, but not that it came from nowhere', () => {
    const move = `moveCardsFromListToDeck(player, takeCardsFromDeck(player, ${DECK}, 1), ${HAND}, "TAKE_NEXT", "PUT_TOP", 1)`;
    expect(story(still(GROUND).run(move))).toEqual(['Top goes to the hand.']);
    expect(story(still(GROUND).run(`takeCardsFromDeck(player, ${DECK}, 1)`), 1)).toEqual([
      'Top goes to the graveyard.',
    ]);
  });

  it('which card was stopped before it was played', () => {
    const stop = fn('onInterceptOpponentPlayMob', 'updateGameValue(0, 0)');
    const scene = still(groundWith({ Bat: stop })).play('Letter');
    expect(story(scene, 1)).toContain('Letter is stopped before it is played.');
  });

  it('whose cards fight, where they have one name', () => {
    const scene = still({
      cards: { Guild: mob(30), Bat: mob() },
      you: { mobs: ['Guild'] },
      foe: { mobs: ['Guild', 'Bat'] },
    });
    const mine = scene.card('Guild', 0);
    scene.do((duel) => {
      const target = scene.card('Guild', 1);
      strike(duel, mobBlow(duel, 0, mine), target);
    });
    const told = (viewer: Viewer) => story(scene, viewer)[0];
    expect(told(0)).toBe("Your Guild attacks your opponent's Guild for 30.");
    expect(told(1)).toBe("Your opponent's Guild attacks your Guild for 30.");
    expect(told('hands')).toBe("Player 1's Guild attacks Player 2's Guild for 30.");
    expect(story(scene.attack('Guild', 'Bat'))).toContain('Guild attacks Bat for 30.');
  });

  it('whose they are when an attack is turned on its own side', () => {
    const turn = fn('onLaunchAttack', 'setCardPointer(1, mine(2))');
    const scene = still({
      cards: { Guild: mob(30, 40, turn), Bat: mob() },
      you: { mobs: ['Guild', 'Guild'] },
      foe: { mobs: ['Bat'] },
    });
    expect(story(scene.attack('Guild', 'Bat'), 1)).toContain(
      "Your opponent's Guild attacks your opponent's Guild for 30.",
    );
  });
});

it('a script that moves cards without end tells of the first ones, and that there was more', () => {
  const there = `moveCards(player, ${DECK}, ${HAND}, "TAKE_NEXT", "PUT_TOP", 99)`;
  const back = `moveCards(player, ${HAND}, ${DECK}, "TAKE_NEXT", "PUT_TOP", 99)`;
  const match = table({
    cards: { Foul: lesson(`while true do ${there} ${back} end`), Wisp: mob() },
    phase: 'actions',
    you: { build: ['Foul'], deck: Array<string>(30).fill('Wisp') },
  });
  expect(match.told('moved').length).toBeGreaterThan(100);
  expect(match.told('moved').length).toBeLessThan(1000);
  expect(match.told('more')).toHaveLength(1);
  expect(match.broken).toHaveLength(1);
  expect(story(match)).toContain('And more.');
  // The next step is told in full again.
  expect(match.told('phase').length).toBeGreaterThan(0);
});
