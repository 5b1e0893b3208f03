import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../../../look/control/Field.tsx';
import { RadioRow } from '../../../look/control/RadioRow.tsx';
import { LeaveMatch } from '../../../table/set-up/LeaveMatch.tsx';
import { opponents, plansFor } from '../../../table/set-up/opponents.ts';
import { PlayerNames, playerNames } from '../../../table/set-up/PlayerNames.tsx';
import { SetUpHead } from '../../../table/set-up/SetUpHead.tsx';
import { openedWith } from '../core.ts';
import { handSession } from '../match/current.ts';
import { attemptSession, hasSavedMatch, stuckMatch } from '../match/game.ts';
import { OpenMatch } from '../match/OpenMatch.tsx';
import { CustomCards } from '../own/CustomCards.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import { ownDeck, ownDeckKey, withOwnCards } from '../own/ownDeck.ts';
import { beginningOf } from '../profiles/beginning.ts';
import { type DeckOffer, profileDeck, profileDeckKey, whyNotMeet } from '../profiles/deckOffers.ts';
import { noStorage, useProfiles } from '../profiles/useProfiles.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { type LastSetUp, lastSetUp } from './lastSetUp.ts';
import { matchPath, startShowdownMatch } from './matchStart.ts';
import { readyDecks } from './readyDecks.ts';
import '../../../table/set-up/SetUp.css';

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
  const navigate = useNavigate();
  const [stuck] = useState(stuckMatch);
  const { profile: asked } = useSearch({ strict: false }) as { profile?: unknown };
  const own = useOwnCards();
  const [chosen, setChosen] = useState(() => withProfile(lastSetUp.read(), asked));
  const [mixed, setMixed] = useState<readonly boolean[]>([false, false]);
  const [names, setNames] = useState(() => playerNames.read());
  const [seed, setSeed] = useState(() => new URLSearchParams(location.search).get('seed') ?? '');
  const [replacing, setReplacing] = useState<() => void>();
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
  const pair = chosen.opponent === 'person';
  const lackOf = (both: readonly SeatPick[]) =>
    whyNotMeet(
      both.map(({ played }) => played),
      pair,
    );
  const lack = lackOf(picks);
  const beginningWith = ([mine, theirs]: readonly SeatPick[]) =>
    beginningOf([mine?.played?.profile, theirs?.played?.profile]);
  /** Who sits where: a profile goes by its own name. */
  const plansOf = (both: readonly SeatPick[]) =>
    plansFor(
      chosen.opponent,
      names.map((name, seat) => both[seat]?.played?.profile?.name ?? name),
    );
  const remember = (what: LastSetUp) => {
    playerNames.write(names);
    lastSetUp.write(what);
  };
  /** Does it at once, or after asking whether the match that waits may go. */
  const ask = (then: () => void) => (hasSavedMatch() ? setReplacing(() => then) : then());
  const startWith = (what: LastSetUp) => {
    const both = picksOf(what);
    const [mine, theirs] = both;
    if (!mine?.played || !mine.character || !theirs?.played || !theirs.character) return;
    remember(what);
    const plans = plansOf(both);
    const { opponent } = what;
    startShowdownMatch({
      seats: [
        {
          name: plans[0].name,
          character: mine.character,
          deck: mine.played.cards,
          profile: mine.played.profile?.name,
        },
        {
          name: plans[1].name,
          character: theirs.character,
          deck: theirs.played.cards,
          profile: theirs.played.profile?.name,
          ...(opponent !== 'person' && { bot: opponent }),
        },
      ],
      seed,
      first: beginningWith(both).first,
      cards: own.cards,
    });
    void navigate({ to: matchPath });
  };
  const playOwn = () => {
    const what: LastSetUp = { ...chosen, decks: [ownDeckKey, chosen.decks[1]] };
    setChosen(what);
    // What keeps the decks from meeting is said at the head of the page.
    if (lackOf(picksOf(what)) === undefined) ask(() => startWith(what));
    else scrollTo({ top: 0 });
  };
  return (
    <div className="set-up">
      <SetUpHead
        title="Showdown"
        line="Level your character up, deploy mobs and equipment, and bring the other character down to 0 HP."
        match={matchPath}
        learn={{ to: '/play/showdown/rules', words: 'How to play' }}
        waiting={hasSavedMatch()}
        stuck={stuck}
        disabled={
          known.state === 'waiting' ||
          lack !== undefined ||
          picks.some(({ character }) => character === undefined)
        }
        onStart={() => startWith(chosen)}
        onContinue={() => handSession(undefined)}
      >
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
            The loaded cards make no deck. Play with the built-in set too, or bring a character and
            cards to lead.
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
      <PlayerNames
        names={names}
        pair={pair}
        known={picks.map(({ played }) => played?.profile?.name)}
        onChange={setNames}
      />
      {seats.map((seat) => (
        <DeckChoice
          key={seat}
          legend={
            pair ? `Player ${seat + 1} plays` : seat === 0 ? 'You play' : 'Your opponent plays'
          }
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
      ))}
      <OpenMatch
        cards={own.cards}
        ask={ask}
        onOpen={(from, kept) => {
          const opened = attemptSession({ plans: kept ?? plansOf(picks), from });
          if ('why' in opened) return opened.why;
          remember(chosen);
          handSession(opened.session);
          void navigate({ to: matchPath });
          return undefined;
        }}
      />
      <CustomCards onPlay={playOwn} />
      <LeaveMatch
        open={replacing !== undefined}
        stuck={stuck}
        onGoOn={() => {
          handSession(undefined);
          void navigate({ to: matchPath });
        }}
        onStart={() => {
          setReplacing(undefined);
          replacing?.();
        }}
        onClose={() => setReplacing(undefined)}
      />
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
