/** Words of the lexicon about effects as they are used, and the chain they lie on. */
export const CHAIN_WORDS = {
  Paid: 'the card discarded for this effect, the card discarded for it, the card you discarded for this effect, the card discarded to activate this effect',
  AddToChain:
    'add another effect to the chain, add an effect to the chain, add an additional effect to the chain, put another effect on the chain, add another effect to this chain',
  ChainEnd:
    'at the end of the chain, at the end of this chain, at the end of that chain, when the chain ends, after the chain ends, when the chain is over, after the chain has resolved, after the chain resolves',
  PartOfChain: 'part of a chain, part of the chain, part of any chain',
  ThisChain:
    'in this chain, in that chain, on the chain, on this chain, of this chain, of that chain, of the chain',
  InChain: 'in a chain, in the chain, in response to another action, as part of a chain',
  AnyTime: 'at any time, at all times',
  OnlySuch: 'instead of any other card, instead of another card, instead of any card',
  Untouched:
    'without tapping it, without tapping them, without tapping that card, without tapping that unit, without tapping that spell, without tapping this card, without tapping those cards, without being tapped, without it being tapped',
} as const;
