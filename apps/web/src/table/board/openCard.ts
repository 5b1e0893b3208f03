import type { SeenCard } from '@cardscape/kernel';

/** A card that the viewer sees. */
export type OpenCard = Extract<SeenCard, { readonly card: unknown }>;
