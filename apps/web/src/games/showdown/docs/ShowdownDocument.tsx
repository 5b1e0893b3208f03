import { counted } from '@cardscape/kernel';
import { useLocation, useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { BlockView, keyed } from '../../../documents/MarkdownView.tsx';
import { Field } from '../../../look/control/Field.tsx';
import { NotFound } from '../../../look/feedback/NotFound.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { DocumentNav } from './DocumentNav.tsx';
import { type CardDocument, documents } from './documents.ts';
import { findParts, type Part, readParts } from './parts.ts';
import '../../../look/paper/page.css';
import css from './documents.module.css';

/** One document for makers of cards, to be searched and linked to. */
export function ShowdownDocument() {
  const { document: key } = useParams({ strict: false }) as { document?: string };
  const found = documents.find((one) => one.key === key);
  return found ? <Sheet key={key} document={found} /> : <NotFound />;
}

function Sheet({ document: { key, title, line, load } }: { document: CardDocument }) {
  const [parts, setParts] = useState<readonly Part[]>();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const shown = useMemo(() => findParts(parts ?? [], words), [parts, words]);
  const asked = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    void load().then(({ default: source }) => setParts(readParts(source, key)));
  }, [load, key]);
  // A link leads to its place, also out of what was searched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place to go to ends the search
  useEffect(() => setSearch(''), [asked]);
  useEffect(() => {
    // The text arrives after its address: go to the part that was asked for.
    if (parts && asked) document.getElementById(asked)?.scrollIntoView();
  }, [parts, asked]);
  return (
    <div className="page page--document">
      <Contours seed={key} />
      <DocumentNav />
      <h1>{title}</h1>
      <p>{line}</p>
      <Field
        label="Find"
        type="search"
        placeholder="draw, onThinkMob, TYPE_MOB"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="sr-only" role="status">
        {words !== '' && `${counted(shown.length, 'part')} found`}
      </p>
      {shown.map(({ id, blocks }) => (
        <section key={id} id={id || undefined} className={css.part}>
          {keyed(blocks).map(([place, block]) => (
            <BlockView key={place} block={block} />
          ))}
        </section>
      ))}
      {parts && shown.length === 0 && <p>Nothing here has these words. Try fewer of them.</p>}
    </div>
  );
}
