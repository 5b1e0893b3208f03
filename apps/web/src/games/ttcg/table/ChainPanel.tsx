import type { SeenCard } from '@cardscape/kernel';
import type { FieldCardView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { linkAnchor } from './arrows.ts';
import css from './ChainPanel.module.css';
import type { ShownLink } from './chain.ts';
import type { Seen } from './seen.ts';
import { OpenTile } from './TableCard.tsx';
import { useTable } from './TableContext.tsx';

const deeds = { effect: 'uses', play: 'plays', attack: 'attacks with' } as const;
const yourDeeds = { effect: 'use', play: 'play', attack: 'attack with' } as const;

/** The chain: what waits to happen, the last on top, which happens first. */
export function ChainPanel({ chain }: { chain: readonly ShownLink[] }) {
  const links = chain.map((link, place) => ({ link, place })).reverse();
  return (
    <section className={css.chainPanel} aria-label="The chain">
      <h2 className={css.title}>
        The chain
        <span>
          {chain.length > 1 ? 'The top one happens first.' : 'It happens once both pass.'}
        </span>
      </h2>
      <ol className={css.links} reversed>
        {links.map(({ link, place }) => (
          <Link key={place} link={link} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Link({ link, place }: { link: ShownLink; place: number }) {
  const { names, seen } = useTable();
  const { kind, seat, source, text, targets, countered, standing } = link;
  const you = names[seat] === 'You';
  const states = [css.link, countered && css.countered, css[standing]];
  return (
    <li className={states.filter(Boolean).join(' ')}>
      <span data-anchor={linkAnchor(place)}>
        {'card' in source && (
          <OpenTile
            card={source.card}
            design={source.design}
            field={upright(seen.get(source.card))}
            standing={{}}
          />
        )}
      </span>
      <div className={css.words}>
        <p className={css.deed}>
          {names[seat]} {(you ? yourDeeds : deeds)[kind]} <strong>{nameIn(source)}</strong>
          {kind === 'attack' && figure(source, 'attack', seen)}
          {kind === 'attack' && targets.length === 0 && ' directly'}
        </p>
        {targets.length > 0 && (
          <p>
            {kind === 'play' ? 'ranks up' : kind === 'attack' ? 'against' : 'on'}{' '}
            {targets.map(nameIn).join(', ')}
            {kind === 'attack' && targets[0] && figure(targets[0], 'defense', seen)}
          </p>
        )}
        {text !== '' && <p className={css.text}>{text}</p>}
        {(countered || standing !== 'waits') && (
          <p className={css.standing}>
            {countered ? 'Countered' : standing === 'works' ? 'Happens now' : 'No longer possible'}
          </p>
        )}
      </div>
    </li>
  );
}

/** How a card lies on the field now, drawn upright. */
function upright(found: Seen | undefined): FieldCardView | undefined {
  return found?.field && { ...found.field, tapped: false };
}

/** The number of a card that counts in a battle, as it is now. */
function figure(card: SeenCard, of: 'attack' | 'defense', seen: ReadonlyMap<number, Seen>): string {
  const field = 'card' in card ? seen.get(card.card)?.field : undefined;
  return field ? ` (${of} ${field[of]})` : '';
}

function nameIn(seen: SeenCard): string {
  return 'design' in seen ? nameOf(seen.design) : 'a face-down card';
}
