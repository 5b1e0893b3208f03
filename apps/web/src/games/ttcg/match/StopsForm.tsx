import { capital } from '@cardscape/kernel';
import { Toggle } from '../../../look/control/Field.tsx';
import css from './StopsDialog.module.css';
import { phases, type Stops, withStop } from './stops.ts';

const answers = [
  { key: 'anything', name: 'Anything I could answer' },
  { key: 'attacks', name: 'Only attacks' },
  { key: 'never', name: 'Never' },
] as const;

const sides = [
  { key: 'mine', name: 'Your turn' },
  { key: 'theirs', name: "Your opponent's turn" },
] as const;

/** When the person wants to be asked, as it is set. */
export function StopsForm({ stops, onChange }: { stops: Stops; onChange: (stops: Stops) => void }) {
  return (
    <>
      <fieldset className={css.answers}>
        <legend>Stop when your opponent does something</legend>
        {answers.map(({ key, name }) => (
          <label key={key}>
            <input
              type="radio"
              name="answer"
              checked={stops.answer === key}
              onChange={() => onChange({ ...stops, answer: key })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Toggle
        label="Stop after what I do myself, too"
        on={stops.own}
        onChange={(own) => onChange({ ...stops, own })}
      />
      <table className={css.phases}>
        <caption>Stop in these phases, though nothing waits for an answer</caption>
        <thead>
          <tr>
            <td />
            {phases.map((phase) => (
              <th key={phase} scope="col">
                {capital(phase)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {phases.map((phase) => (
                <td key={phase}>
                  <input
                    type="checkbox"
                    aria-label={`${name}, ${phase}`}
                    checked={stops[key].includes(phase)}
                    onChange={({ target }) => onChange(withStop(stops, key, phase, target.checked))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
