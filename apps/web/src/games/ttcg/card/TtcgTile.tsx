import { type CSSProperties, memo } from 'react';
import { CardArt } from '../../../look/card/CardArt.tsx';
import { CardFrame } from '../../../look/card/CardFrame.tsx';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { RankMarks } from '../../../look/card/RankMarks.tsx';
import { useOwnPicture } from '../own/ownPictures.ts';
import { CornerFigure } from './CornerFigure.tsx';
import { EffectTexts } from './EffectTexts.tsx';
import { softened } from './softened.ts';
import { TtcgCard, type TtcgCardProps } from './TtcgCard.tsx';
import css from './TtcgTile.module.css';
import { artOf, cornersOf, frameOf, groundOf, kindLineOf } from './ttcgPrint.ts';

/**
 * A card small enough for five columns on a phone: `--tile-width` says how wide. Where it is too small for words,
 * `--tile-words: none` leaves only the picture; `--tile-name` and `--tile-numbers` show or hide those alone.
 */
export const TtcgTile = memo(function TtcgTile(
  props: TtcgCardProps & {
    /** Whether it cannot attack in this turn. */
    blunt?: boolean | undefined;
  },
) {
  const { print, bonuses, now, blunt, ...standing } = props;
  const { name, facts } = print;
  const { rank = facts.rank, type = facts.type } = now ?? {};
  const corners = cornersOf({ print, bonuses }, now);
  const picture = useOwnPicture(print);
  return (
    <CardFrame
      {...standing}
      size="mini"
      tier={frameOf(facts.tier)}
      backKey="ttcg"
      kind={css.tile}
      terrain={groundOf(type)}
      label={`${name}, rank ${rank}, ${kindLineOf(print, type)}`}
      large={() => <TtcgCard print={print} bonuses={bonuses} now={now} size="large" />}
    >
      <span
        className={css.name}
        data-name
        style={{ '--longest-word': longestWord(name) } as CSSProperties}
        aria-hidden="true"
      >
        {softened(name)}
      </span>
      <span className="sr-only">{name}</span>
      <span className={css.window}>
        <CardArt subject={artOf(print)} picture={picture} />
        <span className={css.glyph}>
          <Glyph terrain={groundOf(type)} size="100%" />
        </span>
        <RankMarks rank={rank} />
        {blunt && <BluntMark />}
      </span>
      {corners && (
        <span className={`${css.numbers} figures`}>
          <span>
            <CornerFigure of="attack" {...corners.attack} />
          </span>
          <span>
            <CornerFigure of="defense" {...corners.defense} />
          </span>
        </span>
      )}
      <span className="sr-only">
        <EffectTexts print={print} />
      </span>
    </CardFrame>
  );
});

/** How many letters the longest word of a name has. */
function longestWord(name: string): number {
  return Math.max(...name.split(' ').map(({ length }) => length));
}

/** An arrow struck through: it cannot attack. */
function BluntMark() {
  return (
    <svg className={css.blunt} viewBox="0 0 16 16" role="img">
      <title>Cannot attack</title>
      <path d="M3 8 H12 M9 5 L12 8 L9 11" />
      <path className={css.strike} d="M3 13 L13 3" />
    </svg>
  );
}
