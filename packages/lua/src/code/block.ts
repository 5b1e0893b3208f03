import type { Statement } from 'luaparse';
import { spendSteps } from '../meter.ts';
import type { Label } from '../run.ts';
import { type Execute, GOTO, NORMAL } from '../script-function.ts';
import type { Code } from './code.ts';
import { statement } from './statement.ts';

/** Compiles a block. It counts its statements as it begins, and stops at the first signal. */
export function block(code: Code, body: readonly Statement[]): Execute {
  return code.inside(() => {
    const labels = labelsOf(body);
    if (labels.size > 0) return labelledBlock(code, body, labels);
    return plainBlock(body.map((node) => statement(code, node)));
  });
}

function plainBlock(statements: readonly Execute[]): Execute {
  const count = statements.length;
  const [a, b, c, d] = statements;
  if (a === undefined) return () => NORMAL;
  if (b === undefined)
    return (frame) => {
      spendSteps(frame.meter, 1);
      return a(frame);
    };
  if (c === undefined)
    return (frame) => {
      spendSteps(frame.meter, 2);
      return a(frame) || b(frame);
    };
  if (d === undefined)
    return (frame) => {
      spendSteps(frame.meter, 3);
      return a(frame) || b(frame) || c(frame);
    };
  return (frame) => {
    spendSteps(frame.meter, count);
    for (let place = 0; place < count; place++) {
      const signal = (statements[place] as Execute)(frame);
      if (signal !== NORMAL) return signal;
    }
    return NORMAL;
  };
}

function labelsOf(body: readonly Statement[]): Map<string, Label & { readonly place: number }> {
  const labels = new Map<string, Label & { readonly place: number }>();
  for (const [place, node] of body.entries())
    if (node.type === 'LabelStatement')
      labels.set(node.label.name, { name: node.label.name, place });
  return labels;
}

/** A block that a `goto` can lead into. */
function labelledBlock(
  code: Code,
  body: readonly Statement[],
  labels: ReadonlyMap<string, Label & { readonly place: number }>,
): Execute {
  code.labels.push(labels);
  const statements = body.map((node) => statement(code, node));
  code.labels.pop();
  const places = new Map<Label | undefined, number>();
  for (const label of labels.values()) places.set(label, label.place);
  return (frame) => {
    let place = 0;
    while (place < statements.length) {
      spendSteps(frame.meter, 1);
      const signal = (statements[place] as Execute)(frame);
      place++;
      if (signal === NORMAL) continue;
      const target = signal === GOTO ? places.get(frame.target) : undefined;
      if (target === undefined) return signal;
      place = target;
    }
    return NORMAL;
  };
}
