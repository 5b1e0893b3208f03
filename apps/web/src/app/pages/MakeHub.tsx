import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { builtIn } from '../../games/kolyma/core.ts';
import { printsBy } from '../../games/kolyma/prints.ts';
import { showdownSamples } from '../../games/showdown/showdownSamples.ts';
import { ttcgSamples } from '../../games/ttcg/ttcgSamples.ts';
import { Card } from '../../look/card/Card.tsx';
import { useToast } from '../../look/feedback/Toast.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import { useFileDrop } from '../../make/useFileDrop.ts';
import { type GameKey, games } from '../games.ts';
import { GameSheet } from './GameSheet.tsx';
import '../../look/paper/page.css';

/** What is made for a game. */
interface Making {
  readonly line: string;
  readonly deed: string;
  readonly also?: readonly { readonly deed: string; readonly to: string }[];
  readonly cards: ReactNode;
}

function makings(): Readonly<Record<GameKey, Making>> {
  const prints = printsBy(builtIn.print);
  return {
    ttcg: {
      line: 'Build a deck: search the cards by anything that is printed on them, see its curve and its types, and draw sample hands. Or bring a card list of your own, with pictures.',
      deed: 'Build a deck',
      also: [
        { deed: 'Bring cards of your own', to: '/make/ttcg' },
        { deed: 'See figures', to: '/make/figures' },
      ],
      cards: ttcgSamples.slice(0, 2).map((sample) => <Card key={sample.name} {...sample} />),
    },
    showdown: {
      line: 'Write a card as a text file with rules in Lua: take a template, look up what it can do, drop the file, and play it at once. What is wrong with it is shown with its line.',
      deed: 'Make a card',
      cards: showdownSamples.slice(0, 2).map((sample) => <Card key={sample.name} {...sample} />),
    },
    kolyma: {
      line: 'Build a special card keyword by keyword. You are offered only what may come next, and read at once what the card will do.',
      deed: 'Make a card',
      cards: (
        <>
          <Card {...prints.special('True North')} />
          <Card {...prints.special('Thin Ice')} />
        </>
      ),
    },
  };
}

/** Every game you can make something for. */
export function MakeHub() {
  const made = makings();
  const navigate = useNavigate();
  const say = useToast();
  useFileDrop((files) => {
    if (!files.some(({ path }) => /\.csv$/i.test(path))) {
      say('Drop a card list of TTCG here (.csv). Files of other games are dropped on their pages.');
      return;
    }
    void import('../../games/ttcg/own/ownCards.ts').then(({ takeFiles }) => takeFiles(files));
    void navigate({ to: '/make/ttcg' });
  });
  return (
    <div className="page">
      <Contours seed="make" />
      <h1>Make</h1>
      {games.map((game) => {
        const { line, deed, also = [], cards } = made[game.key];
        return (
          <GameSheet key={game.key} game={game} line={line} deed={deed} to={game.make} also={also}>
            {cards}
          </GameSheet>
        );
      })}
    </div>
  );
}
