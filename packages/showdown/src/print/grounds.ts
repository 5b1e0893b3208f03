const GROUNDS: Readonly<Record<string, string>> = {
  EARTH: 'earth',
  WIND: 'air',
  FIRE: 'fire',
  WATER: 'water',
  DARK: 'dark',
  LIGHT: 'light',
};

/** The grounds for elements of other card sets. */
const OTHERS = ['nature', 'electric', 'red', 'blue', 'yellow', 'rune'] as const;

/** The ground that an element stands on; elements of other sets are given one by their name. */
export function groundOf(element: string): string {
  const known = GROUNDS[element.toUpperCase()];
  if (known) return known;
  const sum = [...element].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return OTHERS[sum % OTHERS.length] as string;
}
