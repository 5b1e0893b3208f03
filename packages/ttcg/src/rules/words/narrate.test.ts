import { plain, type Viewer } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import type { Act } from '../../language/tree/tree.ts';
import { parsed } from '../../testing/table.ts';
import type { TtcgEvent } from '../events.ts';
import { narrate } from './narrate.ts';

const fox = { card: 1, design: 'Fox' };
const ox = { card: 2, design: 'Ox|3' };
const hidden = { back: 'ttcg' };

/** The act that a sentence is about. */
const act = (text: string) => parsed(text).sentences[0]?.acts[0] as Act;

const told = (event: TtcgEvent, viewer: Viewer = 0) => plain(narrate(event, viewer));

describe('an event told', () => {
  it('speaks to the viewer, and numbers the players for spectators', () => {
    const event: TtcgEvent = { type: 'drew', seat: 0, count: 1, cards: [hidden] };
    expect(told({ ...event, cards: [fox] })).toBe('You draw Fox.');
    expect(told(event, 1)).toBe('Your opponent draws 1 card.');
    expect(told(event, 'table')).toBe('Player 1 draws 1 card.');
  });

  it('mentions cards by name without their tier, so that a screen can link them', () => {
    expect(narrate({ type: 'tapped', subject: ox }, 0)[0]).toEqual({ card: 2, name: 'Ox' });
  });

  it.each<[TtcgEvent, string]>([
    [{ type: 'die', roll: 3, first: 1 }, 'The die shows 3: your opponent begins.'],
    [{ type: 'turn', seat: 0, turn: 4 }, 'Turn 4: you.'],
    [{ type: 'phase', seat: 1, phase: 'main' }, "Your opponent's main phase."],
    [
      { type: 'mulligan', seat: 1, count: 6 },
      'Your opponent shuffles their hand in for 6 new cards.',
    ],
    [{ type: 'announced', seat: 0, kind: 'play', subject: fox }, 'You play Fox.'],
    [
      { type: 'announced', seat: 1, kind: 'play', subject: hidden, faceDown: true },
      'Your opponent sets a card face down.',
    ],
    [
      { type: 'announced', seat: 0, kind: 'play', subject: fox, faceDown: true },
      'You set Fox face down.',
    ],
    [
      { type: 'announced', seat: 0, kind: 'play', subject: fox, targets: [ox] },
      'You rank up Ox with Fox.',
    ],
    [
      { type: 'announced', seat: 1, kind: 'attack', subject: fox, targets: [ox] },
      'Your opponent attacks Ox with Fox.',
    ],
    [
      { type: 'announced', seat: 1, kind: 'attack', subject: fox, targets: [hidden] },
      'Your opponent attacks 1 face-down card with Fox.',
    ],
    [{ type: 'announced', seat: 0, kind: 'attack', subject: fox }, 'You attack directly with Fox.'],
    [
      {
        type: 'announced',
        seat: 0,
        kind: 'effect',
        subject: fox,
        targets: [ox],
        text: 'Destroy one unit.',
      },
      'You use Fox on Ox: Destroy one unit.',
    ],
    [
      { type: 'countered', seat: 0, kind: 'attack', subject: fox },
      'The attack of Fox is countered.',
    ],
    [
      { type: 'fizzles', seat: 0, kind: 'play', subject: fox },
      'The play of Fox is no longer possible.',
    ],
    [
      { type: 'played', seat: 0, subject: fox, row: 'unit', column: 1, faceDown: false },
      'Fox comes to column 2 of your unit row.',
    ],
    [{ type: 'destroyed', seat: 1, subject: ox }, "Your opponent's Ox is destroyed."],
    [
      { type: 'moved', seat: 0, subject: fox, from: 'field', to: 'hand' },
      'Fox goes from the field to your hand.',
    ],
    [
      { type: 'moved', seat: 1, subject: hidden, from: 'hand', to: 'deck' },
      "A card goes from the hand to your opponent's deck.",
    ],
    [
      { type: 'moved', seat: 1, subject: fox, from: 'deck', to: 'deck', at: 'bottom' },
      "Fox goes to the bottom of your opponent's deck.",
    ],
    [
      { type: 'moved', seat: 0, subject: fox, from: 'discard', to: 'under', below: ox },
      'Fox goes from the discard pile under Ox.',
    ],
    [{ type: 'points', seat: 0, by: -2, now: 5 }, 'You lose 2 points: 5 left.'],
    [{ type: 'points', seat: 1, by: 1, now: 9 }, 'Your opponent gains 1 point: 9 now.'],
    [
      { type: 'battle', attacker: fox, attack: 300, defender: ox, defense: 200 },
      'Fox (300 attack) meets Ox (200 defense).',
    ],
    [
      { type: 'looked', seat: 1, count: 3, whose: 1, zone: 'deck' },
      'Your opponent looks at 3 cards in their deck.',
    ],
    [
      { type: 'looked', seat: 0, count: 2, whose: 1, zone: 'hand', cards: [fox, ox] },
      "You look at Fox and Ox in your opponent's hand.",
    ],
    [{ type: 'searched', seat: 0, count: 9, whose: 0, zone: 'deck' }, 'You search your deck.'],
    [
      {
        type: 'lasts',
        cards: [fox],
        seats: [],
        act: act('It gains 50 attack this turn.'),
        maker: 0,
      },
      'Fox gains 50 attack this turn.',
    ],
    [
      {
        type: 'lasts',
        cards: [fox, ox],
        seats: [],
        act: act('It gains 50 attack this turn.'),
        maker: 0,
      },
      'Fox and Ox: each gains 50 attack this turn.',
    ],
    [{ type: 'skips', seat: 1, part: 'turn' }, 'Your opponent skips their turn.'],
    [
      { type: 'skips', seat: 1, part: 'turn', next: true },
      'Your opponent will skip their next turn.',
    ],
    [
      { type: 'skips', seat: 0, part: 'draw phase', next: true, times: 2 },
      'You will skip your next two draw phases.',
    ],
    [{ type: 'emptyDeck', seat: 0 }, 'Your deck is empty.'],
    [{ type: 'battle', attacker: fox, attack: 300 }, 'Nobody meets Fox.'],
    [{ type: 'over', winner: 0, reason: 'points' }, 'You win: no points left.'],
  ])('%j', (event, words) => {
    expect(told(event)).toBe(words);
  });
});

