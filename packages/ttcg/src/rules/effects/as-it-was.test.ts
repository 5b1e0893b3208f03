import { describe, expect, it } from 'vitest';
import { marked, spell } from '../../testing/marked.ts';

/** R-T67: a card that has left the field is asked as it last was. */

describe('R-T67: what an event tells of a card that has left by it', () => {
  it.each([
    ['Whenever an equipped unit is destroyed, draw one card.', true, 1],
    ['Whenever an equipped unit is destroyed, draw one card.', false, 0],
    ['Whenever an equipped unit leaves the field, draw one card.', true, 1],
    ['When a unit is destroyed, if it was equipped, draw one card.', true, 1],
    ['When a unit is destroyed, if it was equipped, draw one card.', false, 0],
  ])('%s (equipped: %s)', (text, equipped, drawn) => {
    const at = marked({
      cards: { Ear: spell(text) },
      you: { units: ['Mark'], spells: ['Ear', 'Kill', 'Brand'] },
    });
    if (equipped) at.use('Brand');
    at.use('Kill');
    expect(at.hand().length).toBe(drawn);
  });

  it.each([
    [3, 1],
    [0, 0],
  ])('a tapped unit is destroyed (tapped in turn %i)', (tapped, drawn) => {
    const at = marked({
      cards: { Ear: spell('Whenever a tapped unit is destroyed, draw one card.') },
      you: { units: [{ stack: ['Mark'], tapped }], spells: ['Ear', 'Kill'] },
    });
    expect(at.use('Kill').hand().length).toBe(drawn);
  });

  it('R-T69: "an untapped unit is tapped", "a tapped unit is untapped": as it was before', () => {
    const at = marked({
      cards: {
        Ear: spell(
          { style: 'passive', text: 'Whenever an untapped unit is tapped, draw one card.' },
          { style: 'passive', text: 'Whenever a tapped unit is untapped, gain 2 points.' },
        ),
        Rod: spell('Tap one card named "Mark".', 'Untap one card named "Mark".'),
        Wand: spell('Untap one card named "Mark".'),
      },
      you: { units: ['Mark'], spells: ['Ear', 'Rod', 'Wand'] },
    });
    at.use('Rod').use('Wand');
    expect([at.hand().length, at.points()]).toEqual([1, 22]);
  });

  it('a tapped unit is ranked up: it is untapped by that, but was tapped', () => {
    const rows = [3, 0].map((tapped) => {
      const at = marked({
        cards: { Ear: spell('Whenever a tapped unit is ranked up, draw one card.') },
        you: { units: [{ stack: ['Mark'], tapped }], spells: ['Ear'], hand: ['Lid'] },
      });
      return at.play('Lid', 0).hand().length;
    });
    expect(rows).toEqual([1, 0]);
  });

  it.each([
    ['When a unit is destroyed, gain points equal to its rank.', 21 + 1 - 1 - 1],
    ['When a unit is destroyed, if it was a dragon, gain 5 points.', 24],
    ['When a dragon unit is destroyed, gain 5 points.', 24],
    ['When a beast unit is destroyed, gain 5 points.', 19],
  ])('what it had become counts: %s', (text, points) => {
    const at = marked({
      cards: { Ear: spell(text) },
      you: { units: ['Mark'], spells: ['Ear', 'Kill', 'Change'] },
    });
    at.use('Change').use('Kill');
    expect(at.points()).toBe(points);
  });

  it('"gain points equal to its attack" counts the bonus that it had', () => {
    const at = marked({
      cards: { Ear: spell('When a unit is destroyed, gain points equal to its attack.') },
      you: { units: ['Mark', 'Banner'], spells: ['Ear', 'Kill'] },
    });
    expect(at.use('Kill').points()).toBe(20 - 1 + 400);
  });

  it('this card, too: "when this card is destroyed, if it was tapped"', () => {
    const rows = [3, 0].map((tapped) => {
      const at = marked({
        cards: {
          Mark: {
            effects: [
              {
                style: 'passive',
                text: 'When this card is destroyed, if it was tapped, gain points equal to its attack.',
              },
            ],
          },
        },
        you: { units: [{ stack: ['Mark'], tapped }, 'Banner'], spells: [null, null, 'Kill'] },
      });
      return at.use('Kill').points();
    });
    expect(rows).toEqual([20 - 1 + 350, 19]);
  });

  it('a unit that attacked this turn is destroyed', () => {
    const rows = [true, false].map((attacks) => {
      const at = marked({
        cards: {
          Ear: spell('Whenever a unit that attacked this turn is destroyed, draw one card.'),
        },
        stage: 'battle',
        you: { units: ['Mark'], spells: ['Ear', 'Kill'] },
        opponent: { units: [] },
      });
      if (attacks) at.attack('Mark');
      return at.use('Kill').hand().length;
    });
    expect(rows).toEqual([1, 0]);
  });
});

