import type { Seat } from '@cardscape/kernel';
import { CHARACTER, elementWords, factsOf, type LevelAction } from '@cardscape/showdown/tools';
import { memo } from 'react';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { backAddress } from '../../../look/card/pictures.ts';
import { groundOfElement } from '../card/showdownPrint.ts';
import { slotPlace } from '../match/carrying.ts';
import { Graveyard } from './Graveyard.tsx';
import piles from './Piles.module.css';
import css from './Post.module.css';
import { useGoal, useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';

/** A player's corner of the table: the character, the build tree under it, the deck and the graveyard. */
export const Post = memo(function Post({ seat, side }: { seat: Seat; side: 'near' | 'far' }) {
  const { view, names } = useTable();
  const player = view.players[seat];
  const unit = player.slots[CHARACTER];
  const active = view.active === seat;
  return (
    <section
      className={`${css.post} ${active ? css.active : ''}`}
      aria-label={`${names[seat]}: character`}
      data-zone="character"
      data-side={side}
    >
      <h2 className={css.name}>{names[seat]}</h2>
      <div className={css.character} {...useGoal(slotPlace(seat, CHARACTER))}>
        {unit && <TableTile card={unit.card} design={unit.design} unit={unit} />}
      </div>
      <p className={`${css.level} figures`}>
        Level <strong>{player.level}</strong>
        {Object.entries(player.learned).map(([element, count]) => (
          <span key={element} className={css.learned}>
            <Glyph terrain={groundOfElement(element)} size="1em" />
            {count}
            <span className="sr-only">{elementWords(element)}</span>
          </span>
        ))}
      </p>
      <BuildTree seat={seat} />
      <div className={css.piles}>
        <p className={piles.deck} data-anchor={`deck-${seat}`}>
          <img src={backAddress('showdown')} alt="" draggable={false} />
          <span className={`${piles.count} figures`}>{player.deck}</span>
          <span>Deck</span>
        </p>
        <Graveyard seat={seat} />
      </div>
    </section>
  );
});

/** The cards under a character, with what their level-up effects need. */
function BuildTree({ seat }: { seat: Seat }) {
  const { view, print, look, names } = useTable();
  const player = view.players[seat];
  const under = player.slots[CHARACTER]?.under ?? [];
  return (
    <ol className={css.tree} aria-label={`${names[seat]}: build tree`}>
      {under.map((seen, place) => {
        const printed = 'card' in seen ? print(seen.design) : undefined;
        const facts = printed && factsOf(printed);
        if (!facts || !('card' in seen)) return <li key={`hidden ${String(place)}`}>A card</li>;
        const { levelUp, element } = facts;
        const name = seen.design;
        const works =
          levelUp !== null &&
          levelUp.level !== 'one-shot' &&
          player.level >= levelUp.level &&
          (player.learned[element] ?? 0) >= levelUp.attributes;
        return (
          <li key={seen.card} className={works ? css.works : undefined}>
            <button
              type="button"
              data-anchor={`card-${seen.card}`}
              onPointerEnter={() => look({ design: name, card: seen.card }, 'pointer')}
              onFocus={() => look({ design: name, card: seen.card }, 'focus')}
              onClick={() => look({ design: name, card: seen.card }, 'focus')}
            >
              <Glyph terrain={groundOfElement(element)} size="1em" />
              <span className={`${css.needs} figures`}>{levelUp ? needsWords(levelUp) : '–'}</span>
              <span>{name}</span>
              {works && <span className="sr-only">, works</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What an ability needs, in a few signs: "1×", "30". */
function needsWords({ level, attributes }: LevelAction): string {
  if (level === 'one-shot') return '1×';
  return String(level > 0 ? level : attributes);
}
