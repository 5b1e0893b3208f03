import { capital } from '@cardscape/kernel';
import type { TtcgPrint } from '@cardscape/ttcg';
import type { EffectType } from '@cardscape/ttcg/tools';
import css from './EffectTexts.module.css';
import { effectTypeLine } from './effectTypes.ts';

/** Both effects of a card, each led by the name of its type. */
export function EffectTexts({ print: { lines, facts } }: { print: TtcgPrint }) {
  const [first, second] = facts.effectTypes;
  return (
    <>
      <EffectText type={first} text={lines[0]?.text} />
      <EffectText type={second} text={lines[1]?.text} />
    </>
  );
}

function EffectText({ type, text }: { type: EffectType; text: string | undefined }) {
  return (
    <span className={css.effect}>
      <b className={css.type} title={effectTypeLine(type)}>
        {capital(type)}
      </b>{' '}
      {text}
    </span>
  );
}
