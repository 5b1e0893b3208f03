import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../../look/control/Button.tsx';
import '../../look/paper/page.css';

/** When a page fails: what happened, and the two ways on. */
export function Broken({ error, reset }: ErrorComponentProps) {
  return (
    <div className="page page--centred">
      <h1>This page tore</h1>
      <p>
        It stopped with: <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <p>Your games are kept. Try the page again, or load it anew.</p>
      <div className="page__deeds">
        <Button onClick={reset}>Try again</Button>
        <Button tone="primary" onClick={() => location.reload()}>
          Load anew
        </Button>
      </div>
    </div>
  );
}
