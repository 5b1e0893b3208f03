import { checkArrows } from './lib/arrows.mjs';
import { root } from './lib/root.mjs';
import { giveUp } from './lib/say.mjs';

const { files, problems } = await checkArrows(root);
if (problems.length > 0) giveUp(problems.join('\n'));
console.log(`All imports of ${files} files point the right way.`);
