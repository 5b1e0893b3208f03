/** One thing that cards can be searched by. */
export interface QueryKey {
  /** What is typed before the colon, long and short. */
  readonly keys: string;
  readonly what: string;
  readonly examples: readonly string[];
}

/** All that can be asked, as the help shows it. */
export const queryKeys: readonly QueryKey[] = [
  { keys: 'words alone', what: 'Anywhere on the card', examples: ['fox', '"draw a card"'] },
  { keys: 'name, n', what: 'In the name', examples: ['n:golem'] },
  { keys: 'type, t', what: 'Type of the card', examples: ['t:fire', 't:spell'] },
  { keys: 'subtype, s', what: 'Subtype of a unit', examples: ['s:dragon'] },
  { keys: 'kind, k', what: 'Unit or spell', examples: ['k:unit'] },
  { keys: 'rank, r', what: 'Rank', examples: ['r:1', 'r>=3', '2<=r<=4'] },
  { keys: 'attack, a', what: 'Attack of a unit', examples: ['a>=400'] },
  { keys: 'defense, d', what: 'Defense of a unit', examples: ['d<200'] },
  { keys: 'bonus, b', what: 'What a spell adds in sum', examples: ['b>=20'] },
  { keys: 'effect, e', what: 'In the text of an effect', examples: ['e:destroy'] },
  { keys: 'effecttype, et', what: 'Type of an effect', examples: ['et:counter'] },
  { keys: 'edition, ed', what: 'Legal in an edition', examples: ['ed:0.001'] },
  { keys: 'rarity', what: 'Tier of the card', examples: ['rarity>=common'] },
  { keys: 'lore, l', what: 'In the story', examples: ['l:map'] },
  { keys: 'serial', what: 'In the serial number', examples: ['serial:1'] },
];

/** How questions are put together. */
export const queryJoins: readonly QueryKey[] = [
  { keys: 'a space', what: 'Both', examples: ['t:water r:1'] },
  { keys: 'or', what: 'One of them', examples: ['s:beast or s:avian'] },
  { keys: 'not, -', what: 'All others', examples: ['-t:spell'] },
  { keys: '( )', what: 'Together', examples: ['(t:fire or t:air) r:2'] },
  { keys: 'a|b', what: 'One of these values', examples: ['t:fire|air'] },
];
