import { mkdirSync, writeFileSync } from 'node:fs';
import { inDocs, referencePages } from './reference.ts';

mkdirSync(inDocs('.'), { recursive: true });
for (const { name, text } of referencePages()) writeFileSync(inDocs(name), text);
