import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../look/Field.tsx';
import { RadioRow } from '../look/RadioRow.tsx';
import { opponents, plansFor } from '../match/opponents.ts';
import { PlayerNames, playerNames } from '../match/PlayerNames.tsx';
import { SetUpHead } from '../match/SetUpHead.tsx';
import { CustomCards } from './CustomCards.tsx';
import { catalogueIn, useCardSource } from './cardSource.ts';
import { handSession } from './current.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { hasSavedMatch, openSession } from './game.ts';
import { type LastSetUp, lastSetUp } from './lastSetUp.ts';
import { libraryOf } from './library.ts';
import { matchPath, startShowdownMatch } from './matchStart.ts';
import { OpenMatch } from './OpenMatch.tsx';
import { type DeckOffer, profileDeck, profileDeckKey, whyNotMeet } from './profiles/deckOffers.ts';
import { useProfiles } from './profiles/useProfiles.ts';
import { readyDecks } from './readyDecks.ts';
import '../match/SetUp.css';

/** Choose an opponent, two decks and their characters, then start. Remembers what was chosen last. */
export function SetUp() {
  const navigate = useNavigate();
  const { profile: asked } = useSearch({ strict: false }) as { profile?: unknown };
  const [source, setSource] = useCardSource();
  const [chosen, setChosen] = useState(() => withProfile(lastSetUp.read(), asked));
  const [names, setNames] = useState(() => playerNames.read());
  const [seed, setSeed] = useState(() => new URLSearchParams(location.search).get('seed') ?? '');
  const library = libraryOf(source);
  const known = useProfiles();
  const ready: readonly DeckOffer[] = readyDecks(library);
  const own = known.profiles.map((profile) => profileDeck(profile, catalogueIn(library)));
  const decks = [...own, ...ready];
  const picks = ([0, 1] as const).map((seat) => {
    // Both begin with decks of their own; a deck that is gone gives way to one that is there.
    const deck = decks.find(({ key }) => key === chosen.decks[seat]) ?? ready[seat] ?? ready[0];
    const wanted = chosen.characters[seat];
    const character = deck?.characters.includes(wanted) ? wanted : deck?.characters[0];
    return { deck, character };
  });
  const change = (seat: 0 | 1, key: 'decks' | 'characters', value: string) => {
    const pair = chosen[key].with(seat, value) as unknown as readonly [string, string];
    setChosen({ ...chosen, [key]: pair });
  };
  const pair = chosen.opponent === 'person';
  const lack = whyNotMeet(
    picks.map(({ deck }) => deck),
    pair,
  );
  // Who gave no name goes by that of their profile.
  const called = names.map((name, seat) => name.trim() || (picks[seat]?.deck?.profile?.name ?? ''));
  const plans = plansFor(chosen.opponent, called);
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
        {
          name: plans[0].name,
          character: mine.character,
          deck: mine.deck.cards,
          profile: mine.deck.profile?.name,
        },
        {
          name: plans[1].name,
          character: theirs.character,
          deck: theirs.deck.cards,
          profile: theirs.deck.profile?.name,
          ...(opponent !== 'person' && { bot: opponent }),
        },
      ],
      seed,
      cards: source,
    });
    void navigate({ to: matchPath });
  };
  return (
    <div className="set-up">
      <SetUpHead
        title="Showdown"
        line="Level your character up, deploy mobs and equipment, and bring the other character down to 0 HP."
        match={matchPath}
        learn={{ to: '/play/showdown/rules', words: 'How to play' }}
        waiting={hasSavedMatch()}
        disabled={
          known.state === 'waiting' ||
          lack !== undefined ||
          picks.some(({ character }) => character === undefined)
        }
        onStart={start}
        onContinue={() => handSession(undefined)}
      >
        <p>
          A profile wins cards with each match that you play for it.{' '}
          <Link to="/play/showdown/profiles">
            {own.length > 0 ? 'Manage your profiles' : 'Make a profile'}
          </Link>
        </p>
        {lack !== undefined && <p role="alert">{lack}</p>}
        {ready.length === 0 && (
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
          own={own}
          ready={ready}
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

/** What was chosen, with the profile that the address names in the first seat. */
function withProfile(chosen: LastSetUp, asked: unknown): LastSetUp {
  if (asked === undefined) return chosen;
  return { ...chosen, decks: [profileDeckKey(String(asked)), chosen.decks[1]] };
}
