import { describe, expect, it } from 'vitest';
import { table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const cards = {
  Idol: { effects: [QUIET, QUIET] },
  Ogre: { attack: 900, defense: 900, subtypes: ['warrior'], effects: [QUIET, QUIET] },
  Imp: { attack: 50, defense: 50, effects: [QUIET, QUIET] },
  Wolf: { rank: 2, effects: [QUIET, QUIET] },
  Bear: { rank: 3, effects: [QUIET, QUIET] },
  Charm: { type: 'spell', effects: [QUIET, QUIET] },
  Twin: { effects: ['Gain 1 point.', 'Gain 5 points.'] },
} as const;

const withEffect = (text: string, type: 'fire' | 'spell' = 'fire') =>
  ({ ...cards, Star: { type, effects: [text, QUIET] } }) as const;

describe('units in an attack', () => {
  it('destroys one attacking unit in answer to the attack', () => {
    const game = table({
      cards: withEffect('Destroy one attacking unit.', 'spell'),
      stage: 'battle',
      active: 1,
      you: { units: ['Imp'], spells: ['Star'] },
      opponent: { units: ['Ogre', 'Idol'] },
    });
    game.do({ act: 'attack', name: 'Ogre' });
    game.do({ act: 'use', name: 'Star', effect: 0 }).pass();
    expect(game.units(1)).toEqual(['Idol']);
    expect(game.units(0)).toEqual(['Imp']);
  });

  it('cannot be used on attacking units when nobody attacks', () => {
    const game = table({
      cards: withEffect('Destroy the attacking unit.', 'spell'),
      stage: 'battle',
      you: { spells: ['Star'] },
      opponent: { units: ['Ogre'] },
    });
    expect(game.can({ act: 'use', name: 'Star', effect: 0 })).toBe(false);
  });

  it('makes attacking units stronger in their battle, and only then', () => {
    const style = { style: 'passive', text: 'All attacking units you control gain 800 attack.' };
    const game = table({
      cards: { ...cards, Star: { type: 'spell', effects: [style as never, QUIET] } },
      stage: 'battle',
      you: { units: ['Idol'], spells: [null, 'Star'] },
      opponent: { units: ['Ogre'] },
    });
    expect(game.seen('Idol').attack).toBe(250);
    game.attack('Idol', 'Ogre');
    expect(game.units(1)).toEqual([]);
    expect(game.seen('Idol').attack).toBe(250);
  });

  it('tells who attacks and destroys from who defends and destroys', () => {
    const text = 'When a unit you control attacks and destroys a unit, draw a card.';
    const attacking = table({
      cards: withEffect(text, 'spell'),
      stage: 'battle',
      you: { units: ['Ogre'], spells: ['Star'] },
      opponent: { units: ['Imp'] },
    });
    attacking.attack('Ogre', 'Imp');
    expect(attacking.hand()).toHaveLength(1);
    const defending = table({
      cards: withEffect(text, 'spell'),
      stage: 'battle',
      active: 1,
      you: { units: ['Ogre'], spells: ['Star'] },
      opponent: { units: ['Imp'] },
    });
    defending.attack('Imp', 'Ogre');
    expect(defending.hand()).toHaveLength(0);
  });

  it('untaps after an attack only what is still there', () => {
    const text = 'After this card attacks, if it was not destroyed, draw a card.';
    const wins = table({
      cards: withEffect(text),
      stage: 'battle',
      you: { units: ['Star'] },
      opponent: { units: ['Imp'] },
    });
    wins.attack('Star', 'Imp');
    expect(wins.hand()).toHaveLength(1);
    const falls = table({
      cards: withEffect(text),
      stage: 'battle',
      you: { units: ['Star'] },
      opponent: { units: ['Ogre'] },
    });
    falls.attack('Star', 'Ogre');
    expect(falls.hand()).toHaveLength(0);
  });

  it('measures the attacker', () => {
    const game = table({
      cards: withEffect(
        "When this card is attacked, it gains defense equal to the attacker's rank times 300.",
      ),
      stage: 'battle',
      active: 1,
      you: { units: ['Star'] },
      opponent: { units: ['Wolf'] },
    });
    game.attack('Wolf', 'Star');
    expect(game.seen('Star').defense).toBe(850);
  });
});

describe('cards told by rank, column and name', () => {
  it('finds what is just one rank higher', () => {
    const game = table({
      cards: withEffect('Search your deck for a unit one rank higher than this card.'),
      you: { units: ['Star'], deck: ['Idol', 'Wolf', 'Bear'] },
    });
    game.use('Star');
    expect(game.takable).toEqual(['Wolf']);
    game.take('Wolf');
    expect(game.hand()).toEqual(['Wolf']);
  });

  it('counts the spells below units', () => {
    const game = table({
      cards: withEffect('Draw cards equal to the number of spells below your units.'),
      you: { units: ['Star', 'Idol'], spells: ['Charm', 'Charm', 'Charm'] },
    });
    game.use('Star');
    expect(game.hand()).toHaveLength(2);
  });

  it('counts the cards under units of a kind', () => {
    const game = table({
      cards: withEffect('Gain 1 point for each card under your rank 2 units.'),
      you: { units: ['Star', { stack: ['Wolf', 'Idol', 'Imp'] }, { stack: ['Bear', 'Wolf'] }] },
    });
    game.use('Star');
    expect(game.points()).toBe(22);
  });

  it('destroys what lies in the column of the card that was chosen', () => {
    const game = table({
      cards: withEffect('Tap one enemy unit. Destroy all spells in the same column as it.'),
      you: { units: ['Star'] },
      opponent: { units: ['Idol', 'Imp'], spells: ['Charm', 'Charm'] },
    });
    game.use('Star').take('Imp').pass();
    expect(game.stacks('spell', 1).map(({ length }) => length)).toEqual([1, 0, 0, 0, 0]);
  });

  it('asks how many cards lie under a card', () => {
    const text = 'If this card has two or more cards under it, draw a card.';
    const game = table({
      cards: withEffect(text),
      you: { units: [{ stack: ['Star', 'Idol', 'Imp'] }] },
    });
    game.use('Star');
    expect(game.hand()).toHaveLength(1);
    const alone = table({ cards: withEffect(text), you: { units: ['Star'] } });
    expect(alone.can({ act: 'use', name: 'Star', effect: 0 })).toBe(false);
  });

  it('lets only cards of one name be found together', () => {
    const game = table({
      cards: withEffect('Search your deck for two cards with the same name.'),
      you: { units: ['Star'], deck: ['Imp', 'Idol', 'Bear', 'Imp', 'Idol'] },
    });
    game.use('Star');
    expect(game.takable).toEqual(['Idol', 'Idol', 'Imp', 'Imp']);
    game.take('Imp');
    expect(game.hand()).toEqual(['Imp', 'Imp']);
  });

  it('copies the effect that is named', () => {
    const game = table({
      cards: withEffect('Copy the second effect of one enemy unit.'),
      you: { units: ['Star'] },
      opponent: { units: ['Twin'] },
    });
    game.use('Star');
    expect(game.points()).toBe(25);
  });
});

describe('equipment', () => {
  it('holds only on the unit it speaks of', () => {
    const text = 'While this card is equipped to a warrior, that unit gains 300 attack.';
    const game = table({
      cards: withEffect(text, 'spell'),
      you: { units: ['Ogre', 'Idol'], spells: [null, null, 'Star'] },
    });
    game.use('Star').take('Ogre').pass();
    expect(game.seen('Ogre').attack).toBe(1200);
    const other = table({
      cards: withEffect(text, 'spell'),
      you: { units: ['Ogre', 'Idol'], spells: [null, null, 'Star'] },
    });
    other.use('Star').take('Idol').pass();
    expect(other.seen('Idol').attack).toBe(250);
  });

  it('watches what the unit does as long as it is at work', () => {
    const game = table({
      cards: withEffect(
        'Equip this card to one unit. It gains 100 attack, and when it destroys a unit in battle, draw a card.',
        'spell',
      ),
      stage: 'battle',
      you: { units: ['Ogre', 'Idol'], spells: [null, null, 'Star'] },
      opponent: { units: ['Imp', 'Imp', 'Wolf'] },
    });
    game.use('Star').take('Ogre').pass();
    game.do({ act: 'attack', name: 'Ogre' }).pass();
    expect(game.hand()).toHaveLength(1);
    game.do({ act: 'attack', name: 'Idol' }).pass();
    expect(game.hand()).toHaveLength(1);
  });

  it('redirects an effect that targets another unit', () => {
    const game = table({
      cards: {
        ...withEffect(
          'When your opponent activates an effect that targets one of your units, redirect it to this card.',
        ),
        Axe: { type: 'spell', effects: ['Destroy one enemy unit.', QUIET] },
      },
      active: 1,
      you: { units: ['Star', 'Idol'] },
      opponent: { spells: ['Axe'] },
    });
    game.use('Axe').take('Idol').pass();
    expect(game.units(0)).toEqual(['Idol']);
  });
});

describe('what was spoken of before', () => {
  it('destroys the unit that has attacked, when the battle is over', () => {
    const game = table({
      cards: withEffect('When this card is destroyed in battle, destroy the attacking unit.'),
      stage: 'battle',
      active: 1,
      you: { units: ['Star'] },
      opponent: { units: ['Ogre', 'Imp'] },
    });
    game.attack('Ogre', 'Star');
    expect(game.units(1)).toEqual(['Imp']);
  });

  it('is set off by the attacker that it names', () => {
    const game = table({
      cards: withEffect('When an enemy warrior attacks this card, draw a card.'),
      stage: 'battle',
      active: 1,
      you: { units: ['Star'] },
      opponent: { units: ['Imp', 'Ogre'] },
    });
    game.attack('Imp', 'Star');
    expect(game.hand()).toHaveLength(0);
    game.attack('Ogre', 'Star');
    expect(game.hand()).toHaveLength(1);
  });

  it('takes another unit than the one it was paid with', () => {
    const game = table({
      cards: withEffect('Tap one other unit you control to destroy another unit.'),
      you: { units: ['Star', 'Idol'] },
      opponent: { units: ['Imp'] },
    });
    game.do({ act: 'use', name: 'Star', effect: 0 }).pass();
    expect(game.takable).toEqual(['Imp', 'Star']);
    game.take('Imp').pass();
    expect(game.units(1)).toEqual([]);
  });

  it('watches for what the chosen unit does', () => {
    const game = table({
      cards: withEffect(
        'Choose one unit you control. This turn, whenever it destroys a unit, draw a card.',
        'spell',
      ),
      stage: 'battle',
      you: { units: ['Ogre', 'Idol'], spells: ['Star'] },
      opponent: { units: ['Imp', 'Imp', 'Wolf'] },
    });
    game.use('Star').take('Ogre').pass();
    game.do({ act: 'attack', name: 'Idol' }).pass();
    expect(game.hand()).toHaveLength(0);
    game.do({ act: 'attack', name: 'Ogre' }).pass();
    expect(game.hand()).toHaveLength(1);
  });

  it('swaps the values of two cards that were chosen together', () => {
    const game = table({
      cards: withEffect(
        'Choose one enemy unit and one unit you control. Swap their attack this turn.',
        'spell',
      ),
      you: { units: ['Idol'], spells: [null, 'Star'] },
      opponent: { units: ['Ogre'] },
    });
    game.use('Star');
    expect([game.seen('Idol').attack, game.seen('Ogre').attack]).toEqual([900, 250]);
  });
});
