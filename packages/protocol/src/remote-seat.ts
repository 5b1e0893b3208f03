import type { GameEvent, SeatAnswer, SeatNews, SeatPort } from '@cardscape/kernel';
import { type Numbered, seatMessage, seatRequest } from './seat-schema.ts';
import type { Wire } from './wire.ts';

type Asked = Numbered extends infer Each
  ? Each extends Numbered
    ? Omit<Each, 'id'>
    : never
  : never;

/** A seat at the other end of a wire. What arrives there is not ours, so its shape is checked. */
export function remoteSeat<View, Event extends GameEvent>(wire: Wire): SeatPort<View, Event> {
  const listeners = new Set<(news: SeatNews<View, Event>) => void>();
  const waiting = new Map<number, (message: object) => void>();
  let asked = 0;
  wire.hear((text) => {
    const message = seatMessage.parse(JSON.parse(text));
    if ('hear' in message) {
      const news = message.hear as SeatNews<View, Event>;
      for (const listener of [...listeners]) listener(news);
      return;
    }
    waiting.get(message.reply)?.(message);
    waiting.delete(message.reply);
  });

  function ask(request: Asked): Promise<object> {
    const id = asked++;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      wire.send(JSON.stringify(seatRequest.parse({ id, ...request })));
    });
  }
  const answered = async (request: Asked): Promise<SeatAnswer> =>
    ((await ask(request)) as { answer: SeatAnswer }).answer;

  return {
    listen(hear) {
      listeners.add(hear);
      wire.send(JSON.stringify(seatRequest.parse({ ask: 'listen' })));
      return () => listeners.delete(hear);
    },
    choose: (step, picks) => answered({ ask: 'choose', step, picks: [...picks] }),
    undo: (step) => answered({ ask: 'undo', step }),
    concede: () => answered({ ask: 'concede' }),
    whyNot: async (step, option) =>
      ((await ask({ ask: 'whyNot', step, option } as Asked)) as { reason?: string }).reason,
    consult: async (step, question) =>
      ((await ask({ ask: 'consult', step, question } as Asked)) as { found?: unknown }).found,
  };
}
