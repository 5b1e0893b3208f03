import { useShortcuts } from '../../look/keyboard/keys.tsx';
import { useTable } from './TableContext.tsx';
import './OfferList.css';

/** As many options as there are digits have one. */
const digits = 9;

/** What can be done with no card in particular, in words. */
export function OfferList() {
  const { turn } = useTable();
  const { asked, hands, offers, chosen, choose } = turn;
  const lines = offers.listed.flatMap((place) => {
    const option = asked?.options[place];
    return option && hands ? [{ place, words: hands.label(option) }] : [];
  });
  useShortcuts(
    lines.slice(0, digits).map(({ place, words }, at) => ({
      keys: `${at + 1}`,
      does: words,
      run: () => choose(place),
    })),
  );
  const isOne = asked?.min === 1 && asked.max === 1;
  return (
    <ul className="generic-offers" aria-label="What you can do" data-offers>
      {lines.map(({ place, words }, at) => (
        <li key={place}>
          <button
            type="button"
            data-pick
            data-legal
            aria-pressed={isOne ? undefined : chosen.includes(place)}
            onClick={() => choose(place)}
          >
            {at < digits && <kbd>{at + 1}</kbd>}
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
