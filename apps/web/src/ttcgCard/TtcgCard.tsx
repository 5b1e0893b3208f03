import type { Design, Tier } from '@cardscape/ttcg';
import { memo, useMemo } from 'react';
import { Card, type CardPrint } from '../look/Card.tsx';
import type { CardStanding } from '../look/CardFrame.tsx';
import { CornerFigure } from './CornerFigure.tsx';
import { EffectTexts } from './EffectTexts.tsx';
import { artOf, type CardNow, cornersOf, frameOf, groundOf, kindLineOf } from './ttcgPrint.ts';

/** A card of the game as printed, and how it lies. */
export interface TtcgCardProps extends Omit<CardStanding, 'tier'> {
  design: Design;
  /** Left out, the tier of its design. */
  tier?: Tier | undefined;
  /** Whether spells and tiers add to the numbers, as they do in the newest edition. */
  bonuses?: boolean | undefined;
  /** What has changed about it. */
  now?: CardNow | undefined;
}

/** A card of the True Trading Card Game. */
export const TtcgCard = memo(function TtcgCard(props: TtcgCardProps) {
  const { design, tier, bonuses = true, now, ...standing } = props;
  const rarity = tier ?? design.rarity;
  const print = usePrint(design, rarity, bonuses, now);
  return <Card {...print} {...standing} tier={frameOf(rarity)} backKey="ttcg" />;
});

function usePrint(design: Design, tier: Tier, bonuses: boolean, now: CardNow = {}): CardPrint {
  const { attack, defense, rank = design.rank, type = design.type } = now;
  return useMemo(() => {
    const corners = cornersOf({ design, tier, bonuses }, { attack, defense });
    return {
      name: design.name,
      terrain: groundOf(type),
      kindLine: kindLineOf(design, type),
      drawnText: <EffectTexts design={design} />,
      art: artOf(design),
      rank,
      corners: corners && {
        bottomLeft: <CornerFigure of="attack" {...corners.attack} />,
        bottomRight: <CornerFigure of="defense" {...corners.defense} />,
      },
      serial: design.serial,
    };
  }, [design, tier, bonuses, attack, defense, rank, type]);
}
