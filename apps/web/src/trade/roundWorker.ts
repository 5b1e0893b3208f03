import { type Exchange, type ExchangeResult, readExchange, readResult } from '@cardscape/exchange';
import type { Answer, Order } from './messages.ts';

/** So long it works before it looks whether it is told to stop, in milliseconds. */
const STRETCH = 120;

const say = (answer: Answer) => postMessage(answer);

let isStopped = false;
let solved: { readonly exchange: Exchange; readonly result: ExchangeResult } | undefined;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.do === 'stop') isStopped = true;
  else if (data.do === 'solve') void solve(data.text, data.file);
  else explain(data.person);
});

async function solve(text: string, file: string): Promise<void> {
  const read = readExchange(text, file);
  if ('problems' in read) {
    say({ is: 'wrong', problems: read.problems });
    return;
  }
  const { exchange } = read;
  const { levels: names, notes } = exchange;
  const solving = exchange.start();
  let end = performance.now() + STRETCH;
  let step = solving.work.next(isStopped);
  for (; !step.done; step = solving.work.next(isStopped)) {
    if (isStopped || performance.now() < end) continue;
    say({ is: 'going', names, ...solving.soFar() });
    // A message that says stop is heard between two stretches.
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + STRETCH;
  }
  const result = step.value;
  solved = { exchange, result };
  say({ is: 'solved', names, result, notes });
}

function explain(person: string): void {
  if (!solved) return;
  const read = readResult(JSON.stringify(solved.result), 'result.json');
  const lines = 'result' in read ? solved.exchange.explain(read.result, person) : undefined;
  say({ is: 'explained', person, ...(lines && { lines }) });
}
