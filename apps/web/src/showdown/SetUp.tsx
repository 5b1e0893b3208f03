import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../look/Field.tsx';
import { RadioRow } from '../look/RadioRow.tsx';
import { opponents, plansFor } from '../match/opponents.ts';
import { PlayerNames, playerNames } from '../match/PlayerNames.tsx';
import { SetUpHead } from '../match/SetUpHead.tsx';
import { CustomCards } from './CustomCards.tsx';
import { handSession } from './current.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { hasSavedMatch, openSession } from './game.ts';
import { type LastSetUp, lastSetUp } from './lastSetUp.ts';
import { type CardSource, libraryOf } from './library.ts';
import { matchPath, startShowdownMatch } from './matchStart.ts';
import { OpenMatch } from './OpenMatch.tsx';
import { readyDecks } from './readyDecks.ts';
import '../match/SetUp.css';

/** Choose an opponent, two decks and their characters, then start. Remembers what was chosen last. */
export function SetUp() {
  const navigate = useNavigate();
  const [source, setSource] = useState<CardSource>({});
  const [chosen, setChosen] = useState<LastSetUp>(() => lastSetUp.read());
  const [names, setNames] = useState(() => playerNames.read());
  const [seed, setSeed] = useState(() => new URLSearchParams(location.search).get('seed') ?? '');
  const library = libraryOf(source);
  const decks = readyDecks(library);
  const picks = ([0, 1] as const).map((seat) => {
    // Both begin with decks of their own; a deck that is gone gives way to one that is there.
    const deck = decks.find(({ key }) => key === chosen.decks[seat]) ?? decks[seat] ?? decks[0];
    const wanted = chosen.characters[seat];
    const character = deck?.characters.includes(wanted) ? wanted : deck?.characters[0];
    return { deck, character };
  });
  const change = (seat: 0 | 1, key: 'decks' | 'characters', value: string) => {
    const pair = chosen[key].with(seat, value) as unknown as readonly [string, string];
    setChosen({ ...chosen, [key]: pair });
  };
  const plans = plansFor(chosen.opponent, names);
  const remember = () => {
    playerNames.write(names);
    lastSetUp.write(chosen);
  };
  const start = () => {
    const [mine, theirs] = picks;
    if (!mine?.deck || !mine.character || !theirs?.deck || !theirs.character) return;
    remember();
    const { opponent } = chosen;
    startShowdownMatch({
      seats: [
        { name: plans[0].name, character: mine.character, deck: mine.deck.cards },
        {
          name: plans[1].name,
          character: theirs.character,
          deck: theirs.deck.cards,
          ...(opponent !== 'person' && { bot: opponent }),
        },
      ],
      seed,
      cards: source,
    });
    void navigate({ to: matchPath });
  };
  const pair = chosen.opponent === 'person';
  return (
    <div className="set-up">
      <SetUpHead
        title="Showdown"
        line="Level your character up, deploy mobs and equipment, and bring the other character down to 0 HP."
        match={matchPath}
        learn={{ to: '/rulings', words: 'Read the rulings' }}
        waiting={hasSavedMatch()}
        disabled={picks.some(({ character }) => character === undefined)}
        onStart={start}
        onContinue={() => handSession(undefined)}
      >
        {decks.length === 0 && (
          <p role="alert">
            The loaded cards make no deck: it takes two characters of different elements and 30
            cards or more.
          </p>
        )}
      </SetUpHead>
      <RadioRow
        legend="Your opponent"
        name="opponent"
        options={opponents}
        chosen={chosen.opponent}
        onChange={(opponent) => setChosen({ ...chosen, opponent })}
      />
      <PlayerNames names={names} pair={pair} onChange={setNames} />
      {([0, 1] as const).map((seat) => (
        <DeckChoice
          key={seat}
          legend={
            pair ? `Player ${seat + 1} plays` : seat === 0 ? 'You play' : 'Your opponent plays'
          }
          name={`seat ${seat}`}
          library={library}
          decks={decks}
          deck={picks[seat]?.deck}
          character={picks[seat]?.character}
          onDeck={(key) => change(seat, 'decks', key)}
          onCharacter={(name) => change(seat, 'characters', name)}
        />
      ))}
      <OpenMatch
        source={source}
        onOpen={(from, kept) => {
          remember();
          handSession(openSession({ plans: kept ?? plans, from }));
          void navigate({ to: matchPath });
        }}
      />
      <CustomCards source={source} onSource={setSource} />
      <Field
        label="Seed"
        hint="The same seed, decks and choices give the same match. Left empty, chance decides."
        value={seed}
        onChange={({ target }) => setSeed(target.value)}
      />
    </div>
  );
}
