import { Link } from '@tanstack/react-router';
import source from '../../../../docs/kolyma/rules.md?raw';
import { hasSavedMatch } from '../kolyma/game.ts';
import { buttonClass } from '../look/Button.tsx';
import { Contours } from '../look/Contours.tsx';
import { BlockView, keyed } from '../rulings/MarkdownView.tsx';
import { readMarkdown } from '../rulings/markdown.ts';
import './page.css';

// The document's own title is the page's heading.
const blocks = readMarkdown(source).filter((block) => block.kind !== 'heading' || block.level > 1);

/** The rules of Kolyma on one page, for someone who has never played. */
export function KolymaRules() {
  return (
    <div className="page page--document">
      <Contours seed="rules" />
      <h1>How to play Kolyma</h1>
      {keyed(blocks).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
      <p className="page__deeds">
        {hasSavedMatch() && (
          <Link to="/play/kolyma/match" className={buttonClass('primary')}>
            Go on with your match
          </Link>
        )}
        <Link to="/play/kolyma" className={buttonClass(hasSavedMatch() ? 'quiet' : 'primary')}>
          Set up a match
        </Link>
        <Link to="/rulings" className={buttonClass()}>
          Read the rulings
        </Link>
      </p>
    </div>
  );
}
