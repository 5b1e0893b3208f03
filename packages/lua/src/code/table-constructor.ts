import type { Expression, TableConstructorExpression } from 'luaparse';
import { ENTRY_BYTES, setRaw, TABLE_BYTES } from '../metatable.ts';
import { spendMemory } from '../meter.ts';
import { all, LuaTable, type LuaValue } from '../value.ts';
import type { Code, Evaluate, EvaluateAll } from './code.ts';

type Field = TableConstructorExpression['fields'][number];

/** A compiled field: with a key, or one of the listed values, which may be any number at the end. */
interface Entry {
  readonly key: Evaluate | undefined;
  readonly value: EvaluateAll;
}

/** Compiles `{ ... }`: the listed values become the list, the others are set one by one. */
export function tableConstructor(code: Code, node: TableConstructorExpression): Evaluate {
  const entries = node.fields.map((field) => entry(code, field, node.fields.at(-1) === field));
  const computed = node.fields.some((field) => field.type === 'TableKey');
  const site = code.site(node);
  return (frame) => {
    frame.site = site;
    spendMemory(frame.meter, TABLE_BYTES);
    const table = new LuaTable();
    const listed: LuaValue[] = [];
    for (const { key, value } of entries) {
      if (key) setRaw(frame.run, table, key(frame), value(frame) as LuaValue);
      else for (const item of all(value(frame))) listed.push(item);
    }
    spendMemory(frame.meter, listed.length * ENTRY_BYTES);
    // Computed keys may be among the numbers of the list; the list wins.
    if (computed) for (const [place, item] of listed.entries()) table.set(place + 1, item);
    else table.fill(listed);
    return table;
  };
}

function entry(code: Code, field: Field, isLast: boolean): Entry {
  if (field.type === 'TableValue')
    return { key: undefined, value: listed(code, field.value, isLast) };
  const value = code.expression(field.value);
  if (field.type === 'TableKey') return { key: code.expression(field.key), value };
  const { name } = field.key;
  return { key: () => name, value };
}

function listed(code: Code, value: Expression, isLast: boolean): EvaluateAll {
  return isLast && code.isOpen(value) ? code.openExpression(value) : code.expression(value);
}
