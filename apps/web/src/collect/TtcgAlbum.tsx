import { Contours } from '../look/Contours.tsx';
import { builtIn } from '../ttcg/core.ts';
import { DesignAlbum } from './DesignAlbum.tsx';
import '../pages/page.css';

/** All cards of the True Trading Card Game. */
export function TtcgAlbum() {
  return (
    <div className="page gallery">
      <Contours seed="ttcg album" />
      <h1>True Trading Card Game: all cards</h1>
      <DesignAlbum designs={builtIn.cardSet.designs} />
    </div>
  );
}
