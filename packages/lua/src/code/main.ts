import { ScriptFunction } from '../script-function.ts';
import { block } from './block.ts';
import type { Unit } from './code.ts';
import { expression, list, openExpression } from './expression.ts';
import { prototype } from './function.ts';

/** Compiles a whole source to the function that runs its top level. */
export function mainFunction(source: Omit<Unit, 'parts'>): ScriptFunction {
  const unit: Unit = { ...source, parts: { block, expression, list, openExpression } };
  return new ScriptFunction(prototype(unit, unit.resolution.main, 'top level'), []);
}
