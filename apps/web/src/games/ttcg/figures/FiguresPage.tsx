import { type About, plot3dOf, plotsOf } from '@cardscape/studio/analysis';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useSize } from '../../../look/browser/useSize.ts';
import { Select } from '../../../look/control/Field.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { browserMeasure } from '../../../make/measureText.ts';
import { PlotView } from '../../../make/PlotView.tsx';
import { useSavedDecks } from '../decks/savedDecks.ts';
import { useOwnCards } from '../own/ownCards.ts';
import '../../../look/paper/page.css';
import { sourcesOf } from './counted.ts';
import css from './FiguresPage.module.css';

const WIDEST = 900;
const NARROWEST = 300;

/** What the set, your list or a deck is made of, in plots that can be asked. */
export function FiguresPage() {
  const own = useOwnCards();
  const saved = useSavedDecks();
  const sources = useMemo(() => sourcesOf(own, [...saved, ...own.opened.decks]), [own, saved]);
  const { of } = useSearch({ strict: false }) as { of?: unknown };
  const source = sources.find(({ key }) => key === String(of)) ?? sources[0];
  const navigate = useNavigate();
  const [shown, setShown] = useState('types');
  const [ref, width] = useSize(WIDEST);
  const measure = useMeasure();
  const analysis = useMemo(() => source?.count(), [source]);
  const plots = useMemo(() => {
    if (!analysis) return [];
    const room = Math.max(NARROWEST, Math.min(WIDEST, width));
    const solid = plot3dOf(analysis, measure);
    return [...plotsOf(analysis, room, measure), { ...solid, title: `${solid.title}, in 3D` }];
  }, [analysis, width, measure]);
  const plot = plots.find(({ name }) => name === shown) ?? plots[0];
  return (
    <div className={`page ${css.figures}`}>
      <Contours seed="figures" />
      <h1>Figures</h1>
      <div className={css.choices}>
        <Select
          label="Cards"
          value={source?.key}
          onChange={({ target }) =>
            void navigate({ to: '/make/figures', search: { of: target.value }, replace: true })
          }
        >
          {sources.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Plot" value={plot?.name} onChange={({ target }) => setShown(target.value)}>
          {plots.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      <div ref={ref} className={css.asked}>
        {plot && <Asked key={`${source?.key} ${plot.name}`} plot={plot} />}
      </div>
    </div>
  );
}

/** A plot, and what is told of the part that was asked about. */
function Asked({ plot }: { plot: Parameters<typeof PlotView>[0]['plot'] }) {
  const [chosen, setChosen] = useState<About>();
  const [seen, setSeen] = useState<About>();
  const told = seen ?? chosen;
  const choose = (part: About) => {
    setChosen(part);
    // The mouse may still lie elsewhere.
    setSeen(undefined);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too */}
      <section className={css.sheet} aria-label="What is drawn" tabIndex={0}>
        <PlotView plot={plot} chosen={chosen} onChoose={choose} onLook={setSeen} />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so are long lists */}
      <section className={css.told} aria-label="What is on them" tabIndex={0}>
        <div role="status">
          {told ? (
            <>
              <h2>
                {told.label.replace(/\.$/, '')}: <span className="figures">{told.value}</span>
              </h2>
              <p>{told.cards.join(', ')}</p>
            </>
          ) : (
            <p>Pick a bar or a square to see its cards.</p>
          )}
        </div>
      </section>
    </>
  );
}

/** Measures anew once the fonts are there. */
function useMeasure() {
  const [measure, setMeasure] = useState(() => browserMeasure());
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() => {
      if (!isGone) setMeasure(() => browserMeasure());
    });
    return () => {
      isGone = true;
    };
  }, []);
  return measure;
}
