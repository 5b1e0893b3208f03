import { counted } from '@cardscape/kernel';
import { useState } from 'react';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { Field } from '../../../look/control/Field.tsx';
import { builtIn } from '../core.ts';
import css from './BuiltInDialog.module.css';
import { draftOf, kindNames, type NewDraft } from './draft.ts';

function builtIns(): { draft: NewDraft; words: string }[] {
  const { specials, numbers, characters } = builtIn.cardSet;
  return [
    ...specials.map((card) => ({
      draft: draftOf({ kind: 'special', card }),
      words: card.english,
    })),
    ...characters.map((card) => ({
      draft: draftOf({ kind: 'character', card }),
      words: `Plays ${counted(card.deck.length, 'card')}.`,
    })),
    ...numbers.map((card) => ({ draft: draftOf({ kind: 'number', card }), words: '' })),
  ];
}

/** All built-in cards and characters, to start one of your own from. */
export function BuiltInDialog({
  onTake,
  onClose,
}: {
  onTake: (draft: NewDraft) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const [all] = useState(builtIns);
  const words = search.toLowerCase();
  const shown = all.filter(({ draft, words: text }) =>
    `${draft.name} ${text} ${kindNames[draft.kind]}`.toLowerCase().includes(words),
  );
  return (
    <Dialog
      open
      title="Start from a built-in card"
      intro="You get a copy that you can change. The built-in card stays as it is."
      onClose={onClose}
    >
      <Field
        label="Find"
        type="search"
        placeholder="A name, a word, or a kind of card"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={css.builtIns}>
        {shown.map(({ draft, words: text }) => (
          <li key={`${draft.kind} ${draft.name}`}>
            <button type="button" onClick={() => onTake(draft)}>
              <b>{draft.name}</b> <small>{kindNames[draft.kind]}</small>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>No card has these words. Try fewer of them.</p>}
    </Dialog>
  );
}
