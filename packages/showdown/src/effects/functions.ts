import { type HostCode, textOf } from '@cardscape/lua';
import type { EffectFunctionName } from '../interface/index.ts';
import {
  SETTING_NAMES,
  type SettingName,
  type Settings,
  settingForScript,
  settingFromScript,
} from './settings.ts';

/** What the functions of a sprite work on while one of them runs. */
export interface Workbench {
  /** The effect that is running; nothing while a script is being loaded. */
  current: Settings | null;
  /** What has been set for the next effect. */
  next: Partial<Settings>;
  /** What the running effect has of which nothing is set. */
  usual(): Settings;
  /** Starts an effect with the sprite of that name. */
  create(sprite: string): void;
}

/** The functions that sprites can call (5.4.2): all they can reach, so no effect touches the game. */
export function effectFunctions(bench: Workbench): Readonly<Record<EffectFunctionName, HostCode>> {
  const functions: Record<string, HostCode> = {
    resetEffectAttributes() {
      if (bench.current) Object.assign(bench.current, bench.usual());
      return [];
    },
    resetNewEffectAttributes() {
      bench.next = {};
      return [];
    },
    createEffect(sprite) {
      if (bench.current) bench.create(textOf(sprite));
      return [];
    },
  };
  for (const name of SETTING_NAMES) {
    const title = titleOf(name);
    functions[`setEffect${title}`] = (...args) => {
      if (bench.current) bench.current[name] = settingFromScript(name, args);
      return [];
    };
    functions[`getEffect${title}`] = () => settingForScript(name, bench.current?.[name] ?? []);
    functions[`setNewEffect${title}`] = (...args) => {
      bench.next[name] = settingFromScript(name, args);
      return [];
    };
  }
  return functions as Record<EffectFunctionName, HostCode>;
}

/** What a setting is called in the names of its functions. */
export function titleOf(name: SettingName): string {
  if (name === 'blending') return 'BlendingFlags';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
