import type { ReactNode } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { MessageLine } from '../../look/feedback/MessageLine.tsx';
import { EndButtons, type EndDeeds } from '../ending/EndDeeds.tsx';
import type { Deed } from '../gameTable.ts';
import type { Message } from './messages.ts';

/** The message line of a table: what is expected, what can be done, and the deeds of every match. */
export function MatchLine({
  notice,
  message,
  deeds,
  number,
  own = [],
  end,
  children,
  always,
}: {
  /** What is wrong with the match as a whole. */
  notice?: ReactNode;
  message: Message;
  deeds: readonly Deed[];
  /** Where a number is set, while one is asked for. */
  number?: ReactNode;
  /** What a game offers at any time. */
  own?: readonly Deed[] | undefined;
  /** The ways on, once the match is over. */
  end: EndDeeds | undefined;
  /** What has just happened. */
  children: ReactNode;
  /** What can be done at any time. */
  always: ReactNode;
}) {
  return (
    <MessageLine
      whose={message.whose}
      yours={message.yours}
      notice={notice}
      actions={
        <>
          <div className="table-match__deeds">
            {number}
            {end ? <EndButtons {...end} /> : deeds.map(deedButton)}
          </div>
          <div className="table-match__always">
            {own.map(deedButton)}
            {always}
          </div>
        </>
      }
    >
      {message.expected}
      {children}
    </MessageLine>
  );
}

function deedButton({ key, words, button, title, pressed, name, run }: Deed): ReactNode {
  if (button === undefined) return null;
  return (
    <Button
      key={words}
      tone={button === 'primary' ? 'primary' : 'quiet'}
      aria-disabled={button === 'off' || undefined}
      aria-pressed={pressed}
      title={title}
      data-deed={name}
      onClick={run}
    >
      {words} <kbd>{key === 'Escape' ? 'Esc' : key.toUpperCase()}</kbd>
    </Button>
  );
}