describe('what comes into force', () => {
  const event = {
    type: 'lasts',
    cards: [],
    seats: [0],
    act: act('Get one extra play until the end of your next turn.'),
    maker: 0,
  } as const;

  it('is told to each side in its own words', () => {
    expect(plain(narrate(event, 0))).toBe(
      'You get one extra play until the end of your next turn.',
    );
    expect(plain(narrate(event, 1))).toBe(
      "Your opponent gets one extra play until the end of your opponent's next turn.",
    );
    expect(plain(narrate(event, 'table'))).toBe(
      "Player 1 gets one extra play until the end of Player 1's next turn.",
    );
  });

  it('names the players to those who look on', () => {
    expect(plain(narrate(event, 'hands', ['Ada', 'Ben']))).toBe(
      "Ada gets one extra play until the end of Ada's next turn.",
    );
  });
});

describe('whose effect it was', () => {
  const lasting = (text: string, seats: readonly (0 | 1)[], maker: 0 | 1 = 0): TtcgEvent => ({
    type: 'lasts',
    cards: seats.length === 0 ? [fox] : [],
    seats,
    act: act(text),
    maker,
  });

  it.each([
    [
      lasting('It gains 50 attack for each unit your opponent controls.', []),
      'Fox gains 50 attack for each unit your opponent controls.',
      'Fox gains 50 attack for each unit you control.',
      'Fox gains 50 attack for each unit Player 2 controls.',
    ],
    [
      lasting('Your opponent cannot draw cards during your next turn.', [1]),
      'Your opponent cannot draw cards during your next turn.',
      "You cannot draw cards during your opponent's next turn.",
      "Player 2 cannot draw cards during Player 1's next turn.",
    ],
    [
      lasting('Double the points your opponent loses this turn.', [1]),
      'Your opponent loses twice as many points this turn.',
      'You lose twice as many points this turn.',
      'Player 2 loses twice as many points this turn.',
    ],
    [
      lasting('Reveal each card you draw this turn.', [0]),
      'You reveal each card you draw this turn.',
      'Your opponent reveals each card they draw this turn.',
      'Player 1 reveals each card they draw this turn.',
    ],
    [
      lasting('You play with your hand revealed this turn.', [1], 1),
      'Your opponent plays with their hand revealed this turn.',
      'You play with your hand revealed this turn.',
      'Player 2 plays with their hand revealed this turn.',
    ],
    [
      { type: 'lasts', cards: [fox], seats: [], values: { attack: 900, defense: 600 }, maker: 0 },
      'Fox has 900 attack and 600 defense now.',
      'Fox has 900 attack and 600 defense now.',
      'Fox has 900 attack and 600 defense now.',
    ],
    [
      { type: 'chose', seat: 0, acts: [act('Your opponent discards one card.')], maker: 0 },
      'You choose: Your opponent discards one card.',
      'Your opponent chooses: You discard one card.',
      'Player 1 chooses: Player 2 discards one card.',
    ],
    [
      { type: 'chose', seat: 1, acts: [act('Your opponent discards one card.')], maker: 0 },
      'Your opponent chooses: Your opponent discards one card.',
      'You choose: Discard one card.',
      'Player 2 chooses: Player 2 discards one card.',
    ],
    [
      { type: 'chose', seat: 0, named: 'dragon', maker: 0 },
      'You choose: Dragon.',
      'Your opponent chooses: Dragon.',
      'Player 1 chooses: Dragon.',
    ],
  ] satisfies [TtcgEvent, string, string, string][])('%j', (event, first, second, table) => {
    expect([0, 1, 'table'].map((viewer) => told(event, viewer as Viewer))).toEqual([
      first,
      second,
      table,
    ]);
  });
});
