import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../language/testing/reading.ts';
import { answer, scene } from '../../testing/scene.ts';
import { design } from '../../testing/table.ts';

describe('R-T354: an effect that is set off and equips its card waits for that', () => {
  const typeOf = (text: string) => design('Card', { effects: [text] }).effects[0].type;

  it('is no equip effect', () => {
    expect(typeOf('When a unit you control is played, equip this card to it.')).toBe('latent');
    expect(typeOf('Whenever you play a unit, equip this card to it.')).toBe('passive');
    const would = 'If this card would be destroyed, equip it to one enemy unit instead.';
    expect(typeOf(would)).toBe('passive');
    expect(typeOf('At the start of your turn, equip this card to one unit.')).toBe('passive');
    expect(typeOf('Equip this card to one unit.')).toBe('equip');
    expect(typeOf('Whenever the equipped unit attacks, draw a card.')).toBe('equip');
  });

  it('when a unit is played, to that one', () => {
    const text = 'When a unit you control is played, equip this card to it. It gains 100 attack.';
    const at = scene(text);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    answer(at.play('Spark', 3));
    expect([at.seen('Source').bound, at.seen('Source').tapped]).toEqual([at.card('Spark'), true]);
    expect([at.seen('Spark').attack, at.seen('Ember').attack]).toEqual([350, 300]);
  });

  it('what the equipped unit gains lasts as long', () => {
    const text = 'When you play a unit, equip this card to it. The equipped unit gains 100 attack.';
    const cards = {
      Ward: { type: 'spell', effects: ['Destroy one other spell you control.'] },
    } as const;
    const at = scene(text, { cards });
    answer(at.play('Spark', 3));
    expect(at.seen('Spark').attack).toBe(350);
    expect(at.use('Ward').seen('Spark').attack).toBe(250);
  });

  it('instead of being destroyed', () => {
    const text = 'When this card is destroyed, equip it to one enemy unit instead.';
    const cards = {
      Ward: { type: 'spell', effects: ['Destroy one other spell you control.'] },
    } as const;
    const at = scene(text, { cards });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    answer(at.use('Ward'), ['Foe']);
    expect(at.seen('Source').bound).toBe(at.card('Foe'));
    expect(at.discardPile()).not.toContain('Source');
  });

  it('in an edition where spells are spent, it stays with its unit', () => {
    const at = scene('When you play a unit, equip this card to it.', {
      edition: '0.001',
    } as object);
    answer(at.play('Spark', 3));
    expect(at.spells()).toContain('Source');
  });

  it('"the equipped card" is refused: it could be either end of it', () => {
    expectRefusal(
      'Destroy one of your units. If it was equipped, return the equipped card to your hand.',
      'say "the equipped unit", or "the cards equipped to it"',
    );
    expectRefusal(
      'Equip: When you play a unit, equip this card to it.',
      'name no type for one that waits',
    );
  });
});
