import type { Option, SeatPort } from '@cardscape/kernel';
import { type Numbered, type SeatMessage, seatMessage, seatRequest } from './seat-schema.ts';
import type { Wire } from './wire.ts';

/** Serves a seat to whoever is at the other end of a wire. Gives the way out. */
export function serveSeat(seat: SeatPort, wire: Wire): () => void {
  const send = (message: unknown) => wire.send(JSON.stringify(seatMessage.parse(message)));
  let deaf: (() => void) | undefined;
  const unheard = wire.hear((text) => {
    const read = seatRequest.safeParse(readJson(text));
    // What is no request has no number to reply to: whoever sends it is not one of ours.
    if (!read.success) return;
    if (read.data.ask !== 'listen') {
      void replyTo(seat, read.data).then(send);
      return;
    }
    deaf?.();
    deaf = seat.listen((hear) => send({ hear }));
  });
  return () => {
    deaf?.();
    unheard();
  };
}

async function replyTo(seat: SeatPort, request: Numbered): Promise<SeatMessage> {
  const { id: reply } = request;
  switch (request.ask) {
    case 'choose':
      return { reply, answer: await seat.choose(request.step, request.picks) };
    case 'undo':
      return { reply, answer: await seat.undo(request.step) };
    case 'concede':
      return { reply, answer: await seat.concede() };
    case 'whyNot': {
      const reason = await seat.whyNot(request.step, request.option as Option);
      return { reply, ...(reason !== undefined && { reason }) };
    }
    case 'consult': {
      const found = await seat.consult(request.step, request.question);
      return { reply, ...(found !== undefined && { found }) } as SeatMessage;
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
