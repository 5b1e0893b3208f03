import type { GameEntry, LoadedGame } from '@cardscape/games';
import {
  type GameEvent,
  SEATS,
  type Seat,
  type SeenDecision,
  type TableText,
} from '@cardscape/kernel';
import { Card } from '../../look/card/Card.tsx';
import {
  type AnyGameTable,
  type Deed,
  type EndedMatch,
  type EventMark,
  gameTable,
  type Play,
  type PlayStand,
  type WatchedTable,
} from '../gameTable.ts';
import { confirmDeed } from '../picking/confirmDeed.ts';
import { factsOf } from './facts.ts';
import { endWords, messageFor } from './messages.ts';
import { printed } from './printed.ts';
import { GenericTable, useTurnAt, WatchedGeneric } from './TableView.tsx';
import type { GenericTurn } from './useGenericTurn.ts';

/** How long what happened is looked at before a bot goes on. */
const hold = 450;

/** Any game to be watched, without knowing more of it than its views and events say. */
const genericWatched: WatchedTable = {
  part: 'turn',
  tell: (events) => (events.length > 0 ? [{ events, over: 'after', hold }] : []),
  markOf,
  turnsByChooser: true,
  Watched: WatchedGeneric,
};

/** Events that a game calls so begin a part of it; those that say whose they are are plays. */
function markOf(event: GameEvent): EventMark | undefined {
  const { type, seat, ...about } = event as GameEvent & Record<string, unknown>;
  const number = about[type] ?? about.number;
  if ((type === 'turn' || type === 'round') && typeof number === 'number')
    return { kind: 'part', word: type === 'turn' ? 'Turn' : 'Round', number };
  return seat === 0 || seat === 1 ? { kind: 'play', seat } : undefined;
}

/** The table of a game that has none of its own: everything on it is found in what the game says itself. */
export function genericTable(
  { name: game, title }: Pick<GameEntry, 'name' | 'title'>,
  loaded: LoadedGame,
): AnyGameTable {
  const { builtIn } = loaded;
  const ending = (reason: string) => builtIn.game.ending(reason);
  return gameTable({
    ...genericWatched,
    game,
    title,
    rules: `/play/${game}/rules`,
    setUp: { to: `/play/${game}`, changes: 'the match' },
    openWith: loaded.open,
    news: (told) => told,
    headings: ['round', 'turn'],
    sounds: {},
    large(name, print) {
      const design = builtIn.designs().find((each) => each.name === name)?.id ?? name;
      const found = print(design);
      return found ? <Card {...printed(found)} size="large" /> : name;
    },
    // The first sentence, up to where it says whose turn it is.
    where: (view) => (builtIn.tableText(view).lines[0] ?? '').replace(/(;.*|\.)$/, ''),
    usePlay,
    endWords: (outcome, names) => endWords(outcome, names, ending),
    Result,
  });
}

function usePlay(stand: PlayStand<unknown, GameEvent>): Play {
  const { view, hands, decision } = stand;
  const turn = useTurnAt(view, hands);
  return {
    turn,
    draw: (line) => (
      <GenericTable
        stand={stand}
        turn={turn}
        active={seatOf(decision)}
        text={atItsEnd(stand, textOf(stand.match, view))}
      >
        {line}
      </GenericTable>
    ),
    asks: (asked) => messageFor(asked, turn.chosen.length),
    deeds: deedsOf(turn),
  };
}

const seatOf = (decision: SeenDecision): Seat | undefined =>
  decision.ask === 'over' ? undefined : decision.seat;

function textOf(
  { opened, start }: PlayStand<unknown, GameEvent>['match'],
  view: unknown,
): TableText {
  return opened.tableText(view, start.names);
}

/** The table in words, without how far the match had come once it is over. */
function atItsEnd({ decision }: Pick<PlayStand<unknown, GameEvent>, 'decision'>, text: TableText) {
  return decision.ask === 'over' ? { ...text, lines: text.lines.slice(1) } : text;
}

function deedsOf(turn: GenericTurn): Deed[] {
  const { asked, chosen } = turn;
  const isOne = asked?.min === 1 && asked.max === 1;
  const mayBeNone = asked?.min === 0;
  return [
    confirmDeed(turn, asked !== undefined && !isOne && !(mayBeNone && chosen.length === 0)),
    {
      key: 'n',
      words: 'Choose none',
      does: 'Choose none, or pass',
      button: mayBeNone && chosen.length === 0 ? 'quiet' : undefined,
      run: () => chooseNone(turn),
    },
  ];
}

/** None of the options where that is an answer; passing where it is not. */
function chooseNone({ asked, act, answer, refuse }: GenericTurn): void {
  if (asked?.min === 0) answer([]);
  else if (asked?.options.some((option) => option.act === 'pass')) act({ act: 'pass' });
  else refuse('There is no passing here.');
}

/** What is said of both players at the end, and how the table lies, with nothing hidden. */
function Result({ match, outcome, names, open }: EndedMatch<unknown, GameEvent>) {
  const view = open();
  return (
    <>
      {SEATS.map((seat) => (
        <p key={seat}>
          <strong>{names[seat]}</strong>{' '}
          {factsOf(view, seat)
            .map(({ of, value = 'hidden' }) => `${of} ${value}`)
            .join(', ')}
        </p>
      ))}
      {atItsEnd({ decision: outcome }, textOf(match, view)).lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
