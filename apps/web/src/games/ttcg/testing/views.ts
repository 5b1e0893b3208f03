import type { AskedPick, CardId, Option, Seat } from '@cardscape/kernel';
import type { FieldCardView, LinkView, SideView, TtcgView } from '@cardscape/ttcg';

/** A card of the field that is as printed. */
export function fieldCard(card: CardId, design: string, more: Partial<FieldCardView> = {}) {
  return {
    card,
    design,
    type: 'earth',
    subtypes: [],
    rank: 1,
    attack: 250,
    defense: 250,
    tapped: false,
    faceDown: false,
    active: true,
    attacks: 0,
    works: -1,
    bound: null,
    notes: [],
    ...more,
  } satisfies FieldCardView;
}

/** A side with nothing but what is given. */
export function side(more: Partial<SideView> = {}): SideView {
  return {
    points: 20,
    playsLeft: 2,
    hand: [],
    deck: 40,
    known: [],
    discard: [],
    units: [[], [], [], [], []],
    spells: [[], [], [], [], []],
    ...more,
  };
}

/** A position in the first player's main phase with nothing but what is given. */
export function view(more: Partial<TtcgView> = {}): TtcgView {
  return {
    viewer: 0,
    edition: '0.059',
    turn: 3,
    active: 0,
    first: 0,
    stage: 'main',
    answering: null,
    attackers: [],
    players: [side(), side()],
    chain: [],
    notes: [],
    ...more,
  };
}

/** Something on the chain. */
export function link(seat: Seat, card: CardId, more: Partial<LinkView> = {}): LinkView {
  return {
    kind: 'effect',
    seat,
    source: { card, design: 'Kindling Fox' },
    effect: 0,
    text: 'Draw a card.',
    targets: [],
    countered: false,
    ...more,
  };
}

/** A question to the first player, answered by one of these. */
export function asks(kind: string, options: Option[], more: Partial<AskedPick> = {}) {
  return {
    ask: 'pick',
    seat: 0,
    kind,
    prompt: 'What now?',
    options,
    min: 1,
    max: 1,
    ordered: false,
    ...more,
  } satisfies AskedPick;
}
