import { Link } from '@tanstack/react-router';
import { buttonClass } from '../look/Button.tsx';
import { Contours } from '../look/Contours.tsx';
import { BlockView, keyed } from '../rulings/MarkdownView.tsx';
import { readMarkdown } from '../rulings/markdown.ts';
import './page.css';

/** The rules of a game on one page, for someone who has never played, and the ways on from there. */
export function RulesPage({
  game,
  source,
  play,
  hasMatch,
}: {
  game: string;
  /** The document, in Markdown. Its own title gives way to the page's heading. */
  source: string;
  /** Where a match is set up; the match itself is below it. */
  play: '/play/kolyma' | '/play/showdown';
  /** Whether there is a match to go on with. */
  hasMatch: boolean;
}) {
  const blocks = readMarkdown(source).filter(
    (block) => block.kind !== 'heading' || block.level > 1,
  );
  return (
    <div className="page page--document">
      <Contours seed="rules" />
      <h1>How to play {game}</h1>
      {keyed(blocks).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
      <p className="page__deeds">
        {hasMatch && (
          <Link to={`${play}/match`} className={buttonClass('primary')}>
            Go on with your match
          </Link>
        )}
        <Link to={play} className={buttonClass(hasMatch ? 'quiet' : 'primary')}>
          Set up a match
        </Link>
        <Link to="/rulings" className={buttonClass()}>
          Read the rulings
        </Link>
      </p>
    </div>
  );
}
