import { Chip } from '../../../../look/control/Chip.tsx';
import { NumberInput } from '../sentence/ValueField.tsx';
import chips from './chips.module.css';
import { NameChips } from './NameChips.tsx';
import { NumberChips } from './NumberChips.tsx';
import { type Flag, type Side, totalOf } from './positions.ts';
import css from './TryPanel.module.css';

const flags: readonly Flag[] = ['discarded', 'swapped', 'flipped', 'transferred'];

/** One side of the position. */
export function SideEditor({
  title,
  whose,
  side,
  all,
  onChange,
}: {
  title: string;
  /** "Your", "Opponent's". */
  whose: string;
  side: Side;
  /** The names of all special cards. */
  all: readonly string[];
  onChange: (side: Side) => void;
}) {
  const toggle = (flag: Flag) =>
    side.flags.includes(flag)
      ? side.flags.filter((other) => other !== flag)
      : [...side.flags, flag];
  return (
    <section className={css.sideEditor} aria-label={title}>
      <h3>
        {title} <span className="figures">total {totalOf(side)}</span>
      </h3>
      <NumberChips
        label={`${whose} number cards`}
        numbers={side.numbers}
        onChange={(numbers) => onChange({ ...side, numbers })}
      />
      <NameChips
        label={`${whose} hand`}
        names={side.hand}
        all={all}
        onChange={(hand) => onChange({ ...side, hand })}
      />
      <NameChips
        label={`${whose} deck, from the top`}
        names={side.deck}
        all={all}
        onChange={(deck) => onChange({ ...side, deck })}
      />
      <div className={chips.chips}>
        <span className="field__label">Added by effects</span>
        <NumberInput
          label={`${whose} bonus`}
          value={side.bonus}
          onChange={(bonus) => bonus !== null && onChange({ ...side, bonus })}
        />
      </div>
      <fieldset className={chips.chips}>
        <legend className="field__label">{whose} last turn</legend>
        {flags.map((flag) => (
          <Chip
            key={flag}
            on={side.flags.includes(flag)}
            onPick={() => onChange({ ...side, flags: toggle(flag) })}
          >
            {flag}
          </Chip>
        ))}
      </fieldset>
    </section>
  );
}
