import { z } from '@cardscape/kernel/schema';

const whole = z.int();
const count = z.int().check(z.nonnegative());
const seat = z.union([z.literal(0), z.literal(1)]);
const text = z.string();

const target = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('card'), card: count }),
  z.strictObject({ is: z.literal('zone'), zone: text, column: z.exactOptional(whole) }),
  z.strictObject({ is: z.literal('seat'), seat }),
  z.strictObject({ is: z.literal('answer'), answer: whole }),
  z.strictObject({ is: z.literal('hidden'), zone: z.exactOptional(text), place: whole }),
]);

const option = z.strictObject({
  act: text,
  card: z.exactOptional(count),
  effect: z.exactOptional(count),
  target: z.exactOptional(target),
});

const phrase = z.strictObject({
  verb: z.exactOptional(text),
  object: z.exactOptional(text),
  number: z.exactOptional(whole),
});

const decision = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('pick'),
    seat,
    kind: text,
    options: z.array(option),
    labels: z.array(text),
    phrases: z.array(phrase),
    min: count,
    max: count,
    ordered: z.boolean(),
    prompt: text,
  }),
  z.strictObject({
    ask: z.literal('number'),
    seat,
    kind: text,
    min: whole,
    max: whole,
    prompt: text,
  }),
  z.strictObject({ ask: z.literal('other'), seat, kind: text }),
  z.strictObject({ ask: z.literal('over'), winner: z.nullable(seat), reason: text }),
]);

/** A view and an event are the game's own: plain data, whose shape its screens know. */
const view = z.json();
const event = z.catchall(z.object({ type: text }), z.json());
const words = z.array(
  z.union([text, z.strictObject({ card: z.exactOptional(count), name: text })]),
);

const told = z.strictObject({
  chooser: z.exactOptional(seat),
  events: z.array(z.strictObject({ event, words })),
});

const refusal = z.strictObject({ refused: text });

const standing = {
  step: count,
  view,
  decision,
  undo: z.union([z.strictObject({ to: count, free: z.boolean() }), refusal]),
};

/** What a seat is told. */
const news = z.discriminatedUnion('news', [
  z.strictObject({
    news: z.literal('seated'),
    ...standing,
    story: z.array(told),
    before: z.exactOptional(view),
  }),
  z.strictObject({ news: z.literal('step'), ...standing, told }),
  z.strictObject({ news: z.literal('back'), ...standing }),
]);

/** Whether something was done. */
const answer = z.union([z.strictObject({ done: z.literal(true) }), refusal]);

const id = count;

/** What a seat asks for. Each request has a number, by which its reply is known. */
export const seatRequest = z.discriminatedUnion('ask', [
  /** To hear how things stand, and all news from then on. It has no other reply. */
  z.strictObject({ ask: z.literal('listen') }),
  z.strictObject({ id, ask: z.literal('choose'), step: count, picks: z.array(whole) }),
  z.strictObject({ id, ask: z.literal('whyNot'), step: count, option }),
  z.strictObject({
    id,
    ask: z.literal('consult'),
    step: count,
    question: z.catchall(z.object({ about: text }), z.json()),
  }),
  z.strictObject({ id, ask: z.literal('undo'), step: count }),
  z.strictObject({ id, ask: z.literal('concede') }),
]);

/** What a seat hears: news of the match, or the reply to a request. */
export const seatMessage = z.union([
  z.strictObject({ hear: news }),
  z.strictObject({ reply: id, answer }),
  z.strictObject({ reply: id, reason: z.exactOptional(text) }),
  z.strictObject({ reply: id, found: z.exactOptional(z.json()) }),
]);

export type SeatRequest = z.infer<typeof seatRequest>;
/** A request that has a reply. */
export type Numbered = Exclude<SeatRequest, { readonly ask: 'listen' }>;
export type SeatMessage = z.infer<typeof seatMessage>;
