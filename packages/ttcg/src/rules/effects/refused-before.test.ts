import { describe, expect, it } from 'vitest';
import { answer, isOffered, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';

const SWORD = {
  type: 'spell',
  effects: ['Equip this card to one unit. The equipped unit gains 100 attack.'],
} as const;
const CHARM = { type: 'spell', effects: ['Equip this card to one unit.'] } as const;

/** Sword is equipped to Ember, Charm to Foe; the text is on Source. */
function armed(text: string, on?: string) {
  const at = scene(text, {
    ...(on && { on }),
    cards: { Sword: SWORD, Charm: CHARM },
    you: { spells: [null, null, 'Sword', 'Charm', 'Source'] },
  });
  answer(at.use('Sword'), ['Ember']);
  return answer(at.use('Charm'), ['Foe']);
}

describe('values of cards', () => {
  rulings([
    ['Reduce one enemy unit by 100 attack.', [['Giant']], { 'Giant attack': 800 }],
    ['Halve the attack of one rank 1 unit your opponent controls.', [], { 'Foe attack': 100 }],
    [
      'Swap the rank of this card with that of one unit your opponent controls.',
      [['Giant']],
      { 'Ember rank': 3, 'Giant rank': 1 },
      { on: 'Ember' },
    ],
    ['Swap the ranks of two units.', [['Ember', 'Drake']], { 'Ember rank': 2, 'Drake rank': 1 }],
    [
      'Swap the attack of this card with the defense of one enemy unit.',
      [['Giant']],
      { 'Ember attack': 600, 'Giant defense': 300 },
      { on: 'Ember' },
    ],
    [
      'This card becomes a rank 3 water unit.',
      [],
      { 'Ember rank': 3, 'Ember type': 'water' },
      { on: 'Ember' },
    ],
    ['One unit becomes a type of your choice.', [['Foe'], 'Nature'], { 'Foe type': 'nature' }],
  ]);

  it('R-T85: halves are rounded up where the text says so', () => {
    const odd = { cards: { Foe: { attack: 205, defense: 300 } } };
    const text = 'Halve the attack of one rank 1 unit your opponent controls';
    expect(outcomeOf(`${text}.`, [], odd)).toEqual({ 'Foe attack': 102 });
    expect(outcomeOf(`${text}, rounded up.`, [], odd)).toEqual({ 'Foe attack': 103 });
    expect(outcomeOf('Lose half of your points, rounded up.', [], { you: { points: 5 } })).toEqual({
      'your points': 2,
    });
  });

  it('the bonuses of two spells are swapped', () => {
    const cards = {
      Ward: { type: 'spell', attack: 20, defense: 10 },
      Hex: { type: 'spell', attack: -10, defense: 0 },
    } as const;
    const text =
      'Swap the bonus of one spell you control with that of one spell your opponent controls.';
    expect(
      outcomeOf(text, [['Ward']], { cards, you: { spells: ['Ward', null, null, null, 'Source'] } }),
    ).toMatchObject({
      'Ember attack': 290,
      'Ember defense': 200,
      'Giant attack': 920,
      'Giant defense': 610,
    });
  });

  it('R-T88: changes are inverted: what was gained is lost, and what was lost gained', () => {
    const at = scene('Invert the stat changes of one unit this turn.', {
      cards: {
        Hex: { type: 'spell' },
        Ward: {
          type: 'spell',
          effects: ['One unit gains 100 attack and loses 50 defense this turn.'],
        },
      },
    });
    answer(at.use('Ward'), ['Ember']);
    expect([at.seen('Ember').attack, at.seen('Ember').defense]).toEqual([400, 150]);
    answer(at.use('Source'), ['Ember']);
    expect([at.seen('Ember').attack, at.seen('Ember').defense]).toEqual([200, 250]);
    expect(at.seen('Drake').attack).toBe(600);
  });

  it('units are compared with themselves', () => {
    expect(offeredBy('Destroy one unit with more attack than defense.')).toEqual([
      'Drake',
      'Ember',
      'Giant',
    ]);
    expect(
      outcomeOf('Destroy all units whose attack is lower than their defense.', []),
    ).toMatchObject({ Foe: 'their discard' });
  });

  it('by the same subtype as this card', () => {
    expect(
      outcomeOf('Tap all other units of the same subtype as this card.', [], { on: 'Ember' }),
    ).toEqual({ 'Foe tapped': true });
  });
});

describe('cards of each player, of a column, and half of them', () => {
  rulings([
    [
      'Tap one unit controlled by each player.',
      [['Ember']],
      { 'Ember tapped': true, 'Foe tapped': true },
    ],
    ['Choose a column. Tap all units in it.', ['1'], { 'Ember tapped': true, 'Foe tapped': true }],
    ['Your opponent discards half of their hand.', [['Secret']], { Secret: 'their discard' }],
    [
      'Discard cards until you have two cards in your hand.',
      [['Spark', 'Tide']],
      { Spark: 'your discard', Tide: 'your discard' },
    ],
    [
      'Return all rank 4 or lower spells your opponent controls to the owner’s hand.',
      [],
      { Hex: 'their hand' },
    ],
  ]);

  it('R-T85: half of one card is none, unless it is rounded up', () => {
    const one = { opponent: { units: ['Foe'] } };
    expect(isOffered("Destroy half of your opponent's units.", one)).toBe(false);
    expect(outcomeOf("Destroy half of your opponent's units, rounded up.", [], one)).toMatchObject({
      Foe: 'their discard',
    });
  });
});

describe('the equip card and the equipped card', () => {
  it('R-T84: cards are told by what they are equipped to', () => {
    const at = armed('Destroy one card equipped to a unit you control.');
    at.use('Source');
    expect(at.discardPile()).toContain('Sword');
    expect(at.spells()).toContain('Charm');
  });

  it('all that is equipped to a unit', () => {
    const at = answer(armed('Destroy all cards equipped to one unit.').use('Source'), ['Foe']);
    expect(at.spells()).toEqual(['Sword', 'Source']);
  });

  it('for each card equipped to it', () => {
    const at = armed('This card gains 50 attack for each card equipped to it.', 'Ember');
    expect(at.use('Ember').seen('Ember').attack).toBe(450);
  });

  it('an equip card is one with an equip effect', () => {
    const at = answer(armed('Destroy one equip card.').use('Source'), ['Charm']);
    expect(at.spells()).toEqual(['Sword', 'Source']);
  });

  it('R-T84: when this card is equipped to a unit, the equip card hears it; other cards do not', () => {
    const heard = {
      style: 'passive',
      text: 'Whenever this card is equipped to a unit, gain 1 point.',
    } as const;
    const equip = 'Equip this card to one unit.';
    const at = scene(equip, { cards: { Source: { type: 'spell' }, Ember: { effects: [heard] } } });
    answer(at.use('Source'), ['Ember']);
    expect(at.points()).toBe(20);
    const own = scene('Draw one card.', {
      cards: { Blade: { type: 'spell', effects: [equip, heard] } },
      you: { spells: ['Blade', null, null, null, 'Source'] },
    });
    answer(own.use('Blade'), ['Ember']);
    expect(own.points()).toBe(21);
  });
});

describe('what would happen is prevented', () => {
  it('the next time only, and of that card alone', () => {
    const axe = {
      cards: { Ward: { type: 'spell', effects: ['Destroy one unit you control.'] } },
    } as const;
    const at = scene(
      'Prevent the next time a fire unit you control would be destroyed this turn.',
      {
        cards: {
          ...axe.cards,
          Relic: { type: 'spell', effects: ['Destroy one unit you control.'] },
        },
        you: { spells: ['Ward', 'Relic', null, null, 'Source'] },
      },
    );
    at.use('Source');
    answer(at.use('Ward'), ['Ember']);
    expect(at.units()).toContain('Ember');
    answer(at.use('Relic'), ['Ember']);
    expect(at.discardPile()).toContain('Ember');
  });

  it('points lost are lessened, to no less than none', () => {
    const at = scene('Reduce the points you lose by 2 this turn.', {
      cards: {
        Ward: { type: 'spell', effects: ['Each player loses 3 points.'] },
        Relic: { type: 'spell', effects: ['Lose 1 point.'] },
      },
      you: { spells: ['Ward', 'Relic', null, null, 'Source'] },
    });
    at.use('Source').use('Ward').use('Relic');
    expect([at.points(0), at.points(1)]).toEqual([19, 17]);
  });
});

describe('how cards come, and lie', () => {
  it('R-T90: they enter tapped: this card, or those of a kind', () => {
    const at = scene('This card enters the field tapped.', { on: 'Spark' });
    at.play('Spark', 2);
    expect(at.seen('Spark').tapped).toBe(true);
    at.play('Tide', 3);
    expect(at.seen('Tide').tapped).toBe(false);
    const quiet = scene('Fire units enter the field tapped this turn.', {
      cards: {
        Ember: {
          effects: [{ style: 'passive', text: 'Whenever a unit is tapped, gain 1 point.' }],
        },
      },
    });
    expect(quiet.use('Source').play('Spark', 2).points()).toBe(20);
    const all = scene('Fire units enter the field tapped this turn.').use('Source');
    all.play('Spark', 2).play('Tide', 3);
    expect([all.seen('Spark').tapped, all.seen('Tide').tapped]).toEqual([true, false]);
  });

  it('R-T91: a card placed under this card sets it off; one placed under another does not', () => {
    const text = {
      style: 'passive',
      text: 'Whenever a card is placed under this card, gain 1 point.',
    } as const;
    const at = scene('Place one unit under one unit you control.', {
      cards: { Ember: { effects: [text] } },
    });
    expect(answer(at.use('Source'), ['Ember'], ['Spark']).points()).toBe(21);
    const other = scene('Place one unit under one unit you control.', {
      cards: { Ember: { effects: [text] } },
    });
    expect(answer(other.use('Source'), ['Drake'], ['Spark']).points()).toBe(20);
    const ranked = scene('Draw one card.', { cards: { Flame: { rank: 2, effects: [text] } } });
    expect(ranked.play('Flame', 0).points()).toBe(20);
  });

  it('a dormant card works while it lies under another, and not on top', () => {
    const text = {
      style: 'passive',
      text: 'While this card is dormant, the card on top of it gains 100 attack.',
    } as const;
    const at = scene('Draw one card.', {
      cards: { Whelp: { subtypes: ['dragon'], effects: [text] } },
    });
    expect(at.seen('Drake').attack).toBe(700);
    expect(at.seen('Ember').attack).toBe(300);
    const top = scene('Draw one card.', { cards: { Ember: { attack: 300, effects: [text] } } });
    expect(top.seen('Ember').attack).toBe(300);
  });
});

describe('what happened is counted, and what is sought found', () => {
  it('R-T89: cards drawn this turn', () => {
    const at = scene('Gain 1 point for each card you drew this turn.', {
      cards: { Ward: { type: 'spell', effects: ['Each player draws two cards.'] } },
    });
    expect(at.use('Ward').use('Source').points()).toBe(22);
  });

  it('until you reveal a unit of a kind: it, and the rest', () => {
    const text =
      'Reveal cards from the top of your deck until you reveal an air unit. Add it to your hand. Put the rest on the bottom of your deck.';
    const at = answer(scene(text).use('Source'), ['Acorn', 'Bolt']);
    expect(at.hand()).toContain('Cloud');
    expect(at.deck()).toEqual(['Dusk', 'Acorn', 'Bolt']);
  });

  it('R-T92: where there is none, all are milled', () => {
    expect(outcomeOf('Mill cards until you mill a spell.', [])).toMatchObject({
      Acorn: 'your discard',
      Dusk: 'your discard',
    });
  });

  it('R-T86: what must be so while something is waited for', () => {
    const text = {
      style: 'passive',
      text: 'While you control a dragon, whenever you draw a card, gain 1 point.',
    } as const;
    const at = scene('Draw one card.', { cards: { Ember: { effects: [text] } } });
    expect(at.use('Source').points()).toBe(21);
    const none = scene('Draw one card.', {
      cards: { Ember: { effects: [text] } },
      you: { units: ['Ember'] },
    });
    expect(none.use('Source').points()).toBe(20);
  });
});

describe('R-T87: for a price', () => {
  it('a tapped card untaps itself, once per turn', () => {
    const at = scene('This card can be untapped once by paying a point.', {
      you: { spells: ['Ward', null, null, null, { stack: ['Source'], tapped: 4 }] },
    });
    at.use('Source');
    expect([at.points(), at.seen('Source').tapped]).toEqual([19, false]);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });

  it('one of several cards each time', () => {
    const at = scene('Units you control can be untapped by discarding a card.', {
      you: {
        units: [
          { stack: ['Ember'], tapped: 4 },
          { stack: ['Drake'], tapped: 4 },
        ],
      },
    });
    answer(at.use('Source'), ['Scroll'], ['Drake']);
    expect([at.seen('Ember').tapped, at.seen('Drake').tapped]).toEqual([true, false]);
  });
});

describe('R-T83: a type named by the text', () => {
  it('makes the effect of that type', () => {
    const at = scene('Passive: All fire units you control gain 50 attack.', { on: 'Ember' });
    expect([at.seen('Ember').attack, at.seen('Foe').attack]).toEqual([350, 200]);
  });
});

describe('in the column of others', () => {
  rulings([
    [
      'Tap all units in the column of a spell your opponent controls.',
      [],
      { 'Drake tapped': true },
    ],
  ]);
});
