import { COLOURS, groundOf } from '@cardscape/kolyma/tools';
import { terrainLook, things } from '@cardscape/studio';
import { Chip } from '../../../../look/control/Chip.tsx';
import { Field, Select } from '../../../../look/control/Field.tsx';
import css from '../Workshop.module.css';

const grounds = COLOURS.map((_, colour) => groundOf(colour));

/** The ground that the words for a picture end with. */
export function groundIn(art: string) {
  return grounds.find((ground) => ground === art.split(' ').at(-1)) ?? 'plain';
}

/** The ground a picture stands on. */
function GroundPicker({ art, onChange }: { art: string; onChange: (art: string) => void }) {
  const now = groundIn(art);
  const words = art.split(' ').filter(Boolean);
  const rest = grounds.some((ground) => ground === words.at(-1)) ? words.slice(0, -1) : words;
  return (
    <fieldset className={css.groundPicker}>
      <legend className="field__label">Ground</legend>
      {grounds.map((ground) => (
        <Chip
          key={ground}
          terrain={ground}
          on={ground === now}
          onPick={() => onChange([...rest, ground].join(' '))}
        >
          {terrainLook(ground).label}
        </Chip>
      ))}
    </fieldset>
  );
}

/** A gentle word where the words for a picture name nothing that can be drawn. */
function artHint(art: string): string | undefined {
  const [thing = '', ground] = art.split(' ').filter(Boolean);
  if (thing && !things.some((name) => name === thing))
    return `Nothing is drawn for "${thing}": the card's name chooses a picture.`;
  if (ground && !grounds.some((name) => name === ground))
    return `"${ground}" is no ground: the picture stands on plain ground.`;
  return undefined;
}

/** What a special card's picture shows: a thing, and the ground it stands on. */
export function ArtPicker({ art, onChange }: { art: string; onChange: (art: string) => void }) {
  const [word = ''] = art.split(' ');
  const thing = things.find((name) => name === word);
  return (
    <>
      <Select
        label="Picture"
        hint={artHint(art)}
        value={thing ?? ''}
        onChange={(event) => onChange(`${event.target.value} ${groundIn(art)}`)}
      >
        {!thing && <option value="">{word || 'Chosen by the name'}</option>}
        {things.toSorted().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <GroundPicker art={art} onChange={onChange} />
    </>
  );
}

/** The words for a character's picture. */
export function PortraitWords({ art, onChange }: { art: string; onChange: (art: string) => void }) {
  return (
    <>
      <Field
        label="Words for the portrait"
        hint="The name draws the face. The last word is the ground."
        maxLength={200}
        value={art}
        onChange={(event) => onChange(event.target.value)}
      />
      <GroundPicker art={art} onChange={onChange} />
    </>
  );
}
