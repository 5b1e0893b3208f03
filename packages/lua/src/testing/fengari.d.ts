/** The part of fengari that the tests use; it has no types of its own. */
declare module 'fengari' {
  type State = { readonly state: unique symbol };
  type LuaBytes = Uint8Array;
  export function to_luastring(text: string): LuaBytes;
  export function to_jsstring(bytes: LuaBytes): string;
  export const lua: {
    readonly LUA_OK: number;
    lua_gettop(state: State): number;
    lua_settop(state: State, top: number): void;
    lua_pushnil(state: State): void;
    lua_pushinteger(state: State, value: number): void;
    lua_pushboolean(state: State, value: boolean): void;
    lua_pushjsfunction(state: State, code: (state: State) => number): void;
    lua_setglobal(state: State, name: LuaBytes): void;
    lua_getglobal(state: State, name: LuaBytes): number;
    lua_tointeger(state: State, place: number): number;
    lua_pcall(state: State, args: number, results: number, handler: number): number;
    lua_close(state: State): void;
  };
  export const lauxlib: {
    luaL_newstate(): State;
    luaL_loadbuffer(state: State, code: LuaBytes, size: number, name: LuaBytes): number;
    luaL_tolstring(state: State, place: number): LuaBytes;
  };
  export const lualib: { luaL_openlibs(state: State): void };
}
