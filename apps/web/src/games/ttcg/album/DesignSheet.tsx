import { capital } from '@cardscape/kernel';
import type { Design, PrintedEffect, Tier } from '@cardscape/ttcg';
import { stepsOf } from '@cardscape/ttcg/tools';
import { useState } from 'react';
import { AlbumSheet } from '../../../collect/AlbumSheet.tsx';
import { effectTypeLine } from '../card/effectTypes.ts';
import { DesignCard } from '../reading/DesignCard.tsx';
import css from './DesignSheet.module.css';
import { TierTable } from './TierTable.tsx';

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
    <AlbumSheet
      title={design.name}
      card={<DesignCard design={design} tier={tier} size="large" />}
      onClose={onClose}
      onBack={onBack}
      onNext={onNext}
    >
      {design.lore !== '' && <blockquote className={css.lore}>{design.lore}</blockquote>}
      <EffectRulings place="First effect" effect={first} on={on} />
      <EffectRulings place="Second effect" effect={second} on={on} />
      <TierTable design={design} tier={tier} onChoose={setTier} />
      <p className={`${css.serial} figures`}>Serial {design.serial}</p>
    </AlbumSheet>
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
      <ol className={css.steps} aria-label={`Step by step: ${place.toLowerCase()}`}>
        {stepsOf(effect.effect, effect.type, on).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same
          <li key={index}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
