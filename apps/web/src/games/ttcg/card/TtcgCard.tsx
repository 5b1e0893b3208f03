import { memo, useMemo } from 'react';
import { Card, type CardPrint } from '../../../look/card/Card.tsx';
import type { CardStanding } from '../../../look/card/CardFrame.tsx';
import { useOwnPicture } from '../own/ownPictures.ts';
import { CornerFigure } from './CornerFigure.tsx';
import { EffectTexts } from './EffectTexts.tsx';
import {
  artOf,
  type CardNow,
  type Copy,
  cornersOf,
  frameOf,
  groundOf,
  kindLineOf,
} from './ttcgPrint.ts';

/** A card of the game as printed, and how it lies. */
export interface TtcgCardProps extends Omit<CardStanding, 'tier'>, Copy {
  /** What has changed about it. */
  now?: CardNow | undefined;
}

/** A card of the True Trading Card Game. */
export const TtcgCard = memo(function TtcgCard(props: TtcgCardProps) {
  const { print, bonuses = true, now, ...standing } = props;
  const drawn = useDrawn({ print, bonuses }, now);
  const picture = useOwnPicture(print);
  return (
    <Card
      {...drawn}
      {...standing}
      picture={picture}
      tier={frameOf(print.facts.tier)}
      backKey="ttcg"
    />
  );
});

function useDrawn({ print, bonuses }: Copy, now: CardNow = {}): CardPrint {
  const { facts, name, serial } = print;
  const { attack, defense, rank = facts.rank, type = facts.type } = now;
  return useMemo(() => {
    const corners = cornersOf({ print, bonuses }, { attack, defense });
    return {
      name,
      terrain: groundOf(type),
      kindLine: kindLineOf(print, type),
      drawnText: <EffectTexts print={print} />,
      art: artOf(print),
      rank,
      corners: corners && {
        bottomLeft: <CornerFigure of="attack" {...corners.attack} />,
        bottomRight: <CornerFigure of="defense" {...corners.defense} />,
      },
      serial,
    };
  }, [print, name, serial, bonuses, attack, defense, rank, type]);
}
