import { COLOURS, groundOf, KEYWORDS } from '@cardscape/kolyma/tools';
import { terrainLook } from '@cardscape/studio';
import { Button } from '../../../look/control/Button.tsx';
import { Chip } from '../../../look/control/Chip.tsx';
import { Field, Select } from '../../../look/control/Field.tsx';
import { everything, type Order, orders, type Search } from './search.ts';

/** The effects, in a word each. */
const effects = [
  ['EFFECT_ADDVALUE', 'Changes totals'],
  ['EFFECT_DRAW', 'Draws'],
  ['EFFECT_DISCARD', 'Discards'],
  ['EFFECT_TRANSFER', 'Gives'],
  ['EFFECT_SWAP', 'Swaps'],
  ['EFFECT_CONDITIONAL', 'Has a condition'],
] as const;

const isEffect = (keyword: string) => effects.some(([name]) => name === keyword);

/** Search, filters and order of the special cards. */
export function SearchBar({
  search,
  onChange,
}: {
  search: Search;
  onChange: (search: Search) => void;
}) {
  const other = search.keywords.find((keyword) => !isEffect(keyword)) ?? '';
  const toggle = (keyword: string) =>
    search.keywords.includes(keyword)
      ? search.keywords.filter((each) => each !== keyword)
      : [...search.keywords, keyword];
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser yet
    <div className="search-bar" role="search">
      <div className="search-bar__fields">
        <Field
          label="Find a card"
          type="search"
          placeholder="river, draw, opponent"
          value={search.words}
          onChange={(event) => onChange({ ...search, words: event.target.value })}
        />
        <Select
          label="Keyword"
          value={other}
          onChange={({ target }) => {
            const effectsOnly = search.keywords.filter(isEffect);
            onChange({
              ...search,
              keywords: target.value ? [...effectsOnly, target.value] : effectsOnly,
            });
          }}
        >
          <option value="">Any</option>
          {KEYWORDS.filter(({ name }) => !isEffect(name)).map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select
          label="Ground"
          value={search.ground}
          onChange={(event) => onChange({ ...search, ground: event.target.value })}
        >
          <option value="">Any</option>
          {COLOURS.map((_, colour) => groundOf(colour)).map((ground) => (
            <option key={ground} value={ground}>
              {terrainLook(ground).label}
            </option>
          ))}
        </Select>
        <Select
          label="Order"
          value={search.order}
          onChange={(event) => onChange({ ...search, order: event.target.value as Order })}
        >
          {Object.entries(orders).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="search-bar__chips">
        {effects.map(([keyword, words]) => (
          <Chip
            key={keyword}
            on={search.keywords.includes(keyword)}
            onPick={() => onChange({ ...search, keywords: toggle(keyword) })}
          >
            {words}
          </Chip>
        ))}
        {search !== everything && <Button onClick={() => onChange(everything)}>Show all</Button>}
      </div>
    </div>
  );
}
