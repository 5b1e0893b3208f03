import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import { Card } from '../../../look/card/Card.tsx';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { ShareLink } from '../../../look/control/ShareLink.tsx';
import { builtIn } from '../core.ts';
import { printsBy } from '../prints.ts';
import { Steps } from '../workshop/sentence/Steps.tsx';
import { tokensOf } from '../workshop/sentence/sentence.ts';
import { playersOf } from './search.ts';
import '../../../collect/sheets.css';

/** Everything about one special card. */
export function CardSheet({
  card,
  set,
  onClose,
  onMake,
}: {
  card: SpecialCard;
  set: CardSet;
  onClose: () => void;
  /** Open a copy in the workshop. */
  onMake: () => void;
}) {
  const players = playersOf(set, card.name);
  return (
    <Dialog
      open
      title={card.name}
      onClose={onClose}
      actions={
        <>
          <ShareLink link={() => location.href}>Copy the link</ShareLink>
          <Button tone="primary" onClick={onMake}>
            Open in the workshop
          </Button>
        </>
      }
    >
      <div className="card-sheet">
        <div className="card-sheet__card">
          <Card {...printsBy(builtIn.print).special(card.name)} size="large" />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheet scrolls */}
        <div className="card-sheet__words" tabIndex={0}>
          <details>
            <summary>What it does</summary>
            {card.english !== card.text && <p>{card.english}</p>}
            <Steps program={card.program} />
          </details>
          <section>
            <h3>Who plays it</h3>
            <p>
              {players.map(({ name, copies }) => `${name} (${copies})`).join(', ') ||
                'No character yet.'}
            </p>
          </section>
          <section>
            <h3>Keywords</h3>
            <p className="card-sheet__keywords">
              {(tokensOf(card.keywords, card.values) ?? []).map(({ keyword, value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a keyword may stand there twice
                <code key={index}>
                  {keyword} {value}
                </code>
              ))}
            </p>
          </section>
        </div>
      </div>
    </Dialog>
  );
}
