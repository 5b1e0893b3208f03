import { EDITIONS, type EditionName } from '@cardscape/ttcg';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { savedDecks } from '../decks/savedDecks.ts';
import { Field } from '../look/Field.tsx';
import { RadioRow } from '../look/RadioRow.tsx';
import { opponents, plansFor } from '../match/opponents.ts';
import { PlayerNames, playerNames } from '../match/PlayerNames.tsx';
import { SetUpHead } from '../match/SetUpHead.tsx';
import { freshSeed } from '../match/seed.ts';
import { handSession } from './current.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { cardKeys, choiceOf, deckChoices, ownKey, replacedNote } from './deckChoices.ts';
import { cards, hasSavedMatch, openSession } from './game.ts';
import { editionLines, type LastSetUp, lastSetUp } from './lastSetUp.ts';
import '../match/SetUp.css';
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
  const set = cards();
  const [chosen, setChosen] = useState<LastSetUp>(() => {
    const deck = wanted('deck');
    return { ...lastSetUp.read(), ...(deck !== null && { mine: ownKey(deck) }) };
  });
  const [names, setNames] = useState(() => playerNames.read());
  const [seed, setSeed] = useState(wanted('seed') ?? '');
  const change = (part: Partial<LastSetUp>) => setChosen({ ...chosen, ...part });
  const choices = deckChoices(savedDecks(), set, chosen.edition);
  const mine = choiceOf(choices, chosen.mine);
  const theirs = choiceOf(choices, chosen.theirs, mine?.key);
  // Decks that the edition does not know give way to some that it does, until they can be played again.
  const replaced = [
    replacedNote(choices, chosen.mine, mine),
    replacedNote(choices, chosen.theirs, theirs),
  ].filter((note) => note !== undefined);
  const faults = [mine, theirs].flatMap((choice) => choice?.faults ?? []);
  const start = () => {
    if (!mine || !theirs) return;
    playerNames.write(names);
    lastSetUp.write({ ...chosen, mine: mine.key, theirs: theirs.key });
    const decks = [cardKeys(mine.deck), cardKeys(theirs.deck)] as const;
    const options = { edition: chosen.edition, decks };
    const from = { options, seed: seed.trim() || freshSeed() };
    handSession(openSession({ plans: plansFor(chosen.opponent, names), from }));
    void navigate({ to: '/play/ttcg/match' });
  };
  const pair = chosen.opponent === 'person';
  return (
    <div className="set-up">
      <SetUpHead
        title="True Trading Card Game"
        line="Lay units in five columns, back them with spells, rank them up, and take your opponent’s twenty points."
        match="/play/ttcg/match"
        learn={{ to: '/play/ttcg/tutorial', words: 'How to play' }}
        waiting={hasSavedMatch()}
        disabled={!mine || !theirs || faults.length > 0}
        onStart={start}
        onContinue={() => handSession(undefined)}
      >
        {faults.length > 0 && (
          <ul className="duel-set-up__faults" role="alert">
            {[...new Set(faults)].map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </SetUpHead>
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
        name="mine"
        set={set}
        choices={choices}
        chosen={mine?.key ?? ''}
        onChange={(key) => change({ mine: key })}
      />
      <DeckPicker
        legend={pair ? 'Player 2 plays' : 'Your opponent plays'}
        name="theirs"
        set={set}
        choices={choices}
        chosen={theirs?.key ?? ''}
        onChange={(key) => change({ theirs: key })}
      />
      <RadioRow
        legend="Rules"
        name="edition"
        options={editions}
        chosen={chosen.edition}
        onChange={(edition) => change({ edition })}
      />
      <div role="status">
        {replaced.map((note) => (
          <p key={note} className="duel-set-up__replaced">
            {note}
          </p>
        ))}
      </div>
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
