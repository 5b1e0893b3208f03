import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { buttonClass } from '../look/control/Button.tsx';
import { Contours } from '../look/paper/Contours.tsx';
import { openMatches } from '../table/matches/matches.ts';
import { matchAddress } from '../table/matches/useBegin.ts';
import { type DocumentPart, readDocument } from './documentParts.ts';
import { BlockView, keyed } from './MarkdownView.tsx';
import { type Pictured, RulesPictures } from './pictures/RulesPictures.tsx';
import '../look/paper/page.css';
import './RulesPage.css';

/** The rules of a game on one page, for someone who has never played, and the ways on from there. */
export function RulesPage({
  title,
  game,
  source,
  lessons,
  pictured,
  hasRulings = true,
}: {
  title: string;
  /** As the address of its pages names it. */
  game: string;
  /** The document, in Markdown. Its own title gives way to the page's heading. */
  source: string;
  /** Where the game is learned by playing. */
  lessons?: string;
  /** What they are shown by. */
  pictured?: Pictured;
  /** Whether there are rulings on it. */
  hasRulings?: boolean;
}) {
  const parts = useMemo(
    () => readDocument(source, (to) => (to === '../rulings.md' ? `/rulings#${game}` : undefined)),
    [source, game],
  );
  const asked = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    // The page arrives after its address: go to the part that was asked for.
    if (asked !== '') document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  const [match] = openMatches(game);
  const [opening, ...chapters] = parts;
  const play = `/play/${game}`;
  return (
    <div className="page page--document">
      <Contours seed="rules" />
      <h1>{title}</h1>
      {opening && <PartView part={opening} />}
      <nav className="rules-page__contents" aria-label="Contents">
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <Link to="/play/$game/rules" params={{ game }} hash={id} preload={false}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {pictured && <RulesPictures {...pictured} />}
      {chapters.map((part) => (
        <PartView key={part.id} part={part} />
      ))}
      <p className="page__deeds">
        {match && (
          <Link to={matchAddress(match.id)} className={buttonClass('primary')}>
            Go on with your match
          </Link>
        )}
        <Link to={play} className={buttonClass(match ? 'quiet' : 'primary')}>
          Set up a match
        </Link>
        {lessons !== undefined && (
          <Link to={lessons} className={buttonClass()}>
            Learn by playing
          </Link>
        )}
        {hasRulings && (
          <Link to="/rulings" hash={game} className={buttonClass()}>
            Read the rulings
          </Link>
        )}
      </p>
    </div>
  );
}

function PartView({ part: { id, blocks } }: { part: DocumentPart }) {
  return (
    <section id={id || undefined} className="rules-page__part">
      {keyed(blocks).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
    </section>
  );
}
