import { z } from '@cardscape/kernel/schema';

const seatPlan = z.intersection(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('human') }),
    z.object({ kind: z.literal('bot'), bot: z.string() }),
  ]),
  z.object({
    name: z.string(),
    /** The profile that the match is played for, in a game that has them. */
    profile: z.exactOptional(z.string()),
  }),
);

/** The plans of both seats, as they come back from storage. */
export const seatPlans = z.readonly(z.tuple([seatPlan, seatPlan]));

/** Who sits in a seat, as it is saved: a person, or a bot by the key of its kind. */
export type SeatPlan = Readonly<z.infer<typeof seatPlan>>;

/** The plans of both seats. */
export type SeatPlans = readonly [SeatPlan, SeatPlan];

/** What the players are called by the one who looks: themselves "You", unless two share a device. */
export function namesFor(plans: SeatPlans): [string, string] {
  const alone = plans.some(({ kind }) => kind === 'bot');
  return plans.map((plan) => (alone && plan.kind === 'human' ? 'You' : plan.name)) as [
    string,
    string,
  ];
}
