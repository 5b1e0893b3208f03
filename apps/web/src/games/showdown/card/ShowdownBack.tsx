import type { Terrain } from '@cardscape/studio';
import { CardFrame } from '../../../look/card/CardFrame.tsx';
import css from './ShowdownTile.module.css';

/** A card of Showdown that nobody here may see, as small as a tile: only its back. */
export function ShowdownBack({ terrain = 'plain' }: { terrain?: Terrain | undefined }) {
  return (
    <CardFrame
      size="mini"
      faceDown
      backKey="showdown"
      kind={`${css.tile} ${css.back}`}
      terrain={terrain}
      label=""
      large={() => null}
    >
      {null}
    </CardFrame>
  );
}
