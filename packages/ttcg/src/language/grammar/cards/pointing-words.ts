import { TokenSet } from '../../words/token-set.ts';
import { T } from '../../words/tokens.ts';

/** Words that point at cards with nothing before or after them. */
export const ALONE = new TokenSet(
  T.It,
  T.Them,
  T.They,
  T.TheRest,
  T.Attacker,
  T.Defender,
  T.Aim,
  T.Cover,
  T.Paid,
  T.Foe,
  T.Victim,
  T.Cause,
  T.FirstInChain,
  T.LastInChain,
  T.ItsCard,
);
