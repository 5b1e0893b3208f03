import type { EditionName } from '@cardscape/ttcg';
import { DEFAULT_EDITION, deckKeys, EDITIONS } from '@cardscape/ttcg/tools';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { RadioRow } from '../../../look/control/RadioRow.tsx';
import { SetUpPage } from '../../../table/set-up/SetUpPage.tsx';
import { useSetUp } from '../../../table/set-up/useSetUp.ts';
import { savedDecks } from '../decks/savedDecks.ts';
import { useOwnCards } from '../own/ownCards.ts';
import { ttcgTable } from '../table.tsx';
import { DeckPicker } from './DeckPicker.tsx';
import { choiceOf, deckChoices, ownKey, replacedNote } from './deckChoices.ts';
import { editionLines, type LastSetUp, lastSetUp } from './lastSetUp.ts';
import css from './SetUp.module.css';

const editions = (Object.keys(EDITIONS) as EditionName[])
  .reverse()
  .map((key) => ({ key, name: `Edition ${key}`, line: editionLines[key] }));

/** Choose an edition, two decks and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  const { opened } = useOwnCards();
  const [chosen, setChosen] = useState<LastSetUp>(() => {
    // The address may ask for a deck of one's own, or for a ready one.
    const asked = new URLSearchParams(location.search);
    const deck = asked.get('deck');
    const ready = asked.get('ready');
    const mine = deck === null ? ready : ownKey(deck);
    return { ...lastSetUp.read(), ...(mine !== null && { mine }) };
  });
  const change = (part: Partial<LastSetUp>) => setChosen({ ...chosen, ...part });
  const folding = useFolding();
  const choices = deckChoices(savedDecks(), opened, chosen.edition);
  const mine = choiceOf(choices, chosen.mine);
  const theirs = choiceOf(choices, chosen.theirs, mine?.key);
  // Decks that the edition does not know give way to some that it does, until they can be played again.
  const setUp = useSetUp(ttcgTable, chosen.opponent, () =>
    lastSetUp.write({ ...chosen, ...(mine && theirs && { mine: mine.key, theirs: theirs.key }) }),
  );
  const { pair } = setUp;
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
    const decks = [deckKeys(mine.deck), deckKeys(theirs.deck)] as const;
    const options = { edition: chosen.edition, decks };
    // The record carries the cards of one's own that are in these decks, and no others.
    const cards = opened.cardsOf?.(
      [mine.deck, theirs.deck].flatMap(({ entries }) => entries.map(({ name }) => name)),
    );
    setUp.start({ options, cards });
  };
  return (
    <SetUpPage
      setUp={setUp}
      title="True Trading Card Game"
      line="Lay units in five columns, back them with spells, rank them up, and take your opponent’s twenty points."
      learn="/play/ttcg/tutorial"
      learning="Learn by playing"
      disabled={!mine || !theirs || faults.length > 0}
      reading={{ cards: opened.cards }}
      onOpponent={(opponent) => change({ opponent })}
      onStart={start}
      head={
        <>
          <p>
            <Link to="/play/$game/rules" params={{ game: 'ttcg' }}>
              Read the rules
            </Link>
            , or the{' '}
            <Link to="/rulings" hash="ttcg">
              rulings
            </Link>{' '}
            on single questions.
          </p>
          <div role="status">
            {chosen.edition !== DEFAULT_EDITION && (
              <p>Edition {chosen.edition} is played: you chose it under Advanced.</p>
            )}
            {replaced.map(({ whose, note }) => (
              <p key={whose} className={css.replaced}>
                {whose}: {note}
              </p>
            ))}
          </div>
          {faults.length > 0 && (
            <ul className={css.faults} role="alert">
              {[...new Set(faults)].map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </>
      }
      theirs={
        <DeckPicker
          folds
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
      }
      advanced={
        <RadioRow
          legend="Rules"
          name="edition"
          options={editions}
          chosen={chosen.edition}
          onChange={changeEdition}
        />
      }
    >
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
    </SetUpPage>
  );
}

/**
 * Folds a list of decks up again once one is picked: the opponent's always, and on a phone, where it is longer than
 * the page, one's own. A new key does it. By the arrow keys one goes through the list, so it stays open for them.
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
      if ((!narrow && name === 'mine') || document.activeElement?.matches(':focus-visible')) return;
      folded.current = name;
      setFolds({ ...folds, [name]: folds[name] + 1 });
    },
  };
}
