import type { Pair } from './look.ts';
import { type Observer, type Observers, some } from './seeing.ts';

type Battle = Extract<Pair['events'][number], { type: 'battle' }>;

const battlesIn = (log: Pair['events']): Battle[] =>
  log.flatMap((event) => (event.type === 'battle' ? [event] : []));

const idOf = (subject: Battle['attacker'] | undefined): number | undefined =>
  subject && 'card' in subject ? subject.card : undefined;

/** Battles that are fought with the text and without it, by the same cards. */
function fought({ events, without }: Pair): { withIt: Battle; plain: Battle; attacker: number }[] {
  return battlesIn(events).flatMap((withIt) => {
    const attacker = idOf(withIt.attacker);
    const plain = battlesIn(without).find(
      (one) => idOf(one.attacker) === attacker && idOf(one.defender) === idOf(withIt.defender),
    );
    return plain && attacker !== undefined ? [{ withIt, plain, attacker }] : [];
  });
}

/** The attacking unit fights with so much attack, by what it would have. */
const fightsWith =
  (wanted: (attack: number) => number): Observer =>
  (line) =>
    some(line, (pair) =>
      fought(pair).some(
        ({ withIt, plain }) =>
          withIt.attack === wanted(plain.attack) && withIt.attack !== plain.attack,
      ),
    );

/** Whoever attacks the star fights with less, and has less. */
const weakensAttackers: Observer = (line, [, amount = '', stats = '']) =>
  some(line, (pair) =>
    fought(pair).some(({ withIt, plain, attacker }) => {
      const [then, now] = [pair.before.cards[attacker], pair.after.cards[attacker]];
      const star = pair.after.cards[idOf(withIt.defender) ?? -1];
      if (!star?.isStar || !then || !now) return false;
      const by = Number(amount);
      if (plain.attack - withIt.attack !== (/attack/.test(stats) ? by : 0)) return false;
      if (then.place !== 'field' || now.place !== 'field') return stats === 'attack';
      return then.defense - now.defense === (/defense/.test(stats) ? by : 0);
    }),
  );

/** What units fight with, where it is over once they have fought. */
export const FIGHT_OBSERVERS: Observers = [
  [
    /^(?:it|the attacking unit) gains (\d+) attack until the attack/,
    (line, match, text) => fightsWith((attack) => attack + Number(match[1]))(line, match, text),
  ],
  [
    /^(?:it|the attacking unit) loses half of its attack, rounded up, until the attack/,
    fightsWith((attack) => attack - Math.ceil(attack / 2)),
  ],
  [/^its attack is doubled until the attack/, fightsWith((attack) => attack * 2)],
  [
    /^each unit that attacks this card loses (\d+) (attack and defense|attack|defense) before the attack$/,
    weakensAttackers,
  ],
];
