import type {
  AssignmentStatement,
  Expression,
  Identifier,
  IndexExpression,
  LocalStatement,
  MemberExpression,
} from 'luaparse';
import { setIndex, setRaw } from '../metatable.ts';
import { Box, type Frame } from '../run.ts';
import { type Execute, NORMAL } from '../script-function.ts';
import type { Variable } from '../syntax/scope.ts';
import type { LuaValue } from '../value.ts';
import type { Code, Evaluate } from './code.ts';

type Target = AssignmentStatement['variables'][number];

/** Puts a value where it belongs; fields are given their table and key. */
type Store = (frame: Frame, value: LuaValue, holder?: LuaValue, key?: LuaValue) => void;

/** Compiles `local a, b = ...`. */
export function localDeclaration(code: Code, node: LocalStatement): Execute {
  const [name, second] = node.variables;
  const [value] = node.init;
  if (name && second === undefined && node.init.length <= 1)
    return declareOne(variableOf(code, name), value ? code.expression(value) : () => undefined);
  const variables = node.variables.map((each) => variableOf(code, each));
  const values = code.list(node.init);
  return (frame) => {
    const given = values(frame);
    for (let place = 0; place < variables.length; place++)
      declare(frame, variables[place] as Variable, given[place]);
    return NORMAL;
  };
}

function declareOne({ slot, captured }: Variable, value: Evaluate): Execute {
  if (captured)
    return (frame) => {
      frame.slots[slot] = new Box(value(frame));
      return NORMAL;
    };
  return (frame) => {
    frame.slots[slot] = value(frame);
    return NORMAL;
  };
}

/** Gives a local variable its first value; a captured one gets a fresh box each time. */
export function declare(frame: Frame, { slot, captured }: Variable, value: LuaValue): void {
  frame.slots[slot] = captured ? new Box(value) : value;
}

/** The variable that a name declares. */
export function variableOf(code: Code, name: Identifier): Variable {
  return code.unit.resolution.variables.get(name) as Variable;
}

/** Compiles `a, b.c, d[e] = ...`. */
export function assignment(code: Code, node: AssignmentStatement): Execute {
  const [only] = node.variables;
  const [value] = node.init;
  if (only && value && node.variables.length === 1 && node.init.length === 1)
    return assignOne(code, only, value);
  if (node.variables.every(({ type }) => type === 'Identifier')) return assignNames(code, node);
  const targets = node.variables.map((each) => ({
    store: store(code, each),
    place: target(code, each),
  }));
  const values = code.list(node.init);
  return (frame) => {
    const holders: LuaValue[] = [];
    const keys: LuaValue[] = [];
    for (const { place } of targets) {
      holders.push(place?.holder(frame));
      keys.push(place?.key(frame));
    }
    const given = values(frame);
    // From the right, as Lua's own implementation does.
    for (let place = targets.length - 1; place >= 0; place--)
      targets[place]?.store(frame, given[place], holders[place], keys[place]);
    return NORMAL;
  };
}

/** Several names at once: all values are there before the first is stored. */
function assignNames(code: Code, node: AssignmentStatement): Execute {
  const stores = node.variables.map((each) => store(code, each));
  const [first, second] = stores;
  const [left, right] = node.init;
  if (stores.length === 2 && node.init.length === 2 && first && second && left && right) {
    const one = code.expression(left);
    const two = code.expression(right);
    return (frame) => {
      const value = one(frame);
      second(frame, two(frame));
      first(frame, value);
      return NORMAL;
    };
  }
  const values = code.list(node.init);
  return (frame) => {
    const given = values(frame);
    for (let place = stores.length - 1; place >= 0; place--) stores[place]?.(frame, given[place]);
    return NORMAL;
  };
}

function assignOne(code: Code, variable: Target, init: Expression): Execute {
  const put = store(code, variable);
  const place = target(code, variable);
  const value = code.expression(init);
  if (place === undefined)
    return (frame) => {
      put(frame, value(frame));
      return NORMAL;
    };
  const { holder, key } = place;
  return (frame) => {
    const table = holder(frame);
    const at = key(frame);
    put(frame, value(frame), table, at);
    return NORMAL;
  };
}

/** Compiles the table and the key of a field that is assigned to. */
export function target(code: Code, node: Target): { holder: Evaluate; key: Evaluate } | undefined {
  if (node.type === 'Identifier') return undefined;
  const holder = code.expression(node.base);
  if (node.type === 'IndexExpression') return { holder, key: code.expression(node.index) };
  const { name } = node.identifier;
  return { holder, key: () => name };
}

/** Compiles the storing of a value. */
export function store(code: Code, node: Target): Store {
  if (node.type !== 'Identifier') return storeField(code, node);
  const reference = code.unit.resolution.references.get(node);
  if (reference?.kind === 'captured') {
    const { index } = reference;
    return (frame, value) => {
      (frame.function.captured[index] as Box).value = value;
    };
  }
  if (reference?.kind === 'local') {
    const { slot, captured } = reference.variable;
    if (captured)
      return (frame, value) => {
        (frame.slots[slot] as Box).value = value;
      };
    return (frame, value) => {
      frame.slots[slot] = value;
    };
  }
  return storeGlobal(code, node.name);
}

function storeGlobal(code: Code, name: string): Store {
  const { link } = code.unit;
  if (link.usesTable)
    return (frame, value) => {
      if (frame.run.table) setRaw(frame.run, frame.run.table, name, value);
    };
  const slot = link.slot(name);
  return (frame, value) => {
    frame.run.globals[slot] = value;
  };
}

function storeField(code: Code, node: IndexExpression | MemberExpression): Store {
  const site = code.site(node.type === 'IndexExpression' ? node.index : node.identifier, node.base);
  return (frame, value, holder, key) => {
    frame.site = site;
    setIndex(frame.run, holder, key, value);
  };
}
