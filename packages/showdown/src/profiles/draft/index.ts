export {
  type Changed,
  cancelDraft,
  type Draft,
  generateDeck,
  hasChanges,
  openDraft,
  saveDraft,
  swapCards,
  undoChange,
} from './draft.ts';
export { type Mark, type MarkQuestion, marks } from './marks.ts';
export { PLACE_NAMES, PLACES, type Place, type Swap, type SwapSide, whyNotSwap } from './swap.ts';
