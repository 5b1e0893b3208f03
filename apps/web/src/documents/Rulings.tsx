import { counted } from '@cardscape/kernel';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import source from '../../../../docs/rulings.md?raw';
import { Field } from '../look/control/Field.tsx';
import { Contours } from '../look/paper/Contours.tsx';
import { BlockView, keyed, Spans } from './MarkdownView.tsx';
import { type Chapter, findRulings, type Ruling, readRulings } from './rulingList.ts';
import '../look/paper/page.css';
import './Rulings.css';

const book = readRulings(source);

/** Every ruling of the house, with its number, to be searched and linked to. */
export function Rulings() {
  const [search, setSearch] = useState('');
  const chapters = useMemo(() => findRulings(book.chapters, search), [search]);
  const asked = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    // The page arrives after its address: go to the game or ruling that was asked for.
    document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  return (
    <div className="page page--document">
      <Contours seed="rulings" />
      <h1>Rulings</h1>
      {keyed(book.intro).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
      <nav className="rulings__games" aria-label="Games">
        {book.chapters.map(({ title }) => (
          <Link key={title} to="/rulings" hash={title.toLowerCase()}>
            {title}
          </Link>
        ))}
      </nav>
      <Field
        label="Find a ruling"
        type="search"
        placeholder="flip, discard, R-K4"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="sr-only" role="status">
        {counted(countRulings(chapters), 'ruling')}
      </p>
      {chapters.map((chapter) => (
        <ChapterView key={chapter.title} chapter={chapter} asked={asked} />
      ))}
      {chapters.length === 0 && <p>No ruling has these words. Try fewer of them, or a number.</p>}
    </div>
  );
}

function countRulings(chapters: readonly Chapter[]): number {
  const counts = chapters.flatMap((chapter) =>
    chapter.entries.map((entry) => (entry.kind === 'rulings' ? entry.rulings.length : 0)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function ChapterView({ chapter, asked }: { chapter: Chapter; asked: string }) {
  return (
    <section className="rulings__chapter" id={chapter.title.toLowerCase()}>
      <h2>{chapter.title}</h2>
      {keyed(chapter.entries).map(([key, entry]) =>
        entry.kind === 'block' ? (
          <BlockView key={key} block={entry.block} />
        ) : (
          <RulingsView key={key} rulings={entry.rulings} asked={asked} />
        ),
      )}
    </section>
  );
}

function RulingsView({ rulings, asked }: { rulings: readonly Ruling[]; asked: string }) {
  return (
    <ol className="rulings__list">
      {rulings.map((ruling) => (
        <li
          key={ruling.number}
          id={ruling.number}
          className={ruling.number === asked ? 'rulings__asked' : undefined}
        >
          <Link className="rulings__number figures" to="/rulings" hash={ruling.number}>
            {ruling.number}
          </Link>
          <p>
            <Spans spans={ruling.spans} />
          </p>
        </li>
      ))}
    </ol>
  );
}
