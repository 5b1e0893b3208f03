import { counted } from '@cardscape/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { saveFile } from '../../../look/browser/saveFile.ts';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { BringFiles } from '../../../make/BringFiles.tsx';
import type { GivenFile } from '../../../make/dropped.ts';
import { Findings } from '../../../make/Findings.tsx';
import { DesignAlbum } from '../album/DesignAlbum.tsx';
import { addDeck } from '../decks/savedDecks.ts';
import { exampleList } from './exampleList.ts';
import { forgetCards, type OwnCards, takeFiles, useOwnCards } from './ownCards.ts';
import '../../../look/paper/page.css';
import css from './OwnList.module.css';

/** Bring a card list of your own, with pictures: look through it, see what is wrong, build decks of it. */
export function OwnList() {
  const own = useOwnCards();
  const { refused } = own;
  const say = useToast();
  const take = async (given: readonly GivenFile[]) => {
    if (!(await takeFiles(given)))
      say('This browser does not keep your cards: they are gone when you reload.');
  };
  return (
    <div className={`page gallery ${css.ownList}`}>
      <Contours seed="own list" />
      <h1>Cards of your own</h1>
      <BringFiles
        label="Bring a card list"
        intro={
          <p className={css.intro}>
            Drop a card list (card_list.csv) and its pictures anywhere on this page, as files or as
            a folder. Each line is a card, and its texts are what it does. This browser keeps them;
            nothing is sent anywhere.
          </p>
        }
        accept=".csv,image/*"
        inputs={{ files: 'Card list and pictures', folder: 'A folder with a card list' }}
        refused={refused}
        deeds={
          <>
            {own.files.length + own.pictures.length > 0 && (
              <Button onClick={() => void forgetCards()}>Remove the list</Button>
            )}
            <Button onClick={() => saveFile('card_list.csv', exampleList, 'text/csv')}>
              Save an example
            </Button>
          </>
        }
        onTake={(given) => void take(given)}
      >
        <p role="status">{own.isReading ? 'Reading…' : statusOf(own)}</p>
      </BringFiles>
      {own.problems.length > 0 && <Findings found={inOrder(own.problems)} most={8} />}
      {own.designs.length > 0 && (
        <>
          <Deeds />
          <DesignAlbum designs={own.designs} />
        </>
      )}
    </div>
  );
}

function statusOf({ files, designs, pictures, pictured, problems }: OwnCards): string {
  const wrong = problems.some(({ severity }) => severity === 'error');
  if (designs.length === 0 && wrong) return 'Nothing of this list can be played: see below.';
  if (files.length === 0 && pictures.length > 0)
    return `${counted(pictures.length, 'picture')} here, and no list yet.`;
  if (files.length === 0) return 'You have no cards of your own here yet.';
  const cards = `${counted(designs.length, 'card')} from ${files.map(({ path }) => path).join(', ')}`;
  const shown = pictured > 0 ? `, ${pictured} with a picture of yours` : '';
  return `${cards}${shown}.${wrong ? ' What has an error is left out.' : ''}`;
}

/** Errors first, then by line. */
function inOrder(problems: OwnCards['problems']): OwnCards['problems'] {
  const weight = (severity: string) => (severity === 'error' ? 0 : 1);
  return problems.toSorted(
    (a, b) => weight(a.severity) - weight(b.severity) || a.line - b.line || a.column - b.column,
  );
}

function Deeds() {
  const navigate = useNavigate();
  const build = () => {
    const { id } = addDeck({ name: 'My own cards', note: '', entries: [] });
    void navigate({ to: '/make/decks/$id', params: { id } });
  };
  return (
    <p className="page__deeds">
      <Button tone="primary" onClick={build}>
        Build a deck
      </Button>
      <Link to="/make/decks" className={buttonClass()}>
        See your decks
      </Link>
      <Link to="/make/figures" search={{ of: 'list' }} className={buttonClass()}>
        See figures
      </Link>
    </p>
  );
}
