import { Contours } from '../../../look/paper/Contours.tsx';
import { builtIn } from '../core.ts';
import { DesignAlbum } from './DesignAlbum.tsx';
import '../../../look/paper/page.css';

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
