import { counted } from '@cardscape/kernel';
import { checkEffects } from '@cardscape/studio/workshop';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { progress } from '../progress.ts';

/** Lists the effects that nobody could play, under the templates they come from. */
export async function tellNotUnderstood(
  host: Host,
  effects: readonly string[],
  origins: ReadonlyMap<string, string>,
): Promise<ExitCode> {
  const { understandTtcg } = await import('../ttcg/understand.ts');
  const understand = await understandTtcg();
  const checked = checkEffects(effects, origins, understand, progress(host, 'Effects read'));
  const faulty = checked.filter(({ notUnderstood }) => notUnderstood.length > 0);
  for (const { template, effects: all, notUnderstood } of faulty) {
    const are = notUnderstood.length === 1 ? 'is' : 'are';
    host.print(`${template}`);
    host.print(`  ${notUnderstood.length} of ${counted(all, 'effect')} ${are} not understood:`);
    for (const { effect, at, why } of notUnderstood) host.print(`  ${at + 1}: ${effect} (${why})`);
  }
  const sum = faulty.reduce((count, { notUnderstood }) => count + notUnderstood.length, 0);
  host.print(`${effects.length - sum} of ${counted(effects.length, 'effect')} can be played.`);
  return sum === 0 ? EXIT.fine : EXIT.wrong;
}
