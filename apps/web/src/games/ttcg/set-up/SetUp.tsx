import type { EditionName } from '@cardscape/ttcg';
import { deckKeys, EDITIONS } from '@cardscape/ttcg/tools';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { Field } from '../../../look/control/Field.tsx';
import { RadioRow } from '../../../look/control/RadioRow.tsx';
import { opponents, plansFor } from '../../../table/set-up/opponents.ts';
import { PlayerNames, playerNames } from '../../../table/set-up/PlayerNames.tsx';
import { SetUpHead } from '../../../table/set-up/SetUpHead.tsx';
import { freshSeed } from '../../../table/set-up/seed.ts';
import { savedDecks } from '../decks/savedDecks.ts';
import { handSession } from '../match/current.ts';
import { hasSavedMatch, openSession, stuckMatch } from '../match/game.ts';
import { useOwnCards } from '../own/ownCards.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { choiceOf, deckChoices, ownKey, replacedNote } from './deckChoices.ts';
import { editionLines, type LastSetUp, lastSetUp } from './lastSetUp.ts';
import '../../../table/set-up/SetUp.css';
import './SetUp.css';

const editions = (Object.keys(EDITIONS) as EditionName[])
  .reverse()
  .map((key) => ({ key, name: `Edition ${key}`, line: editionLines[key] }));

/** What the address asks for: a deck of one's own, a seed. */
function wanted(key: string): string | null {
  return new URLSearchParams(location.search).get(key);
}

/** Choose an edition, two decks and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  const navigate = useNavigate();
  const { opened } = useOwnCards();
  const [stuck] = useState(stuckMatch);
  const [chosen, setChosen] = useState<LastSetUp>(() => {
    const deck = wanted('deck');
    return { ...lastSetUp.read(), ...(deck !== null && { mine: ownKey(deck) }) };
  });
  const [names, setNames] = useState(() => playerNames.read());
  const [seed, setSeed] = useState(wanted('seed') ?? '');
  const change = (part: Partial<LastSetUp>) => setChosen({ ...chosen, ...part });
  const folding = useFolding();
  const choices = deckChoices(savedDecks(), opened, chosen.edition);
  const mine = choiceOf(choices, chosen.mine);
  const theirs = choiceOf(choices, chosen.theirs, mine?.key);
  // Decks that the edition does not know give way to some that it does, until they can be played again.
  const pair = chosen.opponent === 'person';
  const replaced = [
    { whose: pair ? 'Player 1' : 'You', note: replacedNote(choices, chosen.mine, mine) },
    {
      whose: pair ? 'Player 2' : 'Your opponent',
      note: replacedNote(choices, chosen.theirs, theirs),
    },
  ].filter(({ note }) => note !== undefined);
  // Decks that nobody chose are on the table too: they are kept, so that one that gives way is named.
  const changeEdition = (edition: EditionName) =>
    change({
      edition,
      mine: chosen.mine || (mine?.key ?? ''),
      theirs: chosen.theirs || (theirs?.key ?? ''),
    });
  const faults = [mine, theirs].flatMap((choice) => choice?.faults ?? []);
  const start = () => {
    if (!mine || !theirs) return;
    playerNames.write(names);
    lastSetUp.write({ ...chosen, mine: mine.key, theirs: theirs.key });
    const decks = [deckKeys(mine.deck), deckKeys(theirs.deck)] as const;
    const options = { edition: chosen.edition, decks };
    // The record carries the cards of one's own that are in these decks, and no others.
    const cards = opened.cardsOf?.(
      [mine.deck, theirs.deck].flatMap(({ entries }) => entries.map(({ name }) => name)),
    );
    const from = { options, seed: seed.trim() || freshSeed(), ...(cards && { cards }) };
    handSession(openSession({ plans: plansFor(chosen.opponent, names), from }));
    void navigate({ to: '/play/ttcg/match' });
  };
  return (
    <div className="set-up">
      <SetUpHead
        title="True Trading Card Game"
        line="Lay units in five columns, back them with spells, rank them up, and take your opponent’s twenty points."
        match="/play/ttcg/match"
        learn={{ to: '/play/ttcg/tutorial', words: 'How to play' }}
        waiting={hasSavedMatch()}
        stuck={stuck}
        disabled={!mine || !theirs || faults.length > 0}
        onStart={start}
        onContinue={() => handSession(undefined)}
      >
        <p>
          <Link to="/play/ttcg/rules">Read the rules</Link>, or the{' '}
          <Link to="/rulings" hash="ttcg">
            rulings
          </Link>{' '}
          on single questions.
        </p>
        {faults.length > 0 && (
          <ul className="duel-set-up__faults" role="alert">
            {[...new Set(faults)].map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </SetUpHead>
      <RadioRow
        legend="Rules"
        name="edition"
        options={editions}
        chosen={chosen.edition}
        onChange={changeEdition}
      />
      <div role="status">
        {replaced.map(({ whose, note }) => (
          <p key={whose} className="duel-set-up__replaced">
            {whose}: {note}
          </p>
        ))}
      </div>
      <RadioRow
        legend="Your opponent"
        name="opponent"
        options={opponents}
        chosen={chosen.opponent}
        onChange={(opponent) => change({ opponent })}
      />
      <PlayerNames names={names} pair={pair} onChange={setNames} />
      <DeckPicker
        legend={pair ? 'Player 1 plays' : 'You play'}
        key={folding.keyOf('mine')}
        name="mine"
        choices={choices}
        chosen={mine?.key ?? ''}
        onChange={(key) => {
          change({ mine: key });
          folding.fold('mine');
        }}
      />
      <DeckPicker
        legend={pair ? 'Player 2 plays' : 'Your opponent plays'}
        key={folding.keyOf('theirs')}
        name="theirs"
        choices={choices}
        chosen={theirs?.key ?? ''}
        onChange={(key) => {
          change({ theirs: key });
          folding.fold('theirs');
        }}
      />
      <details className="duel-set-up__more">
        <summary>Advanced</summary>
        <Field
          label="Seed"
          hint="The same seed, decks and choices give the same match. Left empty, chance decides."
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
      </details>
    </div>
  );
}

/**
 * Folds a list of decks up again once one is picked by touch: on a phone it is longer than the page. A new
 * key does it. By the arrow keys one goes through the list, so it stays open for them.
 */
function useFolding() {
  const narrow = useMedia('(max-width: 52rem)');
  const [folds, setFolds] = useState({ mine: 0, theirs: 0 });
  const folded = useRef<'mine' | 'theirs'>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fold takes the page along
  useEffect(() => {
    const picked = document.querySelector<HTMLElement>(`input[name="${folded.current}"]:checked`);
    folded.current = undefined;
    picked?.focus({ preventScroll: true });
    picked?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  }, [folds]);
  return {
    keyOf: (name: 'mine' | 'theirs') => `${name} ${folds[name]}`,
    fold: (name: 'mine' | 'theirs') => {
      if (!narrow || document.activeElement?.matches(':focus-visible')) return;
      folded.current = name;
      setFolds({ ...folds, [name]: folds[name] + 1 });
    },
  };
}
