import type { CardSet } from '@cardscape/kolyma';
import { printsOf } from '@cardscape/kolyma/tools';
import { artAddress } from '../../../look/card/pictures.ts';
import { printsBy } from '../prints.ts';
import { deckFacts } from './deckFacts.ts';
import './CharacterPicker.css';

/** Portraits to choose one from; the chosen one says what its deck wants to do. */
export function CharacterPicker({
  legend,
  name,
  set,
  chosen,
  onChange,
}: {
  legend: string;
  /** The name of the group of radio buttons. */
  name: string;
  set: CardSet;
  chosen: string;
  onChange: (character: string) => void;
}) {
  const prints = printsBy(printsOf(set));
  const character = set.characters.find((each) => each.name === chosen);
  return (
    <fieldset className="character-picker">
      <legend>{legend}</legend>
      <div className="character-picker__portraits">
        {set.characters.map((each) => (
          <label key={each.name} className="character-picker__one">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={each.name === chosen}
              onChange={() => onChange(each.name)}
            />
            <img src={artAddress(prints.portrait(each.name))} alt="" />
            <span>{each.name}</span>
          </label>
        ))}
      </div>
      {character && (
        <dl className="character-picker__facts">
          {deckFacts(set, character.deck).map(({ words, count }) => (
            <div key={words}>
              <dt className="figures">
                {count} of {character.deck.length}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </fieldset>
  );
}
