import type { CardSet, Character } from '@cardscape/kolyma';
import { Link } from '@tanstack/react-router';
import { InSight } from '../../../collect/InSight.tsx';
import { Card } from '../../../look/card/Card.tsx';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { CardRef } from '../../../look/feedback/LogList.tsx';
import { countCards } from '../../../table/set-up/countCards.ts';
import { builtIn } from '../core.ts';
import { printsBy } from '../prints.ts';
import { DeckCurve } from '../workshop/editors/DeckCurve.tsx';

/** Where a match is set up; `?character=` says who plays. */
const setUpPath: string = '/play/kolyma';

/** Every character with their deck and what it does. */
export function CharacterSheets({
  set,
  onMake,
}: {
  set: CardSet;
  onMake: (character: Character) => void;
}) {
  return (
    <ul className="character-sheets">
      {set.characters.map((character) => (
        <li key={character.name}>
          <CharacterSheet character={character} set={set} onMake={() => onMake(character)} />
        </li>
      ))}
    </ul>
  );
}

function CharacterSheet({
  character,
  set,
  onMake,
}: {
  character: Character;
  set: CardSet;
  onMake: () => void;
}) {
  const { name, deck } = character;
  const prints = printsBy(builtIn.print);
  const art = prints.portrait(name);
  return (
    <article className="character-sheet" aria-label={name}>
      <InSight name={name}>
        {() => (
          <Card name={name} terrain={art.terrain} kindLine="Character" art={art} opens={false} />
        )}
      </InSight>
      <div>
        <h2>{name}</h2>
        <ul className="character-sheet__deck">
          {[...countCards(deck)].map(([card, copies]) => (
            <li key={card}>
              <span className="figures">{copies}×</span>{' '}
              <CardRef card={() => <Card {...prints.special(card)} size="large" />}>{card}</CardRef>
            </li>
          ))}
        </ul>
      </div>
      <div className="character-sheet__curve">
        <DeckCurve deck={deck} set={set} />
        <Link to={setUpPath} search={{ character: name }} className={buttonClass('primary')}>
          Play {name}
        </Link>
        <Button onClick={onMake}>Open in the workshop</Button>
      </div>
    </article>
  );
}
