/** What a list of cards is made of, counted and drawn. */
export { bars3d } from '../plots/bars-3d.ts';
export { type Measure, type Plot, type PlotFace, type PlotMark, partsOf } from '../plots/plot.ts';
export { plotSvg, type Typesetter } from '../plots/plot-svg.ts';
export { plot3dOf, plotsOf } from '../plots/plots-of.ts';
export { type Analysis, analyse, type Vocabulary } from './analyse.ts';
export type { AnalysedCard, Count, CountGrid } from './analysed-card.ts';
export type { LanguageWord } from './language-words.ts';
