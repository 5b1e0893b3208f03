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
  FirstInChain:
    'the first card activated in it, the first card that activated an effect in it, the first card to activate an effect in it, the first card used in it, the first card activated in the chain, the first card that activated an effect in the chain, the first card to activate an effect in the chain, the first card used in the chain, the first card activated in this chain, the first card that activated an effect in this chain, the first card to activate an effect in this chain, the first card used in this chain, the first card activated in that chain, the first card that activated an effect in that chain, the first card to activate an effect in that chain, the first card used in that chain',
  LastInChain:
    'the last card activated in it, the last card that activated an effect in it, the last card to activate an effect in it, the last card used in it, the last card activated in the chain, the last card that activated an effect in the chain, the last card to activate an effect in the chain, the last card used in the chain, the last card activated in this chain, the last card that activated an effect in this chain, the last card to activate an effect in this chain, the last card used in this chain, the last card activated in that chain, the last card that activated an effect in that chain, the last card to activate an effect in that chain, the last card used in that chain',
  ActedInChain:
    'that activated an effect in it, that activated effects in it, that has activated an effect in it, that have activated an effect in it, that used an effect in it, whose effect was activated in it, that activated an effect in the chain, that activated effects in the chain, that has activated an effect in the chain, that have activated an effect in the chain, that used an effect in the chain, whose effect was activated in the chain, that activated an effect in this chain, that activated effects in this chain, that has activated an effect in this chain, that have activated an effect in this chain, that used an effect in this chain, whose effect was activated in this chain, that activated an effect in that chain, that activated effects in that chain, that has activated an effect in that chain, that have activated an effect in that chain, that used an effect in that chain, whose effect was activated in that chain',
  ChainOrder:
    'the order in which the effects of this chain resolve, the order in which the effects of the chain resolve, the order in which the effects in this chain resolve, the order in which the effects in the chain resolve, the order in which effects of this chain resolve, the order in which this chain resolves, the order in which the chain resolves, in which order the effects of this chain resolve, in which order the effects of the chain resolve, in what order the effects of this chain resolve, in what order the effects of the chain resolve',
  AnyTime: 'at any time, at all times',
  OnlySuch: 'instead of any other card, instead of another card, instead of any card',
  Untouched:
    'without tapping it, without tapping them, without tapping that card, without tapping that unit, without tapping that spell, without tapping this card, without tapping those cards, without being tapped, without it being tapped',
} as const;
