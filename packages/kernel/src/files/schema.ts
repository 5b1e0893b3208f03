import { z } from 'zod/mini';

// Without this zod makes code out of strings, which the site's content policy rightly forbids.
z.config({ jitless: true });

/** Schemas for what comes from outside; everything inside is trusted. */
export { z };
