import { type ContextRow, sideSlots } from './rows.ts';

/** Flags about cards, piles and places. */
export const CARD_FLAGS = {
  ZTCG_TYPE: {
    about: 'A kind of card, or a filter of kinds.',
    combine: 'bits',
    covers: { TYPE_ANYMOB: [0, 5, 6], TYPE_ANY: [0, 1, 2, 3, 4, 5, 6] },
    flags: {
      TYPE_MOB: [0, 'A mob, but neither a Jr. Boss nor a Boss.'],
      TYPE_EQP: [1, 'A piece of equipment.'],
      TYPE_ACT: [2, 'A rapid action.'],
      TYPE_FLD: [3, 'A field.'],
      TYPE_CHAR: [4, 'A character.', 'TYPE_CHA'],
      TYPE_JRB: [5, 'A Jr. Boss.'],
      TYPE_BOS: [6, 'A Boss.'],
      TYPE_ANYMOB: [7, 'A mob, a Jr. Boss or a Boss.'],
      TYPE_ANY: [8, 'Any card.'],
      LVL_ACTION: [9, 'A level-up effect rather than a card.'],
    },
  },
  ZTCG_ELEMENT: {
    about:
      'An element, or a filter of elements. A card set with other elements has a flag for each of its own, ELEM_ and the name.',
    combine: 'bits',
    flags: {
      ELEM_EARTH: [0, 'Earth.', 'ELEMENT_EARTH', 'EARTH'],
      ELEM_WIND: [1, 'Wind.', 'ELEMENT_WIND', 'WIND'],
      ELEM_FIRE: [2, 'Fire.', 'ELEMENT_FIRE', 'FIRE'],
      ELEM_WATER: [3, 'Water.', 'ELEMENT_WATER', 'WATER'],
      ELEM_DARK: [4, 'Dark.', 'ELEMENT_DARK', 'DARK'],
      ELEM_LIGHT: [5, 'Light.', 'ELEMENT_LIGHT', 'LIGHT'],
      ELEM_ANY: [6, 'Any element.', 'ELEMENT_ANY'],
    },
  },
  ZTCG_RARITY: {
    about: 'How hard a card is to find, as `getRarityFromCARD` gives it.',
    flags: {
      RARITY_UNIQUE: [1, 'The hardest to find; one copy in a deck.'],
      RARITY_SELDOM: [3, 'Not often found; two copies in a deck.'],
      RARITY_COMMON: [7, 'Found everywhere; four copies in a deck.'],
    },
  },
  ZTCG_FLAGTYPE: {
    about: 'Which trait of a card `hasSharedFlagsCARD` compares.',
    flags: {
      FLAG_TYPE: [0, 'Its type.'],
      FLAG_ELEM: [1, 'Its element.'],
    },
  },
  ZTCG_DECKTYPE: {
    about: 'A pile of a player.',
    flags: {
      DECK_HAND: [0, 'The hand.'],
      DECK_DECK: [1, 'The deck.'],
      DECK_GRAV: [2, 'The graveyard.'],
      DECK_CARD: [3, 'No pile; kept for old files.'],
    },
  },
  ZTCG_DECKORIENT: {
    about: 'An end of a pile.',
    flags: {
      DECK_TOP: [0, 'The top.'],
      DECK_BOTTOM: [1, 'The bottom.'],
    },
  },
  ZTCG_DECKMOVE: {
    about: 'Which cards a move takes, and where it puts them.',
    flags: {
      TAKE_BYNAME: [0, 'Take the first card with the given card id.', 'TAKE_NAME'],
      TAKE_CARDID: [1, 'Take exactly the given card.'],
      TAKE_NEXT: [2, 'Take as many cards from the top as the given number.'],
      PUT_TOP: [3, 'Put them on top, in the order they have: in a hand, at the far left.'],
      PUT_BOTTOM: [4, 'Put them at the bottom.'],
    },
  },
  ZTCG_PEEK: {
    about: 'Whether a list of cards is shown face up.',
    flags: {
      CARDLIST_HIDE: [0, 'Face down.'],
      CARDLIST_PEEK: [1, 'Face up.'],
    },
  },
  ZTCG_RECOVERTYPE: {
    about: 'Which cards of the graveyard may be recovered.',
    combine: 'bits',
    spellings: ['ZTCG_RECOVERYTYPE', 'ZTCG_RECCOVERYTYPE'],
    covers: { RECOVER_ANY: [0, 1, 2, 3] },
    flags: {
      RECOVER_ANY: [-1, 'Any card.'],
      RECOVER_MOB: [0, 'Mobs, Jr. Bosses and Bosses.'],
      RECOVER_EQP: [1, 'Equipment.'],
      RECOVER_ACT: [2, 'Rapid actions.'],
      RECOVER_FLD: [3, 'Fields.'],
      RECOVER_TOP: [4, 'Only the card on top.'],
    },
  },
  ZTCG_COMPARATOR: {
    about: 'On which side of a level a card must be.',
    flags: {
      LESSER: [0, 'That level or lower.'],
      GREATER: [1, 'That level or higher.'],
    },
  },
  ZTCG_FILTER: {
    about: 'Whether the filter arguments that follow count.',
    flags: {
      NO_FILTER: [0, 'They are passed over.'],
      USE_FILTER: [1, 'Only cards that pass them are meant.'],
    },
  },
  ZTCG_COLORID: {
    about: 'The colour of a number drawn on a card.',
    flags: {
      COLOR_BLUE: [0, 'Blue.'],
      COLOR_RED: [1, 'Red.'],
      COLOR_GREEN: [2, 'Green.'],
      COLOR_GOLD: [3, 'Gold.'],
      COLOR_SILVER: [4, 'Silver.'],
      COLOR_WHITE: [5, 'White.'],
      COLOR_BLACK: [6, 'Black.'],
    },
  },
  ZTCG_TABLESLOTID: {
    about: 'A slot of the table. Names may be put together from pieces: "SLOT_PLAYERMOB" .. 3.',
    flags: {
      ...sideSlots(['SLOT_PLAYER'], 0, "The player's"),
      ...sideSlots(['SLOT_ADVSRY', 'SLOT_ADVSRV', 'SLOT_ADVERSARY'], 16, "The opponent's"),
    },
  },
} as const satisfies Record<string, ContextRow>;
