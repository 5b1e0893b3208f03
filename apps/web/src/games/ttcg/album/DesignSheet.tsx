import { capital } from '@cardscape/kernel';
import type { Design, PrintedEffect, Tier } from '@cardscape/ttcg';
import { stepsOf } from '@cardscape/ttcg/tools';
import { useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { effectTypeLine } from '../card/effectTypes.ts';
import { DesignCard } from '../reading/DesignCard.tsx';
import { TierTable } from './TierTable.tsx';
import '../../../collect/sheets.css';

/** Everything about one card: its print in each tier, its rulings, and its story. */
export function DesignSheet({
  design,
  onClose,
  onBack,
  onNext,
}: {
  design: Design;
  onClose: () => void;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const [tier, setTier] = useState<Tier>(design.rarity);
  const [first, second] = design.effects;
  const on = design.type === 'spell' ? 'spell' : 'unit';
  return (
    <Dialog
      open
      title={design.name}
      onClose={onClose}
      actions={
        <>
          <Button disabled={!onBack} onClick={onBack}>
            Card before
          </Button>
          <Button disabled={!onNext} onClick={onNext}>
            Next card
          </Button>
        </>
      }
    >
      <div className="card-sheet">
        <div className="card-sheet__card">
          <DesignCard design={design} tier={tier} size="large" />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheet scrolls */}
        <div className="card-sheet__words" tabIndex={0}>
          {design.lore !== '' && (
            <blockquote className="card-sheet__lore">{design.lore}</blockquote>
          )}
          <EffectRulings place="First effect" effect={first} on={on} />
          <EffectRulings place="Second effect" effect={second} on={on} />
          <TierTable design={design} tier={tier} onChoose={setTier} />
          <p className="card-sheet__serial figures">Serial {design.serial}</p>
        </div>
      </div>
    </Dialog>
  );
}

function EffectRulings({
  place,
  effect,
  on,
}: {
  place: string;
  effect: PrintedEffect;
  on: 'unit' | 'spell';
}) {
  return (
    <section>
      <h3>
        {place}: <span title={effectTypeLine(effect.type)}>{capital(effect.type)}</span>
      </h3>
      <p>{effect.text}</p>
      <ol className="card-sheet__steps" aria-label={`Step by step: ${place.toLowerCase()}`}>
        {stepsOf(effect.effect, effect.type, on).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same
          <li key={index}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
