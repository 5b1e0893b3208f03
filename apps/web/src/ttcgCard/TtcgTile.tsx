import { memo } from 'react';
import { CardFrame } from '../look/CardFrame.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { RankMarks } from '../look/RankMarks.tsx';
import { useArt } from '../look/useArt.ts';
import { CornerFigure } from './CornerFigure.tsx';
import { EffectTexts } from './EffectTexts.tsx';
import { TtcgCard, type TtcgCardProps } from './TtcgCard.tsx';
import { artOf, cornersOf, frameOf, groundOf, kindLineOf } from './ttcgPrint.ts';
import './TtcgTile.css';

/** A card small enough for five columns on a phone: `--tile-width` says how wide. */
export const TtcgTile = memo(function TtcgTile(props: TtcgCardProps) {
  const { design, tier, now, ...standing } = props;
  const rarity = tier ?? design.rarity;
  const { rank = design.rank, type = design.type } = now ?? {};
  const corners = cornersOf(design, rarity, now);
  const art = useArt(artOf(design));
  return (
    <CardFrame
      {...standing}
      size="mini"
      tier={frameOf(rarity)}
      backKey="ttcg"
      kind="ttcg-tile"
      terrain={groundOf(type)}
      label={`${design.name}, rank ${rank}, ${kindLineOf(design, type)}`}
      large={() => <TtcgCard design={design} tier={rarity} now={now} size="large" />}
    >
      <span className="ttcg-tile__name">{design.name}</span>
      <span className="ttcg-tile__window">
        {art && <img src={art} alt="" decoding="async" draggable={false} />}
        <span className="ttcg-tile__glyph">
          <Glyph terrain={groundOf(type)} size="100%" />
        </span>
        <RankMarks rank={rank} />
      </span>
      <span className="ttcg-tile__numbers figures">
        <span>
          <CornerFigure of="attack" {...corners.attack} />
        </span>
        <span>
          <CornerFigure of="defense" {...corners.defense} />
        </span>
      </span>
      <span className="sr-only">
        <EffectTexts design={design} />
      </span>
    </CardFrame>
  );
});
