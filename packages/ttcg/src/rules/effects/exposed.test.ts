import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';

describe('a card that is indestructible no longer', () => {
  const cards = {
    Foe: { type: 'water', effects: [{ style: 'passive', text: 'This card cannot be destroyed.' }] },
    Ward: { type: 'spell', effects: ['Destroy one water unit.'] },
  } as const;

  it('only such cards are chosen, and it can be destroyed then', () => {
    const text = 'An indestructible water unit loses that status this turn. Then destroy it.';
    const at = scene(text, { cards }).use('Source');
    expect(at.units(1)).not.toContain('Foe');
  });

  it('for as long as it says', () => {
    const text = 'An indestructible unit loses that status this turn.';
    const now = scene(text, { cards }).use('Source').use('Ward');
    expect(now.units(1)).not.toContain('Foe');
    const later = scene(text, { cards }).use('Source').endTurn().endTurn().use('Ward');
    expect(later.units(1)).toContain('Foe');
  });
});
