import { capital } from '@cardscape/kernel';
import type { Design, PrintedEffect } from '@cardscape/ttcg';
import { effectTypeLine } from './effectTypes.ts';
import './ttcgCard.css';

/** Both effects of a card, each led by the name of its type. */
export function EffectTexts({ design }: { design: Design }) {
  const [first, second] = design.effects;
  return (
    <>
      <EffectText effect={first} />
      <EffectText effect={second} />
    </>
  );
}

function EffectText({ effect: { type, text } }: { effect: PrintedEffect }) {
  return (
    <span className="ttcg-effect">
      <b className="ttcg-effect__type" title={effectTypeLine(type)}>
        {capital(type)}
      </b>{' '}
      {text}
    </span>
  );
}
