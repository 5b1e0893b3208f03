import { templates, typeWords } from '@cardscape/showdown/tools';
import { Link, useNavigate } from '@tanstack/react-router';
import { saveFile } from '../../../look/browser/saveFile.ts';
import { Button } from '../../../look/control/Button.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { CustomCards } from '../own/CustomCards.tsx';
import { ownDeckKey } from '../own/ownDeck.ts';
import { lastSetUp } from '../set-up/lastSetUp.ts';
import { DocumentNav } from './DocumentNav.tsx';
import { documents, documentsPath } from './documents.ts';
import '../../../documents/MarkdownView.css';
import '../../../look/paper/page.css';
import css from './documents.module.css';

/** How cards of Showdown are made: take a template, change it, drop it here, play it. */
export function MakeShowdown() {
  const navigate = useNavigate();
  const play = () => {
    const last = lastSetUp.read();
    lastSetUp.write({ ...last, decks: [ownDeckKey, last.decks[1]] });
    void navigate({ to: '/play/showdown' });
  };
  return (
    <div className="page page--document">
      <Contours seed="make-showdown" />
      <DocumentNav />
      <h1>Make cards for Showdown</h1>
      <p>
        A card is a text file: what is printed on it, and its rules as functions in Lua. A function
        runs when its moment comes, and calls what the game can do.
      </p>
      <h2>1. Take a template</h2>
      <p>
        Each is a whole card that can be played as it is. Change its name, its numbers, its rules.
      </p>
      <ul className={css.templates}>
        {templates().map(({ type, file, text }) => (
          <li key={type}>
            <strong>{typeWords(type)}</strong>
            <Button onClick={() => saveFile(file, text, 'text/plain')}>Save {file}</Button>
            <details>
              <summary>Read it</summary>
              <pre className="markdown-code">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
      <h2>2. Look up what it can do</h2>
      <dl className={css.list}>
        {documents.map(({ key, title, line }) => (
          <div key={key}>
            <dt>
              <Link to={`${documentsPath}/$document`} params={{ document: key }}>
                {title}
              </Link>
            </dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
      <h2>3. Drop it here and play it</h2>
      <CustomCards onPlay={play} />
    </div>
  );
}
