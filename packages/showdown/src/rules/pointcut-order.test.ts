import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POINTCUT_NAMES, SPRITE_POINTCUT_NAMES } from '../interface/index.ts';
import type { PositionSketch } from '../testing/position.ts';
import type { Scene } from '../testing/scene.ts';
import { fn, hero, mob, still, table } from '../testing/sketches.ts';

const page = readFileSync(new URL('../../../../docs/showdown/order.md', import.meta.url), 'utf8');

/** The list below a heading of the page. */
function listOf(heading: string): string[] {
  const [, part = ''] = page.split(`## ${heading}\n`);
  const [, block = ''] = part.split('```\n');
  return block.trim().split('\n');
}

const DRAWN = new Set<string>([...SPRITE_POINTCUT_NAMES, 'renderCardRegister']);

/** A card that hears everything, and says what. */
const EARS = POINTCUT_NAMES.filter((name) => !DRAWN.has(name))
  .map((name) => fn(name, `say("HEARD", "${name}", getSourceCARD())`))
  .join('\n');

const GROUND: PositionSketch = {
  cards: {
    Hero: hero(200, [], EARS),
    Rival: hero(200, [], EARS),
    Imp: mob(30, 60, EARS),
    Bat: mob(20, 40, EARS),
    Letter: mob(10, 20, EARS, { levelUp: 'one-shot' }),
    Note: mob(10, 20, EARS),
    Sprout: mob(10, 20, EARS),
  },
  you: { character: 'Hero', hp: 100, build: ['Sprout'], mobs: ['Imp'], hand: ['Letter'] },
  foe: { character: 'Rival', mobs: ['Bat'], hand: ['Note'] },
};

/** What was heard, with those who heard it one after the other in one line. */
function heardIn({ said }: Scene): string[] {
  const lines: { name: string; cards: string[] }[] = [];
  for (const words of said) {
    const [mark, name = '', card = ''] = words.split(' ');
    if (mark !== 'HEARD') continue;
    const last = lines.at(-1);
    if (last?.name === name && !last.cards.includes(card)) last.cards.push(card);
    else lines.push({ name, cards: [card] });
  }
  return lines.map(({ name, cards }) => `${name}: ${cards.join(', ')}`);
}

describe('the page of the order of pointcuts says what is heard', () => {
  it('in an attack that destroys', () => {
    const weak = { ...GROUND, foe: { ...GROUND.foe, mobs: [{ card: 'Bat', hp: 10 }] } };
    expect(heardIn(still(weak).attack('Imp', 'Bat'))).toEqual(listOf('An attack that destroys'));
  });

  it('in an attack that is survived', () => {
    const heard = heardIn(still(GROUND).attack('Imp', 'Bat'));
    expect(heard).toEqual(listOf('An attack that is survived'));
  });

  it('in a level-up', () => {
    const scene = still(GROUND).run('levelUp(player)', ['Level up with Letter']);
    expect(heardIn(scene)).toEqual(listOf('A level-up'));
  });

  it('in a turn', () => {
    const match = table({ ...GROUND, phase: 'start' }).decline();
    match.choose('End your turn');
    // After that comes the turn of the other.
    const own = listOf('A turn');
    expect(heardIn(match).slice(0, own.length)).toEqual(own);
    expect(heardIn(match)[own.length + 2]).toBe('onPrepareStartTurn: Rival, Bat');
  });
});
