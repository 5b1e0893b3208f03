import type { Expression, MemberExpression } from 'luaparse';
import { HostFunction, LibraryFunction } from '../host-function.ts';
import { callValue, index } from '../metatable.ts';
import { spendSteps } from '../meter.ts';
import { type AnyCall, argumentsOf } from '../syntax/resolve.ts';
import type { Site } from '../trace.ts';
import { LuaFunction, type LuaValue } from '../value.ts';
import type { Code, Evaluate, EvaluateAll } from './code.ts';
import { constantOf } from './constant.ts';

/** Compiles a call. Few arguments are passed one by one, without a list. */
export function call(code: Code, node: AnyCall): EvaluateAll {
  const { base } = node;
  const nodes = argumentsOf(node);
  if (base.type === 'MemberExpression' && base.indexer === ':')
    return methodCall(code, base, nodes);
  const at = base.type === 'MemberExpression' ? base.identifier : base;
  const global = base.type === 'Identifier' ? base.name : undefined;
  const site = { ...code.site(at, base), global };
  const known = constantOf(code, base)?.value;
  const args = fixed(code, nodes);
  if (known instanceof HostFunction && args) return hostCall(known, args, site);
  if (known instanceof LibraryFunction) return libraryCall(code, known, nodes, site);
  const callee = code.expression(base);
  return args ? shortCall(callee, args, site) : longCall(code, callee, nodes, site);
}

const FEW = 4;

/** The arguments one by one, if they are few and each is one value. */
function fixed(code: Code, nodes: readonly Expression[]): Evaluate[] | undefined {
  if (nodes.length > FEW || code.isOpen(nodes.at(-1))) return undefined;
  return nodes.map((node) => code.expression(node));
}

function hostCall(host: HostFunction, args: readonly Evaluate[], site: Site): EvaluateAll {
  const { code } = host;
  const [a, b, c, d] = args;
  if (a && b && c && d)
    return (frame) => {
      const first = a(frame);
      const second = b(frame);
      const third = c(frame);
      const fourth = d(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      return code(first, second, third, fourth);
    };
  if (a && b && c)
    return (frame) => {
      const first = a(frame);
      const second = b(frame);
      const third = c(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      return code(first, second, third);
    };
  if (a && b)
    return (frame) => {
      const first = a(frame);
      const second = b(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      return code(first, second);
    };
  if (a)
    return (frame) => {
      const first = a(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      return code(first);
    };
  return (frame) => {
    frame.site = site;
    spendSteps(frame.meter, 1);
    return code();
  };
}

function libraryCall(
  code: Code,
  library: LibraryFunction,
  nodes: readonly Expression[],
  site: Site,
): EvaluateAll {
  const args = code.list(nodes);
  const { code: run } = library;
  return (frame) => {
    const values = args(frame);
    frame.site = site;
    spendSteps(frame.meter, 1);
    return run(frame.run, values);
  };
}

function shortCall(callee: Evaluate, args: readonly Evaluate[], site: Site): EvaluateAll {
  const [a, b, c, d] = args;
  if (a && b && c && d)
    return (frame) => {
      const fn = callee(frame);
      const values = [a(frame), b(frame), c(frame), d(frame)];
      frame.site = site;
      spendSteps(frame.meter, 1);
      if (fn instanceof LuaFunction) return fn.call(frame.run, values);
      return callValue(frame.run, fn, values);
    };
  if (a && b && c)
    return (frame) => {
      const fn = callee(frame);
      const first = a(frame);
      const second = b(frame);
      const third = c(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      if (fn instanceof LuaFunction) return fn.call3(frame.run, first, second, third);
      return callValue(frame.run, fn, [first, second, third]);
    };
  if (a && b)
    return (frame) => {
      const fn = callee(frame);
      const first = a(frame);
      const second = b(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      if (fn instanceof LuaFunction) return fn.call2(frame.run, first, second);
      return callValue(frame.run, fn, [first, second]);
    };
  if (a)
    return (frame) => {
      const fn = callee(frame);
      const first = a(frame);
      frame.site = site;
      spendSteps(frame.meter, 1);
      if (fn instanceof LuaFunction) return fn.call1(frame.run, first);
      return callValue(frame.run, fn, [first]);
    };
  return (frame) => {
    const fn = callee(frame);
    frame.site = site;
    spendSteps(frame.meter, 1);
    if (fn instanceof LuaFunction) return fn.call0(frame.run);
    return callValue(frame.run, fn, []);
  };
}

function longCall(
  code: Code,
  callee: Evaluate,
  nodes: readonly Expression[],
  site: Site,
): EvaluateAll {
  const args = code.list(nodes);
  return (frame) => {
    const fn = callee(frame);
    const values = args(frame);
    frame.site = site;
    spendSteps(frame.meter, 1 + (values.length >> 3));
    if (fn instanceof LuaFunction) return fn.call(frame.run, values);
    return callValue(frame.run, fn, values);
  };
}

function methodCall(code: Code, base: MemberExpression, nodes: readonly Expression[]): EvaluateAll {
  const object = code.expression(base.base);
  const method = base.identifier.name;
  const args = code.list(nodes);
  const lookUp = code.site(base.identifier, base.base);
  const site = code.site(base.identifier, base);
  return (frame) => {
    const self = object(frame);
    frame.site = lookUp;
    const fn = index(frame.run, self, method);
    const values: LuaValue[] = args(frame);
    values.unshift(self);
    frame.site = site;
    spendSteps(frame.meter, 1 + (values.length >> 3));
    if (fn instanceof LuaFunction) return fn.call(frame.run, values);
    return callValue(frame.run, fn, values);
  };
}
