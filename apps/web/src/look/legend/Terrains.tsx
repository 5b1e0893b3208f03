import { terrainLook, terrains } from '@cardscape/studio';
import { Glyph } from '../card/Glyph.tsx';
import { patternAddress } from '../card/pictures.ts';
import { Entry } from './Entry.tsx';

/** Every terrain with its colour, pattern, glyph and name. */
export function Terrains() {
  return (
    <Entry
      id="terrain"
      title="Terrain"
      line="A colour, a pattern and a glyph each, so that none depends on colour alone."
    >
      <ul className="legend__terrains">
        {terrains.map((terrain) => {
          const look = terrainLook(terrain);
          return (
            <li key={terrain}>
              <span
                className="legend__ground"
                style={{ background: look.wash, borderColor: look.ink }}
              >
                <img src={patternAddress(terrain, 160, 72)} alt="" />
                <span style={{ color: look.ink }}>
                  <Glyph terrain={terrain} size={34} />
                </span>
              </span>
              {look.label}
            </li>
          );
        })}
      </ul>
    </Entry>
  );
}
