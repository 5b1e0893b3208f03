/** What standard Lua has and scripts do not, by the reason. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'a script is what stands in its descriptor, and loads nothing else': [
    ...['load', 'loadstring', 'loadfile', 'dofile', 'require', 'module', 'package', 'string.dump'],
  ],
  'a match must come out the same anywhere, so scripts see nothing of the machine': ['io', 'os'],
  'scripts do not look into the engine that runs them': [
    ...['debug', 'setfenv', 'getfenv', 'newproxy', 'collectgarbage', 'gcinfo'],
  ],
  'a function runs from its start to its end, and waits by itself for what it asks': ['coroutine'],
  'texts are made of letters here, not of bytes': [
    ...['utf8', 'string.pack', 'string.unpack', 'string.packsize'],
  ],
  'the operators &, |, ~, << and >> do the same': ['bit', 'bit32'],
  'it exists in functions with "..." only': ['arg'],
};

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEFT_OUT).flatMap(([why, names]) => names.map((name) => [name, why])),
);

/** Why scripts cannot reach something of standard Lua; nothing if it is not left out on purpose. */
export function whyLeftOut(name: string): string | undefined {
  return REASONS.get(name);
}
