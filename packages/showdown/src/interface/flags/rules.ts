import { attackSlots, type ContextRow } from './rows.ts';

/** Flags about players, attacks, auras and the ways to play a card. */
export const RULE_FLAGS = {
  ZTCG_PLAYERTYPE: {
    about:
      'One of the two sides, seen from the card. As a signal it says whose turn it is; in the pointcuts of discarding, who caused it.',
    flags: {
      IS_ADVSRY: [0, 'The opponent.', 'IS_ADVERSARY', 'IS_ADVSRV'],
      IS_PLAYER: [1, 'The player.'],
    },
  },
  ZTCG_PLAYERMODE: {
    about: 'Whose cards a rule looks at.',
    combine: 'numbers',
    flags: {
      ONLY_ADVSRY: [1, "The opponent's.", 'ONLY_ADVSRV', 'ONLY_ADVERSARY'],
      ONLY_PLAYER: [2, "The player's."],
      ANY_PLAYER: [3, 'Those of both.'],
    },
  },
  ZTCG_GAMEHUBTYPE: {
    about: 'A seat of the match: as a signal, where the player of the card sits.',
    flags: {
      IS_P2: [0, 'The second player.'],
      IS_P1: [1, 'The first player.'],
    },
  },
  ZTCG_ATKSRC: {
    about: 'What kind of card makes an attack.',
    spellings: ['ATK_SRC'],
    flags: {
      ATKSRC_MOB: [0, 'A mob, a Jr. Boss or a Boss.'],
      ATKSRC_CHA: [1, 'A character.'],
      ATKSRC_ACT: [2, 'A rapid action.'],
      ATKSRC_EQP: [3, 'A piece of equipment.'],
      ATKSRC_NIL: [4, 'Nobody: damage over turns, or an effect that destroys.'],
    },
  },
  ZTCG_ATKRES: {
    about: 'What an attack may hit, and whether its damage can change.',
    spellings: ['ATK_RES'],
    flags: {
      ATKRES_NIL: [0, 'The character or a mob, as chosen.'],
      ATKRES_DONT_HIT_CHAR: [1, 'Mobs only.'],
      ATKRES_DONT_HIT_MOBS: [2, 'The character only.'],
      ATKRES_FIXED_SLOT: [3, 'The card in the given slot.'],
      ATKRES_FIXED_SLOT_DAMAGE: [4, 'The card in the given slot, for exactly the given damage.'],
      ATKRES_FIXED_DAMAGE: [5, 'The character or a mob, for exactly the given damage.'],
      ATKRES_NO_TARGET: [6, 'Nothing: the attack has no target.'],
    },
  },
  ZTCG_FIXEDTARGET: {
    about: "The slot an attack is fixed on, always on the opponent's side.",
    flags: attackSlots(),
  },
  ZTCG_TRUESTRIKE: {
    about: 'Whether cards may slip out of being targeted.',
    flags: {
      STRIKE_NORMAL: [0, 'They may.'],
      STRIKE_TRUE: [1, 'They may not.'],
    },
  },
  ZTCG_PREVENT: {
    about: 'Whether an attack can be prevented.',
    flags: {
      DISABLE_PREVENT: [0, 'It cannot.'],
      ENABLE_PREVENT: [1, 'It can.'],
    },
  },
  ZTCG_COUNTER: {
    about:
      'Whether something was started or is an answer. For a card being played: IS_COUNTER means that an effect plays it.',
    flags: {
      IS_STARTER: [0, 'Started; an attack can be countered.'],
      IS_COUNTER: [1, 'An answer; an attack cannot be countered.'],
    },
  },
  ZTCG_GLOBALMODE: {
    about: 'Whom an attack on many hits.',
    combine: 'bits',
    spellings: ['ZTCG_GLOBALEFFECT'],
    flags: {
      GLOBAL_HITCHAR: [0, 'The character.'],
      GLOBAL_HITMOBS: [1, 'All mobs.'],
    },
  },
  ZTCG_PREVENTTYPE: {
    about: 'Whose next attacks are prevented.',
    flags: {
      PREVENT_ANY: [0, 'Those on the character and on mobs.'],
      PREVENT_CHARONLY: [1, 'Those on the character.'],
    },
  },
  ZTCG_TARGETTYPE: {
    about: 'What is being attacked.',
    flags: {
      ATTACKED_CHAR: [0, 'A character.'],
      ATTACKED_MOB: [1, 'A mob, a Jr. Boss or a Boss.'],
    },
  },
  ZTCG_ATTACKSTATE: {
    about: 'Whether an attack is only thought of or really made.',
    flags: {
      THINK_ATTACK: [
        0,
        'Thought of: a preview, which never asks, or the first pass of an attack that is made.',
      ],
      APPLY_ATTACK: [1, 'Really made.'],
    },
  },
  ZTCG_REMOVETYPE: {
    about: 'How a card came into the graveyard.',
    flags: {
      IS_DESTROYED: [0, 'From the table.'],
      IS_DISCARDED: [1, 'From elsewhere: the hand, the deck, under a card, or while being played.'],
    },
  },
  ZTCG_AURAMODE: {
    about: 'Whom an aura leaves out.',
    combine: 'numbers',
    spellings: ['ZTCG_AURA_MODE'],
    flags: {
      GLOBALAURA_PASS_PLAYER: [1, 'The player: it works on the opponent.', 'GLOBAURA_PASS_PLAYER'],
      GLOBALAURA_PASS_ADVSRY: [
        2,
        'The opponent: it works on the player.',
        'GLOBAURA_PASS_ADVSRY',
        'GLOBAURA_PASS_ADVSRV',
        'GLOBALAURA_PASS_ADVSRV',
      ],
      GLOBALAURA_BOTH_PLAYERS: [3, 'Nobody: it works on both.', 'GLOBAURA_BOTH_PLAYERS'],
    },
  },
  ZTCG_BUFFMODE: {
    about: 'Whether an aura works on its own source.',
    flags: {
      BUFF_ANY: [0, 'It does.'],
      BUFF_OTHER: [1, 'It works on all others only.'],
    },
  },
  ZTCG_BLOCKAURA: {
    about: 'A condition that lasts as long as its source.',
    flags: {
      AURA_STUN: [0, 'Stunned.'],
      AURA_SILENCE: [1, 'Silenced.'],
      AURA_HIJACK: [2, 'Hijacked.'],
      AURA_AWAY: [3, 'Away.'],
    },
  },
  ZTCG_SUMMONMODE: {
    about: 'How a mob is played.',
    flags: {
      PLAY_NORMALSUMMON: [0, 'One of the hand, chosen.'],
      PLAY_SCOUTSUMMON: [1, 'The last card of the hand, if its element is learned.'],
      PLAY_FORCESUMMON: [2, 'The last card of the hand, whatever is learned.'],
    },
  },
  ZTCG_EQUIPMODE: {
    about: 'How a piece of equipment is played.',
    flags: {
      PLAY_NORMALEQUIP: [0, 'One of the hand, chosen.'],
      PLAY_GEARUPEQUIP: [1, 'A weapon, an armor or a shield of the hand, chosen.'],
      PLAY_SCOUTEQUIP: [2, 'The last card of the hand, if its element is learned.'],
      PLAY_FORCEEQUIP: [3, 'The last card of the hand, whatever is learned.'],
    },
  },
  ZTCG_LOCATEMODE: {
    about: 'How a field is played.',
    flags: {
      PLAY_NORMALFIELD: [0, 'One of the hand, chosen.'],
      PLAY_SCOUTFIELD: [1, 'The last card of the hand, if its element is learned.'],
      PLAY_FORCEFIELD: [2, 'The last card of the hand, whatever is learned.'],
      PLAY_FIRSTCARDFIELD: [3, 'The first card of the hand, if its element is learned.'],
    },
  },
  ZTCG_PLAYCARDMODE: {
    about: 'What kinds of cards may be played.',
    combine: 'bits',
    flags: {
      PLAY_MOB: [0, 'Mobs, Jr. Bosses and Bosses.'],
      PLAY_EQUIP: [1, 'Equipment.'],
      PLAY_ACTION: [2, 'Rapid actions.'],
      PLAY_FIELD: [3, 'Fields.'],
    },
  },
  ZTCG_SCOUTMODE: {
    about: 'What `scoutMob` does with a mob it finds.',
    flags: {
      SCOUT_NORMAL: [0, 'Draw it.'],
      SCOUT_SUMMON: [1, 'Play it.'],
    },
  },
  ZTCG_TRYPLAY: {
    about: 'At what moment a play is tried.',
    flags: {
      IS_TRY_PREPARE: [0, 'While options are listed; nothing may be asked.'],
      IS_TRY_TABLE: [1, 'While the card is being laid down; a prompt is fine.'],
    },
  },
  ZTCG_CALL: {
    about: 'Which ability is called.',
    flags: {
      CALL_ACTION: [0, 'The level-up effect of a card of the build tree.'],
      CALL_CHAR_ACTION1: [1, "The character's first ability."],
      CALL_CHAR_ACTION2: [2, "The character's second ability."],
      CALL_CHAR_ACTION3: [3, "The character's third ability."],
    },
  },
  ZTCG_SBOXTYPE: {
    about: 'What the status box shows during an attack: the kind of its attacker.',
    flags: {
      SBOX_MOB: [0, 'A mob, a Jr. Boss or a Boss.'],
      SBOX_CHAR: [1, 'A character.'],
      SBOX_EQUIP: [2, 'A piece of equipment.'],
    },
  },
} as const satisfies Record<string, ContextRow>;
