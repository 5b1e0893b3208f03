import { elementWords } from '@cardscape/showdown/tools';
import { useState } from 'react';
import { Button } from '../../../../look/control/Button.tsx';
import { Chip } from '../../../../look/control/Chip.tsx';
import { Dialog } from '../../../../look/control/Dialog.tsx';
import { groundOfElement } from '../../card/showdownPrint.ts';
import css from './GenerateDeck.module.css';

/** Makes a deck of all the cards of the profile, of the elements that are picked. */
export function GenerateDeck({
  elements,
  first,
  onGenerate,
}: {
  elements: readonly string[];
  /** The elements that are picked to begin with. */
  first: readonly string[];
  /** Gives what keeps it from making one. */
  onGenerate: (elements: readonly string[]) => string | undefined;
}) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(first);
  const [problem, setProblem] = useState<string>();
  const toggle = (element: string) => {
    setProblem(undefined);
    setPicked(
      picked.includes(element)
        ? picked.filter((each) => each !== element)
        : elements.filter((each) => each === element || picked.includes(each)),
    );
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Generate a deck</Button>
      <Dialog
        open={open}
        title="Generate a deck"
        intro="Out of all cards you own of these elements: 2 fields, 10 mobs and 28 others, or as many as you have, and one of each character. The rest goes to your side deck."
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Go back</Button>
            <Button
              tone="primary"
              onClick={() => {
                const lack = onGenerate(picked);
                setProblem(lack);
                if (lack === undefined) setOpen(false);
              }}
            >
              Generate
            </Button>
          </>
        }
      >
        <fieldset className={css.generateDeck}>
          <legend>Elements</legend>
          {elements.map((element) => (
            <Chip
              key={element}
              terrain={groundOfElement(element)}
              on={picked.includes(element)}
              onPick={() => toggle(element)}
            >
              {elementWords(element)}
            </Chip>
          ))}
        </fieldset>
        <p className={css.problem} role="alert">
          {problem}
        </p>
      </Dialog>
    </>
  );
}
