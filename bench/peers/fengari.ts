/// <reference path="../../packages/lua/src/testing/fengari.d.ts" />
import { lauxlib, lua, lualib, to_luastring } from 'fengari';

/** A function of the host on up to three numbers; booleans count as 1 and 0. */
type Rule = (a: number, b: number, c: number) => number | boolean;

/** Loads a script into fengari; the result calls one of its functions and gives an integer. */
export function fengariScript(
  source: string,
  rules: Readonly<Record<string, Rule>>,
): (name: string, argument: number | boolean) => number {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  for (const [name, rule] of Object.entries(rules)) {
    lua.lua_pushjsfunction(state, (called) => {
      const result = rule(
        lua.lua_tointeger(called, 1),
        lua.lua_tointeger(called, 2),
        lua.lua_tointeger(called, 3),
      );
      if (typeof result === 'boolean') lua.lua_pushboolean(called, result);
      else lua.lua_pushinteger(called, result);
      return 1;
    });
    lua.lua_setglobal(state, to_luastring(name));
  }
  const code = to_luastring(source);
  lauxlib.luaL_loadbuffer(state, code, code.length, to_luastring('=bench'));
  if (lua.lua_pcall(state, 0, 0, 0) !== lua.LUA_OK) throw new Error('the script does not load');

  // The names are bytes to fengari; a host would keep them too.
  const names = new Map<string, Uint8Array>();
  return (name, argument) => {
    const bytes = names.get(name) ?? to_luastring(name);
    names.set(name, bytes);
    lua.lua_getglobal(state, bytes);
    if (typeof argument === 'boolean') lua.lua_pushboolean(state, argument);
    else lua.lua_pushinteger(state, argument);
    if (lua.lua_pcall(state, 1, 1, 0) !== lua.LUA_OK) throw new Error(`${name} fails`);
    const result = lua.lua_tointeger(state, -1);
    lua.lua_settop(state, 0);
    return result;
  };
}
