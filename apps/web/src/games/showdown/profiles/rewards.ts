import {
  counted,
  digest,
  type MatchStart,
  type Outcome,
  opponentOf,
  SEATS,
  type Seat,
} from '@cardscape/kernel';
import type { ShowdownOptions, ShowdownView } from '@cardscape/showdown';
import {
  type Catalogue,
  type MatchReport,
  type MatchResult,
  nameKey,
  settleMatch,
  type WonCard,
} from '@cardscape/showdown/tools';
import { changing } from './browserProfiles.ts';

/** What a profile got for a match. */
export interface Reward {
  readonly profile: string;
  /** The rupees it had after that. */
  readonly rupees: number;
  readonly result: MatchResult;
  readonly report: MatchReport;
}

/** What both seats got; nothing where no profile played. */
export type Rewards = readonly [Reward | null, Reward | null];

/** A match that ended, with the profiles it was played for. */
export interface EndedMatch {
  readonly start: MatchStart<ShowdownOptions>;
  readonly outcome: Outcome;
  readonly view: ShowdownView;
  readonly profiles: readonly [string | undefined, string | undefined];
}

/** What a match is known by: however it goes on from its start, it is paid once. */
export function matchKey({ seed, options }: MatchStart<ShowdownOptions>): string {
  return digest({ seed, options });
}

/** What a player did in a match, for the rewards. */
export function resultFor(
  seat: Seat,
  { outcome: { winner }, view }: Pick<EndedMatch, 'outcome' | 'view'>,
): MatchResult {
  const { damage, healing, played, destroyed } = view.players[seat].tally;
  const outcome = winner === null ? 'tied' : winner === seat ? 'won' : 'lost';
  return { outcome, turns: view.turn, damage, healing, played, destroyed };
}

/** What a profile got that someone else has played, in short. */
export function rewardWords({ profile, report }: Reward, player: string): string {
  const { exp, rupees, cards, boosters } = report;
  const gains = `${exp} Exp, ${rupees} rupees and ${counted(cards.length, 'card')}`;
  const packs = boosters.map(
    ({ level, cards: inside }) => ` Level ${level} brings a booster pack: ${namesOf(inside)}.`,
  );
  return `${profile}, played by the ${player}, gets ${gains}: ${namesOf(cards)}.${packs.join('')}`;
}

const namesOf = (cards: readonly WonCard[]) => cards.map(({ card }) => card).join(', ');

/** Pays the profiles of a match; one that was paid before gives what it gave then. */
export function rewardOnce(match: EndedMatch, catalogue: Catalogue): Promise<Rewards> {
  const key = matchKey(match.start);
  return changing(async ({ profiles, rewards }) => {
    const before = (await rewards.get(key)) as Rewards | undefined;
    if (before) return before;
    const paid: (Reward | null)[] = [];
    for (const seat of SEATS) {
      const name = match.profiles[seat];
      const profile = name === undefined ? undefined : await profiles.get(nameKey(name));
      if (!profile) {
        paid.push(null);
        continue;
      }
      const result = resultFor(seat, match);
      const against = match.profiles[opponentOf(seat)];
      const played = { ...result, ...(against !== undefined && { against }) };
      const settled = settleMatch(profile, played, catalogue);
      await profiles.put(settled.profile, nameKey(profile.name));
      const { rupees } = settled.profile;
      paid.push({ profile: profile.name, rupees, result, report: settled.report });
    }
    await rewards.put(paid, key);
    return paid as unknown as Rewards;
  });
}
