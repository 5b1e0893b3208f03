import type { CardDesign } from '../cards/card.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { SavedPosition, SavedSide } from '../trial/position.ts';
import { usualPosition } from '../trial/trial.ts';

/** Positions in which what a card keeps up is tried: rich and poor, either side, on and off the table. */
export function samplePositions(book: CardBook, design: CardDesign): SavedPosition[] {
  const usual = usualPosition(book, design);
  const [side] = usual.players;
  const { character, build = [] } = side;
  const poor: SavedSide = { ...(character && { character }), level: 0, build: build.slice(0, 1) };
  const rich = deploy(side, design);
  const inTree = { ...side, build: [design.name, ...build] };
  return [
    { ...usual, players: [rich, side] },
    { ...usual, players: [side, rich] },
    { ...usual, players: [rich, rich] },
    { ...usual, players: [deploy(poor, design), poor] },
    ...(design.type === 'char' ? [] : [{ ...usual, players: [inTree, side] } as const]),
  ];
}

/** The side with the card in its place; a rapid action has none on the table. */
function deploy(side: SavedSide, { name, type }: CardDesign): SavedSide {
  const { mobs = [], equips = [], build = [] } = side;
  switch (type) {
    case 'char':
      return { ...side, character: name };
    case 'equip':
      return { ...side, equips: [...equips, name] };
    case 'field':
      return { ...side, field: name };
    case 'action':
      return { ...side, build: [name, ...build] };
    default:
      return { ...side, mobs: [...mobs, name] };
  }
}
