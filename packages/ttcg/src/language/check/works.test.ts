import { describe, expect, it } from 'vitest';
import { compileEffect } from '../../trial/compile-effect.ts';
import type { EffectType } from '../tree/tree.ts';

function compiled(text: string, style?: EffectType, on: 'unit' | 'spell' = 'unit') {
  const answer = compileEffect(text, { style, on });
  return answer.ok ? answer.type : answer.error;
}

describe('R-T95: what could never happen is refused, with the reason', () => {
  it.each<[EffectType | undefined, string, string]>([
    ['passive', 'This turn, your units gain 100 attack.', 'a passive effect holds by itself'],
    [
      'passive',
      'While this card is on the field, draw a card.',
      'a passive effect holds by itself',
    ],
    ['passive', 'Discard one card to draw a card.', 'a passive effect holds by itself'],
    [
      'normal',
      'While this card is under another card, the card on top of it gains 100 attack.',
      'not used',
    ],
    ['counter', 'When this card is destroyed, draw a card.', 'by then this card has left'],
    ['pulse', 'After this card attacks, draw a card.', 'say "when", not "after"'],
    ['dormant', 'When this card is destroyed, draw a card.', 'works on the field'],
    ['dormant', 'When this card is played, draw a card.', 'tapped in an earlier turn'],
    ['latent', 'When this card is tapped, draw a card.', 'by then this card is tapped'],
    ['echo', 'Discard this card to draw a card.', 'not out of the hand'],
    ['equip', 'Play this card from your discard pile.', 'not out of the discard pile'],
    ['latent', 'When a unit attacks, discard this card to draw a card.', '(R-T25)'],
    [undefined, 'At the start of your turn, discard this card to draw a card.', 'does not happen'],
    ['normal', 'If this card is tapped, draw a card.', 'needs it untapped'],
    ['dormant', 'If this card is untapped, draw a card.', 'needs it tapped'],
    [undefined, 'While this card is in your hand, gain 1 point.', 'says nothing in a hand'],
    [undefined, 'Whenever a spell is attacked, draw a card.', 'spells are not attacked'],
    [undefined, 'When a spell attacks, draw a card.', 'spells do not attack'],
    [undefined, 'When a spell is destroyed in battle, draw a card.', 'no part in battle'],
    [undefined, 'Counter an attack of a spell.', 'spells do not attack'],
    [undefined, 'Redirect the attack to a spell.', 'spells are not attacked'],
    [undefined, 'Whenever a tapped card is tapped, draw a card.', 'tapped already'],
    [undefined, 'If you control exactly two units and no units, draw a card.', 'never so'],
    [undefined, 'If you have 5 or fewer points and 10 or more points, draw a card.', 'never so'],
    [undefined, 'If you control six or more units, draw a card.', 'never so'],
    [undefined, "During your opponent's turn, at the start of your turn, draw a card.", 'both'],
    [undefined, 'Rank up a rank 5 unit.', 'no higher rank'],
    [undefined, 'Equip this card to itself.', 'equipped to itself'],
    [undefined, 'Play this card.', 'on the field then'],
    [undefined, 'Discard this card from the field to draw a card.', 'discarded from the hand'],
    [undefined, 'Send this card from your hand to the discard pile.', 'on the field then'],
  ])('%s: %s', (style, text, reason) => {
    expect(compiled(text, style)).toContain(reason);
  });

  it.each([
    'If you control five or more units, draw a card.',
    'If you control exactly two units and no spells, draw a card.',
    'Whenever a tapped unit is untapped, draw a card.',
    'Rank up a rank 4 unit.',
    'When this card is destroyed, if it is in your discard pile, draw a card.',
    'When this card is destroyed, send this card from the discard pile to your hand.',
  ])('but not %s', (text) => {
    expect(compileEffect(text)).toMatchObject({ ok: true });
  });
});

describe('R-T31: without a named type, a text is typed so that it can be used', () => {
  it.each<[string, EffectType]>([
    ['When this card is tapped, draw a card.', 'passive'],
    ['When this card is untapped, draw a card.', 'latent'],
    ['If this card is tapped, draw a card.', 'dormant'],
    ['If this card is untapped, draw a card.', 'normal'],
    ['While this card is untapped, draw a card.', 'normal'],
    ['While this card is untapped, it gains 100 attack.', 'passive'],
    ['When an enemy unit attacks, discard this card from your hand to draw a card.', 'counter'],
    ['Whenever a unit is played, discard this card to draw a card.', 'counter'],
  ])('%s: %s', (text, type) => {
    expect(compiled(text)).toBe(type);
  });
});

describe('R-T292: what is countered is what was announced', () => {
  it.each([
    ['When an enemy unit attacks this card, counter the effect.', 'say "the attack"'],
    ['When your opponent plays a unit, counter the effect.', 'say "the play"'],
  ])('%s', (text, reason) => {
    expect(compiled(text, 'counter')).toContain(reason);
  });

  it('is let be where the words fit what is answered', () => {
    expect(compiled('When an enemy unit attacks this card, counter the attack.', 'counter')).toBe(
      'counter',
    );
  });
});
