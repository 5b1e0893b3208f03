import type { ShowdownOptions } from '@cardscape/showdown';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isMatchFile } from '../../../table/saves/matchFile.ts';
import { SetUpPage } from '../../../table/set-up/SetUpPage.tsx';
import { useSetUp } from '../../../table/set-up/useSetUp.ts';
import { openedWith } from '../core.ts';
import { CustomCards } from '../own/CustomCards.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import { ownDeck, ownDeckKey, withOwnCards } from '../own/ownDeck.ts';
import { beginningOf } from '../profiles/beginning.ts';
import { type DeckOffer, profileDeck, profileDeckKey, whyNotMeet } from '../profiles/deckOffers.ts';
import { noStorage, useProfiles } from '../profiles/useProfiles.ts';
import { showdownTable } from '../table.tsx';
import { DeckChoice } from './DeckChoice.tsx';
import { type LastSetUp, lastSetUp } from './lastSetUp.ts';
import { readyDecks } from './readyDecks.ts';

const seats = [0, 1] as const;

/** What a seat plays. */
interface SeatPick {
  /** The deck as it is offered, and as it is played. */
  readonly deck: DeckOffer | undefined;
  readonly played: DeckOffer | undefined;
  readonly character: string | undefined;
}

/** Choose an opponent, two decks and their characters, then start. Remembers what was chosen last. */
export function SetUp() {
  const { profile: asked } = useSearch({ strict: false }) as { profile?: unknown };
  const own = useOwnCards();
  const [chosen, setChosen] = useState(() => withProfile(lastSetUp.read(), asked));
  const [mixed, setMixed] = useState<readonly boolean[]>([false, false]);
  const library = openedWith(own.cards);
  const known = useProfiles();
  const ready: readonly DeckOffer[] = readyDecks(library);
  const profiles = known.profiles.map((profile) => profileDeck(profile, library.catalogue));
  const brought = ownDeck(library);
  const decks = [...profiles, ...(brought ? [brought] : []), ...ready];
  const canMix = library.own.length > 0;
  const picksOf = ({ decks: keys, characters }: LastSetUp): readonly SeatPick[] =>
    seats.map((seat) => {
      // Both begin with decks of their own; a deck that is gone gives way to one that is there.
      const deck =
        decks.find(({ key }) => key === keys[seat]) ?? ready[seat] ?? ready[0] ?? brought;
      const mixes = canMix && mixed[seat] && deck !== brought;
      const played = deck && mixes ? withOwnCards(deck, library) : deck;
      const wanted = characters[seat];
      const character = played?.characters.includes(wanted) ? wanted : played?.characters[0];
      return { deck, played, character };
    });
  const picks = picksOf(chosen);
  const change = (seat: 0 | 1, key: 'decks' | 'characters', value: string) => {
    const pair = chosen[key].with(seat, value) as unknown as readonly [string, string];
    setChosen({ ...chosen, [key]: pair });
  };
  const profilesOf = (both: readonly SeatPick[]) => both.map(({ played }) => played?.profile?.name);
  const setUp = useSetUp(
    showdownTable,
    chosen.opponent,
    () => lastSetUp.write(chosen),
    profilesOf(picks),
  );
  const { pair } = setUp;
  const lackOf = (both: readonly SeatPick[]) =>
    whyNotMeet(
      both.map(({ played }) => played),
      pair,
    );
  const lack = lackOf(picks);
  const beginningWith = ([mine, theirs]: readonly SeatPick[]) =>
    beginningOf([mine?.played?.profile, theirs?.played?.profile]);
  const startWith = (what: LastSetUp) => {
    const both = picksOf(what);
    const [mine, theirs] = both;
    if (!mine?.played || !mine.character || !theirs?.played || !theirs.character) return;
    const { first } = beginningWith(both);
    const options: ShowdownOptions = {
      characters: [mine.character, theirs.character],
      decks: [mine.played.cards, theirs.played.cards],
      ...(first !== undefined && { first }),
    };
    setUp.start({ options, cards: own.cards, profiles: profilesOf(both) });
    lastSetUp.write(what);
  };
  const playOwn = () => {
    const what: LastSetUp = { ...chosen, decks: [ownDeckKey, chosen.decks[1]] };
    setChosen(what);
    // What keeps the decks from meeting is said at the head of the page.
    if (lackOf(picksOf(what)) === undefined) startWith(what);
    else scrollTo({ top: 0 });
  };
  const choice = (seat: 0 | 1) => (
    <DeckChoice
      legend={pair ? `Player ${seat + 1} plays` : seat === 0 ? 'You play' : 'Your opponent plays'}
      name={`seat ${seat}`}
      library={library}
      profiles={profiles}
      own={brought}
      ready={ready}
      deck={picks[seat]?.deck}
      characters={picks[seat]?.played?.characters ?? []}
      character={picks[seat]?.character}
      mix={
        canMix
          ? { on: mixed[seat] === true, onChange: (on) => setMixed(mixed.with(seat, on)) }
          : undefined
      }
      onDeck={(key) => change(seat, 'decks', key)}
      onCharacter={(name) => change(seat, 'characters', name)}
    />
  );
  return (
    <SetUpPage
      setUp={setUp}
      title="Showdown"
      line="Level your character up, deploy mobs and equipment, and bring the other character down to 0 HP."
      learn="/play/showdown/tutorial"
      learning="Learn by playing"
      disabled={
        known.state === 'waiting' ||
        lack !== undefined ||
        picks.some(({ character }) => character === undefined)
      }
      known={profilesOf(picks)}
      reading={{ cards: own.cards }}
      onOpponent={(opponent) => setChosen({ ...chosen, opponent })}
      onStart={() => startWith(chosen)}
      theirs={choice(1)}
      aside={<CustomCards onPlay={playOwn} besides={isMatchFile} />}
      head={
        <>
          <p>
            A profile wins cards with each match that you or a bot play with it.{' '}
            <Link to="/play/showdown/profiles">
              {profiles.length > 0 ? 'Manage your profiles' : 'Make a profile'}
            </Link>
          </p>
          {known.state === 'refused' && <p role="alert">{noStorage}</p>}
          {lack === undefined ? <p>{beginningWith(picks).words}</p> : <p role="alert">{lack}</p>}
          {decks.length === 0 && (
            <p role="alert">
              The loaded cards make no deck. Play with the built-in set too, or bring a character
              and cards to lead.
            </p>
          )}
        </>
      }
    >
      {choice(0)}
    </SetUpPage>
  );
}

/** What was chosen, with the profile that the address names in the first seat. */
function withProfile(chosen: LastSetUp, asked: unknown): LastSetUp {
  if (asked === undefined) return chosen;
  return { ...chosen, decks: [profileDeckKey(String(asked)), chosen.decks[1]] };
}
