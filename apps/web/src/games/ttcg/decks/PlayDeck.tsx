import type { Illegality } from '@cardscape/ttcg/tools';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, type ButtonTone, buttonClass } from '../../../look/control/Button.tsx';
import { Tip } from '../../../look/feedback/Tip.tsx';
import { playPath } from './playPath.ts';

/** Leads to a match with one of your decks; with a fault it stays, and says why it cannot be played. */
export function PlayDeck({
  id,
  fault,
  tone = 'quiet',
  children,
}: {
  id: string;
  /** What keeps the deck from being played. */
  fault: Illegality | undefined;
  tone?: ButtonTone | undefined;
  children: ReactNode;
}) {
  if (fault)
    return (
      <Tip words={fault.message}>
        <Button aria-disabled="true">{children}</Button>
      </Tip>
    );
  return (
    <Link to={playPath} search={{ deck: id }} className={buttonClass(tone)}>
      {children}
    </Link>
  );
}
