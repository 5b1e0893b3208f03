import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CardDetailProvider } from '../../look/card/CardDetail.tsx';
import { ToastProvider } from '../../look/feedback/Toast.tsx';
import { ShortcutProvider } from '../../look/keyboard/keys.tsx';
import { TablesContext } from '../../table/saves/otherTables.ts';
import { tableOf } from '../gameTables.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Nav } from './Nav.tsx';
import './shell.css';

/** What surrounds every page. */
export function Shell() {
  usePageTurn();
  return (
    <ShortcutProvider>
      <ToastProvider>
        <CardDetailProvider>
          <a className="skip-link" href="#main">
            Skip to the page
          </a>
          <Header />
          <main id="main" className="main" tabIndex={-1}>
            <TablesContext value={tableOf}>
              <Outlet />
            </TablesContext>
          </main>
          <Footer />
          <Nav place="foot" />
        </CardDetailProvider>
      </ToastProvider>
    </ShortcutProvider>
  );
}

/** On each new page: its title in the tab, and the focus on its heading. */
function usePageTurn(): void {
  const last = useMatches().at(-1);
  const title = last?.staticData.title;
  const path = last?.pathname;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    document.title = title && title !== 'Cardscape' ? `${title} · Cardscape` : 'Cardscape';
  }, [title]);
  useEffect(() => {
    const first = opened.current === undefined;
    const same = opened.current === path;
    opened.current = path;
    // The first page keeps the browser's own focus; an anchor keeps its own target.
    if (first || same || location.hash) return;
    // So does a dialog that the page opens with.
    if (document.activeElement?.closest('[role="dialog"]')) return;
    const heading =
      document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [path]);
}
