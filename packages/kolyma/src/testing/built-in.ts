import { type CardSetFiles, mustOpen, type OpenRequest } from '@cardscape/kernel';
import built from '../../built/set.json' with { type: 'json' };
import { type KolymaOpened, kolymaModule } from '../module.ts';

/** The built-in set as the build makes it. */
export const builtInSet: CardSetFiles = built;

/** Kolyma opened with its built-in set, or another one; throws if that cannot be. */
export function openedKolyma(request: Partial<OpenRequest> = {}): KolymaOpened {
  return mustOpen(kolymaModule.open({ set: builtInSet, ...request }));
}
