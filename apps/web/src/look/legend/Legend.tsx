import { CompassMark } from '../paper/CompassMark.tsx';
import { Contours } from '../paper/Contours.tsx';
import { Cards } from './Cards.tsx';
import { Controls } from './Controls.tsx';
import { Inks } from './Inks.tsx';
import { Messages } from './Messages.tsx';
import { Motion } from './Motion.tsx';
import { Table } from './Table.tsx';
import { Terrains } from './Terrains.tsx';
import './Legend.css';

const index = [
  ['inks', 'Inks'],
  ['type', 'Lettering'],
  ['terrain', 'Terrain'],
  ['cards', 'Cards'],
  ['tiers', 'Tiers'],
  ['standing', 'Standing'],
  ['numbers', 'Numbers'],
  ['fields', 'Fields'],
  ['piles', 'Piles and backs'],
  ['dice', 'Dice'],
  ['buttons', 'Deeds'],
  ['forms', 'Settings'],
  ['messages', 'Messages'],
  ['motion', 'Motion'],
  ['sounds', 'Sounds'],
] as const;

/** The legend of the map: every sign the site uses, and what it means. */
export function Legend() {
  return (
    <div className="legend">
      <Contours seed="legend" />
      <header className="legend__head">
        <CompassMark size={104} />
        <div>
          <h1>Signs and colours</h1>
          <p>Every sign on this map, and what it means.</p>
        </div>
      </header>
      <nav className="legend__index" aria-label="Parts of the legend">
        <ol>
          {index.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legend__sheet">
        <Inks />
        <Terrains />
        <Cards />
        <Table />
        <Controls />
        <Messages />
        <Motion />
      </div>
    </div>
  );
}
