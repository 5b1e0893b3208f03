import { writeFileSync } from 'node:fs';
import { EMBEDDED, embedded, inPackage } from './embed.ts';

writeFileSync(inPackage(EMBEDDED), embedded());
