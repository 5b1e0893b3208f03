import type { ReactNode } from 'react';
import { builtIn } from '../../games/kolyma/core.ts';
import { printsBy } from '../../games/kolyma/prints.ts';
import { showdownSamples } from '../../games/showdown/showdownSamples.ts';
import { ttcgSamples } from '../../games/ttcg/ttcgSamples.ts';
import { Card } from '../../look/card/Card.tsx';
import { NumberCard } from '../../look/card/NumberCard.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import { type GameKey, games } from '../games.ts';
import { GameSheet } from './GameSheet.tsx';
import '../../look/paper/page.css';

/** What there is to collect in a game, and two cards of it. */
interface Collected {
  readonly line: string;
  readonly deed: string;
  readonly also?: readonly { readonly deed: string; readonly to: string }[];
  readonly cards: ReactNode;
}

function sets(): Readonly<Record<GameKey, Collected>> {
  const prints = printsBy(builtIn.print);
  return {
    ttcg: {
      line: 'Look through every unit and spell of the set, each with its effects, its rulings and its tiers.',
      deed: 'Open the set',
      cards: ttcgSamples.slice(1).map((sample) => <Card key={sample.name} {...sample} />),
    },
    showdown: {
      line: 'Look through every card of the six elements. With a profile you win them, and trade them in its shop.',
      deed: 'Open the set',
      also: [{ deed: 'See your profiles', to: '/play/showdown/profiles' }],
      cards: showdownSamples.slice(1).map((sample) => <Card key={sample.name} {...sample} />),
    },
    kolyma: {
      line: 'Look through every card of the set: characters, special cards and numbers.',
      deed: 'Open the set',
      cards: (
        <>
          <Card {...prints.special('Night Ferry')} />
          <NumberCard value={6} terrain="red" />
        </>
      ),
    },
  };
}

/** Every set of cards that can be looked through. */
export function CollectHub() {
  const shown = sets();
  return (
    <div className="page">
      <Contours seed="collect" />
      <h1>Collect</h1>
      {games.map((game) => {
        const { line, deed, also = [], cards } = shown[game.key];
        return (
          <GameSheet
            key={game.key}
            game={game}
            line={line}
            deed={deed}
            to={game.collect}
            also={also}
          >
            {cards}
          </GameSheet>
        );
      })}
    </div>
  );
}
