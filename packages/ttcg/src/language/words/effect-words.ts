/** Phrases in which texts speak of effects, of when they are used and of what they cost. */
export const EFFECT_WORDS = {
  InResponse: 'in response to, in answer to, in reply to',
  AtWork: 'at work, in effect, in force',
  Undiscarded:
    'without discarding a card, without discarding another card, without discarding any card, without discarding any cards, without discarding',
  NotCounted:
    'does not count toward the two cards you may play, does not count towards the two cards you may play, does not count toward the two cards you can play, does not count towards the two cards you can play, does not count toward the cards you may play, does not count towards the cards you may play, does not count toward your plays, does not count towards your plays, does not count as one of your plays, does not count as a play',
  EarlierTurn:
    'on an earlier turn, in an earlier turn, during an earlier turn, on a previous turn, in a previous turn, during a previous turn, since an earlier turn, since a previous turn, before this turn',
  ItsCard:
    'the card it belongs to, the card that it belongs to, the card to which it belongs, the card that effect belongs to, the card the effect belongs to, the card whose effect it is, the card it came from, the card that it came from, the card it comes from',
  /** Of the effect itself that says so. */
  Uncounterable:
    "this effect cannot be countered, this effect cannot be negated, this effect can not be countered, this effect can not be negated, this effect can't be countered, this effect can't be negated",
} as const;
