/** What a list of cards is made of, counted and drawn. */
export {
  type About,
  labelBoxes,
  type Measure,
  type Plot,
  type PlotFace,
  type PlotInk,
  type PlotMark,
  partsOf,
} from '../plots/plot.ts';
export { plotSvg, type Typesetter } from '../plots/plot-svg.ts';
export { plot3dOf, plotsOf } from '../plots/plots-of.ts';
export { type Analysis, analyse, type Vocabulary } from './analyse.ts';
export type { AnalysedCard, Count, CountGrid } from './analysed-card.ts';
export { analysedCards, languageWords } from './from-designs.ts';
