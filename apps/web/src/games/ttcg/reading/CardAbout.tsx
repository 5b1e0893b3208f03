import { capital } from '@cardscape/kernel';
import type { PrintedEffect } from '@cardscape/ttcg';
import { nameOf, ownStepsOf, stepsOf } from '@cardscape/ttcg/tools';
import type { ReactNode } from 'react';
import { AboutCard } from '../../../look/card/AboutCard.tsx';
import { type Copy, printedNumbers } from '../card/ttcgPrint.ts';
import type { Seen } from '../table/seen.ts';
import css from './CardAbout.module.css';
import { meaningOf } from './howItWorks.ts';

/** What is to be known of a card besides its print: how it stands, what is in force, its rulings. */
export function CardAbout({
  seen,
  all,
  why,
  whole = false,
  ...copy
}: Copy & {
  seen?: Seen | undefined;
  /** What else can be seen: the card it is equipped to. */
  all: ReadonlyMap<number, Seen>;
  /** Says why it cannot act now. */
  why?: ReactNode;
  /** Whether there is room for what all effects of a type share, and for its story. */
  whole?: boolean;
}) {
  const { print } = copy;
  const { facts } = print;
  const lines = standingOf(copy, seen, all);
  return (
    <AboutCard className={css.cardAbout} label={`About ${print.name}`}>
      {why}
      {lines.length > 0 && (
        <ul className={css.now}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {meaningOf(print)?.map((effect) => (
        <Steps
          key={effect.text}
          of={effect}
          on={facts.type === 'spell' ? 'spell' : 'unit'}
          whole={whole}
        />
      ))}
      {whole && print.lore && <p className={css.lore}>{print.lore}</p>}
    </AboutCard>
  );
}

/** An effect step by step; a single step of its own would only repeat the print. */
function Steps({
  of: { type, effect },
  on,
  whole,
}: {
  of: PrintedEffect;
  on: 'unit' | 'spell';
  whole: boolean;
}) {
  const steps = whole ? stepsOf(effect, type, on) : ownStepsOf(effect, type);
  if (steps.length < 2) return null;
  return (
    <div>
      <h3>{capital(type)}, step by step</h3>
      <ol className={css.steps}>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same
          <li key={place}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** How a card on the field stands, in lines. */
function standingOf(copy: Copy, seen: Seen | undefined, all: ReadonlyMap<number, Seen>): string[] {
  const field = seen?.field;
  if (!field) return [];
  const { facts } = copy.print;
  const printed = printedNumbers(copy);
  const numbers = (['attack', 'defense'] as const).flatMap((key) =>
    field[key] === printed[key] || facts.type === 'spell'
      ? []
      : [`${capital(key)} ${field[key]} (printed ${printed[key]})`],
  );
  const bound = field.bound === null ? undefined : all.get(field.bound);
  return [
    ...numbers,
    ...(field.rank === facts.rank ? [] : [`Rank ${field.rank} (printed ${facts.rank})`]),
    ...(field.type === facts.type ? [] : [`Type ${field.type} (printed ${facts.type})`]),
    ...(field.faceDown ? ['Lies face down'] : []),
    ...(field.tapped ? ['Tapped'] : []),
    ...(field.active ? [] : ['Lies under another card']),
    ...(field.works >= 0
      ? [`Its ${facts.effectTypes[field.works as 0 | 1]} effect is at work`]
      : []),
    ...(bound ? [`Equipped to ${nameOf(bound.design)}`] : []),
    ...equippedTo(field.card, all).map((name) => `Equipped with ${name}`),
    ...(field.attacks > 0 ? ['Has attacked this turn'] : []),
    ...field.notes.map(capital),
  ];
}

/** The names of the cards that are equipped to this one. */
function equippedTo(card: number, all: ReadonlyMap<number, Seen>): string[] {
  return [...all.values()].flatMap(({ field, design }) =>
    field?.bound === card ? [nameOf(design)] : [],
  );
}
