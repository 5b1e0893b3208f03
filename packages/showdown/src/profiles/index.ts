export { type CardQuery, type ListedCard, listCards } from './card-list.ts';
export { type Catalogue, catalogueOf } from './catalogue.ts';
export {
  type CreatedProfile,
  createProfile,
  favouredTypes,
  type ProfileWish,
  STARTER_SIZE,
} from './create.ts';
export * from './draft/index.ts';
export { importProfile, profileFile, type ReadProfile, readProfile, writeProfile } from './file.ts';
export { type Beginner, type Beginning, beginningWords, whoBegins } from './first.ts';
export { MOST_COPIES, MOST_IN_DECK } from './limits.ts';
export { type CheckedName, checkName, isSameName, nameKey } from './name.ts';
export { cardsOf, copiesIn, type Pile, type Stack, sizeOf } from './pile.ts';
export { priceOf, salePriceOf } from './prices.ts';
export { copiesOwned, kindsOwned, type Profile, type Statistics } from './profile.ts';
export { whyNoMatch, whyNotReady } from './readiness.ts';
export * from './rewards/index.ts';
export { memoryStore, type ProfileStore, type ProfileSummary, summaryOf } from './store.ts';
