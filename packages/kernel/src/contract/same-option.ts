import type { Option, Target } from './game.ts';

/** Are two options the same? */
export function sameOption(left: Option, right: Option): boolean {
  return (
    left.act === right.act &&
    left.card === right.card &&
    left.effect === right.effect &&
    sameTarget(left.target, right.target)
  );
}

/** Are two options aimed at the same? */
export function sameTarget(left: Target | undefined, right: Target | undefined): boolean {
  if (!left || !right) return left === right;
  switch (left.is) {
    case 'card':
      return right.is === 'card' && left.card === right.card;
    case 'zone':
      return right.is === 'zone' && left.zone === right.zone && left.column === right.column;
    case 'seat':
      return right.is === 'seat' && left.seat === right.seat;
    case 'answer':
      return right.is === 'answer' && left.answer === right.answer;
    case 'hidden':
      return right.is === 'hidden' && left.zone === right.zone && left.place === right.place;
  }
}
