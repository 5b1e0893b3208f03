import type { Act } from '../../language/tree/tree.ts';

/** Is it something by which cards have changed sides? */
export const isOfControl = (act: Act): boolean =>
  act.do === 'control' || (act.do === 'swap' && act.what === 'control');
