/// <reference path="./fengari.d.ts" />
import { lauxlib, lua, lualib, to_jsstring, to_luastring } from 'fengari';
import { compile, createEnvironment, freshMeter, isScriptFault, LuaScript } from '../index.ts';

/** What a program printed, and whether it ended in an error. */
export interface Outcome {
  readonly printed: readonly string[];
  readonly failed: boolean;
}

/** Runs a program in our Lua. */
export function ours(source: string): Outcome {
  const printed: string[] = [];
  const services = { print: (line: string) => void printed.push(line), random: () => 0 };
  const environment = createEnvironment({}, {}, services);
  const compiled = compile(source, { chunkName: 'card' });
  if (!compiled.ok) return { printed, failed: true };
  try {
    new LuaScript(environment, [compiled.chunk], freshMeter());
    return { printed, failed: false };
  } catch (thrown) {
    if (!isScriptFault(thrown)) throw thrown;
    return { printed, failed: true };
  }
}

/** Runs a program in fengari. */
export function theirs(source: string): Outcome {
  const printed: string[] = [];
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  lua.lua_pushjsfunction(state, (called) => {
    const words: string[] = [];
    const given = lua.lua_gettop(called);
    for (let place = 1; place <= given; place++)
      words.push(to_jsstring(lauxlib.luaL_tolstring(called, place)));
    printed.push(words.join('\t'));
    return 0;
  });
  lua.lua_setglobal(state, to_luastring('print'));
  const code = to_luastring(source);
  const loaded = lauxlib.luaL_loadbuffer(state, code, code.length, to_luastring('=card'));
  const ended = loaded === lua.LUA_OK ? lua.lua_pcall(state, 0, 0, 0) : loaded;
  lua.lua_close(state);
  return { printed, failed: ended !== lua.LUA_OK };
}

/** An outcome with whole floats as Lua 5.1 writes them, which is how ours does: `3`, not `3.0`. */
export function withoutPoints({ printed, failed }: Outcome): Outcome {
  return { printed: printed.map((line) => line.replace(WHOLE_FLOAT, '$1')), failed };
}

const WHOLE_FLOAT = /(?<![\w.])(-?\d+)\.0(?![\w.])/g;

/** Programs are written one after the other, with a line of dashes between them. */
export function programs(text: string): string[] {
  return text
    .split(/^---$/m)
    .map((program) => program.trim())
    .filter((program) => program !== '');
}
