import { root } from './lib/root.mjs';
import { makeSets } from './lib/sets.mjs';

// After an install by hand, so that editors and tools find the sets without one of our commands.
makeSets(root);