describe('what is asked after an act has taken a card away', () => {
  it.each([
    ['Destroy one card named "Mark". If it was tapped, draw one card.', 1],
    ['Destroy one card named "Mark". If it was not tapped, draw one card.', 0],
    ['Destroy one card named "Mark". If it was a dragon, draw one card.', 1],
    ['Destroy one card named "Mark". If its rank was 1, draw one card.', 1],
    ['Destroy one card named "Mark". If its rank was 3, draw one card.', 0],
    ['Return one card named "Mark" to its owner\'s hand. If it was tapped, draw one card.', 2],
    ['Shuffle one card named "Mark" into its owner\'s deck. If it was a dragon, draw one card.', 1],
  ])('%s', (text, drawn) => {
    const at = marked({
      cards: { Rod: spell(text) },
      you: { units: [{ stack: ['Mark'], tapped: 3 }, 'Other'], spells: ['Rod', 'Change'] },
    });
    at.do({ act: 'use', name: 'Change', effect: 0 }).take('Mark').pass();
    expect(at.use('Rod').hand().length).toBe(drawn);
  });

  it('a card that was in the discard pile already has nothing that it was', () => {
    const at = marked({
      cards: {
        Rod: spell('Destroy one card named "Mark".'),
        Wand: spell(
          'Return one unit from your discard pile to your hand. Gain points equal to its attack.',
        ),
      },
      you: { units: ['Mark', 'Banner'], spells: [null, null, 'Rod', 'Wand'] },
    });
    at.use('Rod').use('Wand');
    expect(at.points()).toBe(19 + 300);
  });

  it('its numbers as they were, through several moves', () => {
    const text =
      'Destroy one card named "Mark". Return it to its owner\'s hand. Gain points equal to its attack.';
    const at = marked({
      cards: { Rod: spell(text) },
      you: { units: ['Mark', 'Banner'], spells: [null, null, 'Rod'] },
    });
    expect([at.use('Rod').points(), at.hand()]).toEqual([19 + 400, ['Mark']]);
  });

  it('R-T68: the cards that were under it are meant, not what lies under what is now on top', () => {
    const text =
      'Destroy one card named "Mark". Return all cards that were under it to their owner\'s hand.';
    const at = marked({
      cards: { Mark: { rank: 3 }, Mid: { rank: 2 }, Low: {}, Rod: spell(text) },
      you: {
        units: [{ stack: ['Mark', 'Mid', 'Low'] }, { stack: ['Lid', 'Other'] }],
        spells: ['Rod'],
      },
    });
    at.use('Rod');
    expect([at.hand(), at.units()]).toEqual([['Low', 'Mid'], ['Lid']]);
  });

  it.each([
    ['Destroy one card named "Mark". If it had two or more cards under it, draw one card.', 1],
    ['Destroy one card named "Mark". If it had three cards under it, draw one card.', 0],
    ['Destroy one card named "Mark". If it was a unit with a card under it, draw one card.', 1],
  ])('%s', (text, drawn) => {
    const at = marked({
      cards: { Mark: { rank: 3 }, Mid: { rank: 2 }, Low: {}, Rod: spell(text) },
      you: { units: [{ stack: ['Mark', 'Mid', 'Low'] }], spells: ['Rod'] },
    });
    expect(at.use('Rod').hand().length).toBe(drawn);
  });

  it.each([['2025-03-06' as const], ['0.059' as const]])(
    'they are counted though they may have gone with it (%s)',
    (edition) => {
      const at = marked({
        edition,
        cards: {
          Mark: { rank: 3 },
          Mid: { rank: 2 },
          Low: {},
          Rod: spell('Destroy one card named "Mark". Gain 10 points for each card under it.'),
        },
        you: { units: [{ stack: ['Mark', 'Mid', 'Low'] }], spells: ['Rod'] },
      });
      expect(at.use('Rod').points()).toBe(20 - 3 + 20);
    },
  );

  it('the columns beside it, its own, and the spell below it', () => {
    const at = marked({
      cards: {
        Left: {},
        Right: {},
        Far: {},
        Below: spell('Shuffle your deck.'),
        Rod: spell(
          'Destroy one card named "Mark". Tap all units that were adjacent to it.',
          'Destroy one card named "Mark". Tap all spells in its column.',
        ),
      },
      you: { units: ['Left', 'Mark', 'Right', 'Far'], spells: [null, 'Below', null, null, 'Rod'] },
    });
    at.use('Rod');
    expect(['Left', 'Right', 'Far', 'Below'].map((name) => at.seen(name).tapped)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('this card, paid as a cost: its numbers and what lay under it', () => {
    const at = marked({
      cards: {
        Mark: {
          rank: 2,
          attack: 500,
          effects: [
            'Destroy this card to gain 10 points for each card under it.',
            'Destroy this card to gain points equal to its attack.',
          ],
        },
      },
      you: { units: [{ stack: ['Mark', 'Other'] }, 'Banner'] },
    });
    const other = marked({
      cards: {
        Mark: { attack: 500, effects: ['Destroy this card to gain points equal to its attack.'] },
      },
      you: { units: ['Mark', 'Banner'] },
    });
    expect([at.use('Mark').points(), other.use('Mark').points()]).toEqual([
      20 - 2 + 10,
      20 - 1 + 600,
    ]);
  });

  it('its controller is who had it, though it goes home', () => {
    const at = marked({
      cards: {
        Take: spell('Take control of one card named "Mark".'),
        Rod: spell('Destroy one card named "Mark". Its controller draws one card.'),
      },
      you: { units: [], spells: ['Take', 'Rod'] },
      opponent: { units: ['Mark'] },
    });
    at.use('Take').use('Rod');
    expect([at.hand(0).length, at.hand(1).length]).toEqual([1, 0]);
  });
});

describe('R-T71: what ends an equip effect is heard by it', () => {
  it.each([
    'Whenever the equipped unit is returned to the hand, draw one card.',
    'Equip this card to one unit. Whenever it is returned to the hand, draw one card.',
  ])('%s', (text) => {
    const deeds = [
      'Return one card named "Mark" to its owner\'s hand.',
      'Tap one card named "Mark".',
    ];
    const rows = deeds.map((deed) => {
      const at = marked({
        cards: { Ring: spell({ style: 'equip', text }), Rod: spell(deed) },
        you: { units: ['Mark', 'Other'], spells: ['Ring', 'Rod'] },
      });
      at.do({ act: 'use', name: 'Ring', effect: 0 }).take('Mark').pass();
      return at.use('Rod').deck().length;
    });
    expect(rows).toEqual([5, 6]);
  });
});
