import { writeFileSync } from 'node:fs';
import { EMBEDDED, embeddedEffects } from './effect-files.ts';

writeFileSync(EMBEDDED, embeddedEffects());
