import type { Handing, Person, Round } from '../round/round.ts';
import type { GivenResult } from '../verify/read-result.ts';
import { someOf } from './names.ts';
import { nextCard } from './next-card.ts';

/** Why a person of a round gets nothing, or not more, in sentences. */
export function explainRound(
  round: Round,
  result: GivenResult,
  id: string,
  isProven: boolean,
): readonly string[] | undefined {
  const person = round.people.find((one) => one.id === id);
  return person && new Explanation(round, result, person, isProven).lines();
}

/** What an exchange comes to for each person and design. */
class Explanation {
  private readonly round: Round;
  private readonly result: GivenResult;
  private readonly person: Person;
  private readonly isProven: boolean;
  private readonly gottenBy = new Map<string, Handing[]>();
  private readonly gets: readonly Handing[];
  private readonly gives: readonly Handing[];
  private readonly others: readonly Person[];

  constructor(round: Round, result: GivenResult, person: Person, isProven: boolean) {
    this.round = round;
    this.result = result;
    this.person = person;
    this.isProven = isProven;
    const handings = result.rings.flat();
    for (const handing of handings) {
      const gotten = this.gottenBy.get(handing.to);
      if (gotten) gotten.push(handing);
      else this.gottenBy.set(handing.to, [handing]);
    }
    this.gets = this.gottenBy.get(person.id) ?? [];
    this.gives = handings.filter(({ from }) => from === person.id);
    this.others = round.people.filter((one) => one !== person && one.limit > 0);
  }

  lines(): string[] {
    const { id, limit, spares, wants } = this.person;
    const first =
      this.gets.length === 0
        ? `${id} gets nothing.`
        : `${id} gets ${someOf(this.gets.map(({ card }) => card))} for ${someOf(this.gives.map(({ card }) => card))}.`;
    if (limit === 0) return [first, 'Their limit is 0: they take no part.'];
    if (this.gets.length === limit)
      return [first, `Their limit is ${limit}: they get as many cards as they may.`];
    const spare = leftOf(spares, this.gives);
    const open = leftOf(wants, this.gets);
    if (open.length === 0)
      return [first, this.gets.length === 0 ? 'They want nothing.' : 'They get all they want.'];
    if (spare.length === 0)
      return [
        first,
        this.gives.length === 0
          ? 'They have nothing to spare, and each card is for another.'
          : 'They give all they spare, and each card is for another.',
      ];
    return [first, ...this.whyNot(spare, open)];
  }

  /** Why none of the spares that are left brings any of the wants that are open. */
  private whyNot(spare: readonly string[], open: readonly string[]): string[] {
    const lines: string[] = [];
    const wanted = spare.filter((design) => this.others.some(({ wants }) => has(wants, design)));
    const unwanted = spare.filter((design) => !wanted.includes(design));
    const offered = open.filter((design) => this.others.some(({ spares }) => has(spares, design)));
    const missing = open.filter((design) => !offered.includes(design));
    if (unwanted.length > 0)
      lines.push(
        wanted.length === 0
          ? `Nobody wants what they ${this.gives.length === 0 ? '' : 'still '}spare: ${someOf(unwanted)}.`
          : `Nobody wants ${someOf(unwanted)}.`,
      );
    if (missing.length > 0) lines.push(`Nobody has ${someOf(missing)} to spare.`);
    const served = wanted.filter((design) => !this.isStillWanted(design));
    if (served.length > 0)
      lines.push(`Those who want ${someOf(served)} have got it from others, or may get no more.`);
    // Prices that prove nothing say nothing of what a card more would cost.
    if (wanted.length === 0 || offered.length === 0 || !this.isProven) return lines;
    return [...lines, ...nextCard(this.round, this.result, this.person)];
  }

  /** Would somebody else take a copy more than they get? */
  private isStillWanted(design: string): boolean {
    return this.others.some(({ id, wants, limit }) => {
      const gotten = this.gottenBy.get(id) ?? [];
      const copies = gotten.filter(({ card }) => card === design).length;
      return copies < (wants.get(design) ?? 0) && gotten.length < limit;
    });
  }
}

function has(counts: ReadonlyMap<string, number>, design: string): boolean {
  return (counts.get(design) ?? 0) > 0;
}

/** The designs of which there are more than change hands. */
function leftOf(counts: ReadonlyMap<string, number>, handings: readonly Handing[]): string[] {
  return [...counts].flatMap(([design, count]) =>
    handings.filter(({ card }) => card === design).length < count ? [design] : [],
  );
}
