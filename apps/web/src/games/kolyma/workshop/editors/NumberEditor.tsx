import { COLOURS, groundOf } from '@cardscape/kolyma/tools';
import { useId } from 'react';
import { NumberCard } from '../../../../look/card/NumberCard.tsx';
import { Chip } from '../../../../look/control/Chip.tsx';
import { Panel } from '../../../../look/paper/Panel.tsx';
import type { NumberDraft } from '../draft.ts';
import { valueTrouble } from '../sentence/offers.ts';
import { NumberInput } from '../sentence/ValueField.tsx';
import css from '../Workshop.module.css';
import preview from './Preview.module.css';
import type { ChangeDraft } from './SpecialEditor.tsx';

const bounds = { min: -99, max: 99 };

/** The editor of a number card. */
export function NumberEditor({
  draft,
  onChange,
}: {
  draft: NumberDraft;
  onChange: ChangeDraft<NumberDraft>;
}) {
  const id = useId();
  const trouble = valueTrouble(draft.value, bounds);
  return (
    <Panel title="The card">
      <div className={css.formRow}>
        <div className={`field ${trouble ? 'field--wrong' : ''}`}>
          <label className="field__label" htmlFor={id}>
            Value
          </label>
          <NumberInput
            id={id}
            value={draft.value}
            troubled={trouble !== undefined}
            onChange={(value) => onChange({ ...draft, value }, 'value')}
          />
          <p className="field__note">{trouble ?? 'What the card counts, -99 to 99.'}</p>
        </div>
      </div>
      <fieldset className={css.groundPicker}>
        <legend className="field__label">Colour class</legend>
        {COLOURS.map((name, colour) => (
          <Chip
            key={name}
            terrain={groundOf(colour)}
            on={draft.colour === colour}
            onPick={() => onChange({ ...draft, colour })}
          >
            {name}
          </Chip>
        ))}
      </fieldset>
    </Panel>
  );
}

/** A number card as it will be printed. */
export function NumberPreview({ draft }: { draft: NumberDraft }) {
  const { name, value, colour } = draft;
  return (
    <div className={preview.preview}>
      <div className={preview.card}>
        <NumberCard value={value ?? 0} terrain={groundOf(colour)} name={name} size="large" />
      </div>
    </div>
  );
}
