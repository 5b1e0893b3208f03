import type { CardSet } from '@cardscape/kolyma';
import { deckFacts, printsOf } from '@cardscape/kolyma/tools';
import { Card } from '../../../look/card/Card.tsx';
import { artAddress } from '../../../look/card/pictures.ts';
import { Choice, Choices } from '../../../look/control/Choices.tsx';
import { FactList } from '../../../look/paper/FactList.tsx';
import { listedCards } from '../../../table/set-up/countCards.ts';
import { ReadDeck } from '../../../table/set-up/ReadDeck.tsx';
import { printsBy } from '../prints.ts';
import css from './CharacterPicker.module.css';

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
  const { deck = [] } = set.characters.find((each) => each.name === chosen) ?? {};
  const large = (card: string) => <Card {...prints.special(card)} size="large" />;
  const facts = deckFacts(set, deck).map(
    ({ words, count }) => [words, `${count} of ${deck.length}`] as const,
  );
  return (
    <Choices legend={legend}>
      <div className={css.portraits}>
        {set.characters.map(({ name: each }) => (
          <Choice
            key={each}
            name={name}
            taken={each === chosen}
            onTake={() => onChange(each)}
            bare
            className={css.portrait}
          >
            <img src={artAddress(prints.portrait(each))} alt="" />
            <span>{each}</span>
          </Choice>
        ))}
      </div>
      <FactList facts={facts} />
      <ReadDeck
        called={`the deck of ${chosen}`}
        legend={legend}
        title={`The deck of ${chosen}`}
        groups={() => [{ name: 'Special cards', cards: listedCards(deck, large) }]}
      />
    </Choices>
  );
}
