import { Entry } from './Entry.tsx';

const inks = [
  ['paper', 'Paper'],
  ['paper-raised', 'Raised paper'],
  ['paper-sunk', 'Sunk paper'],
  ['ink', 'Ink'],
  ['ink-soft', 'Soft ink'],
  ['line-strong', 'Line'],
  ['line', 'Faint line'],
  ['contour', 'Contour'],
  ['accent', 'To be done now'],
  ['gold', 'Rarity'],
  ['good', 'Gain'],
  ['focus', 'Focus'],
] as const;

const sizes = [
  ['6', 'Off the map'],
  ['5', 'The long winter road'],
  ['4', 'Four dice set the target'],
  ['3', 'You may flip one of your number cards.'],
  ['2', 'Vera drew a card. You have three left.'],
  ['1', '0417 / 1540'],
] as const;

/** Colours and type. */
export function Inks() {
  return (
    <>
      <Entry
        id="inks"
        title="Inks"
        line="Vermilion marks what wants to be done now, gold marks rarity. All other colour comes from terrain."
      >
        <ul className="legend__inks">
          {inks.map(([token, name]) => (
            <li key={token}>
              <span className="legend__swatch" style={{ background: `var(--${token})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Entry>
      <Entry
        id="type"
        title="Lettering"
        line="Six sizes. An engraver's face for names, a quiet one for reading."
      >
        <ul className="legend__sizes">
          {sizes.map(([size, words]) => (
            <li
              key={size}
              style={{
                fontSize: `var(--size-${size})`,
                fontFamily: Number(size) > 3 ? 'var(--face-display)' : 'var(--face-text)',
                fontWeight: Number(size) > 3 ? 700 : 400,
              }}
            >
              {words}
            </li>
          ))}
          <li style={{ fontFamily: 'var(--face-capitals)', fontSize: 'var(--size-4)' }}>
            Special card, number card
          </li>
          <li style={{ fontFamily: 'var(--face-mono)', fontSize: 'var(--size-2)' }}>
            EFFECT_ADDVALUE TARGET_PLAYER 3
          </li>
        </ul>
      </Entry>
    </>
  );
}
