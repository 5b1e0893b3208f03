import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showdownSamples } from '../../games/showdown/showdownSamples.ts';
import { ttcgSamples } from '../../games/ttcg/ttcgSamples.ts';
import { Card } from '../../look/card/Card.tsx';
import { Dice } from '../../look/card/Dice.tsx';
import { NumberCard } from '../../look/card/NumberCard.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import { Panel } from '../../look/paper/Panel.tsx';
import { OpenMatches } from '../../table/matches/OpenMatches.tsx';
import { type GameKey, games, sheets, titleOf } from '../games.ts';
import { GameSheet } from './GameSheet.tsx';
import '../../look/paper/page.css';

/** What each game looks like. */
const looks: Readonly<Record<GameKey, ReactNode>> = {
  ttcg: ttcgSamples.map((sample) => <Card key={sample.name} {...sample} />),
  showdown: showdownSamples.map((sample) => <Card key={sample.name} {...sample} />),
  kolyma: (
    <>
      <p className="game-sheet__dice">
        <Dice values={[5, 2]} />
        <Dice values={[4, 6]} tone="ink" />
      </p>
      <NumberCard value={9} terrain="green" />
      <NumberCard value={-5} terrain="yellow" />
      <NumberCard value={7} terrain="blue" />
    </>
  ),
};

/** Every game that can be played today. */
export function PlayHub() {
  return (
    <div className="page">
      <Contours seed="play" />
      <h1>Play</h1>
      <OpenMatches titleOf={titleOf} />
      {games.map((game) => (
        <GameSheet
          key={game.key}
          game={game}
          line={game.line}
          facts={game.facts}
          deed="Set up a match"
          to={game.play}
          also={
            game.rules === undefined
              ? [{ deed: 'How to play', to: game.learn }]
              : [
                  { deed: 'Learn by playing', to: game.learn },
                  { deed: 'Read the rules', to: game.rules },
                ]
          }
        >
          {looks[game.key]}
        </GameSheet>
      ))}
      <Panel title="The smallest game, for those who build one">
        {sheets.map(({ game, line }) => (
          <p key={game}>
            <Link to="/play/$game" params={{ game }}>
              {titleOf(game)}
            </Link>
            : {line}
          </p>
        ))}
      </Panel>
      <p>
        <Link to="/matches">See your matches</Link> with results and replays, or{' '}
        <Link to="/replay/{-$id}">watch a replay</Link>: your last match, a link or a file that
        someone gave you, or a sample.
      </p>
    </div>
  );
}
