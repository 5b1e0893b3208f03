const mine = (slot: number | string) => `getOnBoardCARD(player, ${slot})`;
const theirs = (slot: number | string) => `getOnBoardCARD(player, 16 + ${slot})`;
const pile = (kind: 'HAND' | 'DECK' | 'GRAV') => `getPlayerDeck(player, "DECK_${kind}")`;
const move = (from: string, to: string) =>
  `moveCards(player, ${from}, ${to}, "TAKE_NEXT", "PUT_TOP", 1)`;
const strike = (by: string, source: string) =>
  `attack(player, ${by}, 30, "ATKRES_NIL", "${source}", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")`;
/** What befalls the first mobs of the opponent, the first of all at last, and their character. */
const befall = (what: string, last = 0) =>
  `for slot = 3, ${last}, -1 do apply${what}(player, ${theirs('slot')}, 2) end`;
const times = (count: number, lua: string) => `for count = 1, ${count} do ${lua} end`;

/** What a card under the character can bring about in its player's turn, as Lua. */
export const ERRANDS = {
  play: 'playCard(player, "Play a card.", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", ZTCG_MAXVALUE)',
  strike: strike(mine(0), 'ATKSRC_CHA'),
  spell: strike('getSourceCARD()', 'ATKSRC_ACT'),
  heal: `for slot = 14, 0, -1 do refreshHP(player, ${mine('slot')}, 20) end`,
  level: 'incrementPlayerLevel(player, 10)',
  draw: 'drawCard(player)',
  discard: 'discardCard(player)',
  lose: times(7, 'discardCardRandom(player)'),
  rob: times(7, 'discardCardRandom(not player)'),
  peek: 'peekNextCard(player)',
  reveal: 'revealCard(player, "Look")',
  recover: 'recoverTopCard(player, "DECK_HAND")',
  putBack: move(pile('HAND'), pile('DECK')),
  mill: move(pile('DECK'), pile('GRAV')),
  bury: move(pile('HAND'), pile('GRAV')),
  unearth: move(pile('GRAV'), pile('DECK')),
  choose: `menuCards(player, getListFromDeck(${pile('HAND')}), "Choose a card", "CARDLIST_PEEK")`,
  order: `pickCardOrder(player, getListFromDeck(${pile('DECK')}))`,
  coin: times(4, 'throwCoin(player)'),
  fixedCoin: times(4, 'throwDie(player, 2, 2)'),
  die: times(4, 'throwDie(player, 4, 6)'),
  rps: 'playRps(player)',
  prompt: 'makePrompt(player, true, "Well?", "", 0, 0, "Yes", "No")',
  stun: befall('Stun'),
  silence: befall('Silence'),
  hijack: befall('Hijack', 1),
  away: befall('Away'),
  pinpoint: `for slot = 14, 8, -1 do attack(player, ${mine(0)}, 10, "ATKRES_FIXED_SLOT", "ATKSRC_CHA", 16 + slot, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER") end`,
  destroyMobs: 'for slot = 3, 1, -1 do destroyCard(player, 16 + slot) end',
  destroyEquips: 'for slot = 9, 8, -1 do destroyCard(player, 16 + slot) end',
  destroyField: 'destroyCard(player, 31)',
} as const;

/** Something that a card under the character brings about. */
export type Errand = keyof typeof ERRANDS;
