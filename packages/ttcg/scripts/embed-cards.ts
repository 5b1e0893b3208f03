import { writeFileSync } from 'node:fs';
import { embedded, inPackage } from './embed.ts';

for (const { path, text } of embedded()) writeFileSync(inPackage(path), text);
