import { type CardPrint, counted, type PrintedNumber } from '@cardscape/kernel';

/** A card as it is printed, in lines: its name with its kind and numbers, what it says, its lore. */
export function printLines({ name, kind, marks, corners, lines, lore }: CardPrint): string[] {
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  const facts = [
    ...(kind === '' ? [] : [kind]),
    ...(marks === undefined ? [] : [counted(marks, 'mark')]),
    ...[topLeft, topRight, bottomLeft, bottomRight].flatMap((number) =>
      number ? [numberWords(number)] : [],
    ),
  ];
  return [
    facts.length > 0 ? `${name} (${facts.join(', ')})` : name,
    ...lines.map(({ tag, text }) => (tag === undefined ? text : `${tag}: ${text}`)),
    ...(lore === undefined || lore === '' ? [] : [lore]),
  ];
}

function numberWords({ of, value, added = false }: PrintedNumber): string {
  return `${of} ${added && value >= 0 ? '+' : ''}${value}`;
}
