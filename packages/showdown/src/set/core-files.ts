// Made by packages/showdown/scripts/embed-cards.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data

/** The texts of cards, by folder and file. */
export const CARD_FILES: readonly { path: string; text: string }[] = [
  {
    path: 'dark/barb_toad.lua',
    text: `ZTCG_CARD
{
  "NAME" "Barb Toad"
  "IMAGE" "barb_toad.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Amphibian, Marsh"
  "COST" "130"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "When this card survives an attack of a mob, it attacks that mob for 20, fixed."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Spit - Attack for 20, fixed."
  }

  function onApplyCounterAttack(player)
    local me = getSourceCARD()
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      local slot = getSlotIdFromCARD(not player, getCardPointer(0))
      attack(player, me, 20, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", "SLOT_MOB" .. slot, "STRIKE_TRUE", "ENABLE_PREVENT", "IS_COUNTER")
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'dark/barrow_wight.lua',
    text: `ZTCG_CARD
{
  "NAME" "Barrow Wight"
  "IMAGE" "barrow_wight.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, Barrow"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "As you play this card, put the top three cards of your deck into your graveyard. Then take one Undead card from your graveyard into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Cold Hands - Attack a mob for 30. If that destroys it, draw a card."
  }

  function onInitMob(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    moveCards(player, deck, getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 3)
  end

  function onThinkMob(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local dead = makeFilteredList(player, grave, 0, 0, "ZTCG_DONTCARE", "TYPE_ANY", "ELEM_ANY", "Undead")
    recoverDestroyedCard(player, getCARD(menuCards(player, dead, "Wake an Undead card", "CARDLIST_PEEK")))
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'dark/bone_picker.lua',
    text: `ZTCG_CARD
{
  "NAME" "Bone Picker"
  "IMAGE" "bone_picker.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, Graveyard"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "When this card comes into your graveyard from the hand or the deck, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Pick Clean - Put the top two cards of your deck into your graveyard, then take the top card of your graveyard into your hand."
  }

  function onMoveToDiscardPile(player)
    if hasFlag("IS_DISCARDED", "ZTCG_REMOVETYPE") then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    moveCards(deck, getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 2)
    recoverTopCard(player, "DECK_HAND")
  end
}
`,
  },
  {
    path: 'dark/burial_beetle.lua',
    text: `ZTCG_CARD
{
  "NAME" "Burial Beetle"
  "IMAGE" "burial_beetle.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Insect, Graveyard"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "Whenever a card leaves your graveyard, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Exhume - Take the top card of your graveyard into your hand if its level is 30 or less."
  }

  function onTakeCardFromGraveyard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    recoverCard(player, "DECK_HAND", "RECOVER_TOP", "LESSER", 30)
  end
}
`,
  },
  {
    path: 'dark/cellar_moth.lua',
    text: `ZTCG_CARD
{
  "NAME" "Cellar Moth"
  "IMAGE" "cellar_moth.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Insect, Cave"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "20"
    "TEXT" "When this card leaves your hand, the opponent's character takes 10 damage at the start of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Flutter - Call a coin. If you are right, draw two cards, otherwise one."
  }

  function onTakeFromHand(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end

  function onActivateCharacterAction(player)
    if throwCoin(player) then
      drawCard(player)
    end
    drawCard(player)
  end
}
`,
  },
  {
    path: 'dark/corvin_gravelight.lua',
    text: `ZTCG_CARD
{
  "NAME" "Corvin Gravelight"
  "IMAGE" "corvin_gravelight.png"
  "TYPE" "CHAR"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Character - Sexton, Graveyard"
  "COST" "480"

  TYPE_CHA
  {
    "HP" "200"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Night Watch - Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "Raise - Play a mob of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "3"
      "TEXT" "Last Rites - Attack for 50. If that destroys a card, the opponent discards a random card."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction2(player)
    summon(player, "PLAY_NORMALSUMMON", 40)
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      discardRandomHandCard(not player)
    end
  end
}
`,
  },
  {
    path: 'dark/crow_mask.lua',
    text: `ZTCG_CARD
{
  "NAME" "Crow Mask"
  "IMAGE" "crow_mask.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Armor, Night"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Your character blocks 10 damage. Whenever the opponent chooses one of your deployed cards from a list, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Stolen Face - Throw a coin that nobody calls: draw a card, or the opponent discards one."
  }

  function onEquipBlockDamage(player)
    return hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and 10 or 0
  end

  function onOpponentSelectMenuCard(player)
    local slot = getSlotIdFromCARD(player, getTargetCARD())
    -- From 16 on the slots are the opponent's.
    if slot >= 0 and slot < 16 then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local heads = throwDie(player, 2, 2)
    if heads then
      drawCard(player)
    else
      discardCard(not player)
    end
  end
}
`,
  },
  {
    path: 'dark/crow_moor.lua',
    text: `ZTCG_CARD
{
  "NAME" "Crow Moor"
  "IMAGE" "crow_moor.png"
  "TYPE" "FIELD"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Field - Moor"
  "COST" "150"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "Whenever the opponent draws a card, their character takes 10 damage at the start of your next turn, at most once a turn. When the opponent looks at a card of their deck, they shuffle it."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Across the Moor - Play a field or a mob of level 20 or less."
  }

  function onOpponentDrawCard(player)
    -- One source has one damage over turns on a card, so it does not add up.
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end

  function onOpponentPeekCard(player)
    shuffleDeck(getPlayerDeck(not player, "DECK_DECK"))
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a field or a mob of level 20 or less", "PLAY_FIELD | PLAY_MOB", 20)
  end
}
`,
  },
  {
    path: 'dark/ditch_lurker.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ditch Lurker"
  "IMAGE" "ditch_lurker.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Shade, Marsh"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "Attacks by mobs of level 10 or less on this card are called off."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "From the Mud - Play a Dark mob of level 30 or less."
  }

  function preventTargetCancel(player)
    local attacker = getCardPointer(0)
    return hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and getCurrentLevelFromCARD(player, attacker) <= 10
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_DARK", 30)
  end
}
`,
  },
  {
    path: 'dark/fenlight_colossus.lua',
    text: `ZTCG_CARD
{
  "NAME" "Fenlight Colossus"
  "IMAGE" "fenlight_colossus.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Mob - Giant, Marsh"
  "COST" "450"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "80"
    "TEXT" "Attacks of this card cannot be prevented and cannot be countered. The opponent's Light mobs have 10 less attack."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Heavy Tread - Attack for 50. Characters and mobs cannot slip out of it."
  }

  function onStartAttack(player)
    if isSameCARD(getCardPointer(0), getSourceCARD()) then
      updateGameValue(0, 0)
      updateGameValue(1, 0)
    end
  end

  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyAuraBonus(player, "GLOBALAURA_PASS_PLAYER", "BUFF_ANY", getSourceCARD(), -10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_LIGHT", "")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBALAURA_PASS_PLAYER", "BUFF_ANY", getSourceCARD(), -10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_LIGHT", "")
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_TRUE", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'dark/gallows_rook.lua',
    text: `ZTCG_CARD
{
  "NAME" "Gallows Rook"
  "IMAGE" "gallows_rook.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Mob - Bird, Ruin"
  "COST" "360"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "This card has 10 more attack for each card of yours that was destroyed while it was deployed, at most 30."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Reckoning - Attack with the largest printed attack among your first three mobs, and 10 more."
  }

  function onThinkMob(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 0, 0, "onCalcAttack")
  end

  function onCardDestroyed(player)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, 10, 0, "onCalcAttack")
  end

  function onCalcAttack(player)
    local me = getSourceCARD()
    local grudge = getCardRegister(me, getCardIdFromCARD(me), 0)
    updateGameValue(1, getGameValue(1) + getMinimum(grudge, 30))
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 20, "COLOR_RED")
  end

  function onActivateCharacterAction(player)
    local function strength(n)
      return getBaseAttackFromCARD(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n))
    end
    local damage = getRoundedMax(strength(1), strength(2), strength(3)) + 10
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'dark/grave_marshal.lua',
    text: `ZTCG_CARD
{
  "NAME" "Grave Marshal"
  "IMAGE" "grave_marshal.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Jr. Boss - Undead, Graveyard"
  "COST" "600"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Muster - Whenever you play another mob, it has 10 more attack this turn, and 10 more again if it is Undead."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Turncoats - A hijacked mob on your side has 20 more attack until the end of your turn."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Reserves - Play a mob of level 30 or less, then another one of level 20 or less."
  }

  function onPlayMob(player)
    local mob, me = getTargetCARD(), getSourceCARD()
    if isSameCARD(mob, me) then return end
    newBuff(mob, me, 10, 0, 0, 1)
    if isInfoCARD(mob, "Undead") then
      updateBuff(mob, me, 10, 0, 0)
    end
  end

  function onReceiveHijackCard(player)
    local mob = getTargetCARD()
    if isHijacked(mob) > 0 and matchRequirements(player, 60, 2, "ELEM_DARK") then
      newBuff(mob, getSourceCARD(), 20, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 20)
  end
}
`,
  },
  {
    path: 'dark/gutter_rat.lua',
    text: `ZTCG_CARD
{
  "NAME" "Gutter Rat"
  "IMAGE" "gutter_rat.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Beast, Sewer"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you play this card, another one of its name goes from your graveyard to the top of your deck. When this card is discarded at random, it comes back to your hand. Whenever the opponent plays equipment of level 30 or less, call a coin: if you are right, it is stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Gnaw - Discard a card; if you do, draw two."
  }

  function onThinkMob(player)
    local grave, deck = getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, "DECK_DECK")
    moveCards(player, grave, deck, "TAKE_BYNAME", "PUT_TOP", getCardIdFromCARD(getSourceCARD()))
  end

  function onRandomDiscard(player)
    recoverDestroyedCard(player, getSourceCARD())
  end

  function onInterceptOpponentPlayEquipment(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 30 and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    if not isNullCARD(discardCard(player)) then
      drawCard(player)
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'dark/hangman_s_compass.lua',
    text: `ZTCG_CARD
{
  "NAME" "Hangman's Compass"
  "IMAGE" "hangman_s_compass.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Equipment - Weapon, Ruin"
  "COST" "400"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "Your attacks on characters deal 20 more damage. Whenever equipment of the opponent is destroyed, they discard a random card."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Needle - Attack the opponent's character for 20, fixed."
  }

  function onEquipBuff(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 20 end
    return 0
  end

  function onAttackOpponentEquipDestroyed(player)
    discardCardRandom(not player)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_CHA", "SLOT_CHAR", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'dark/hollow_crow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Hollow Crow"
  "IMAGE" "hollow_crow.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Bird, Ruin"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "Whenever a card of the opponent is destroyed, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Carrion Call - The opponent discards a random card."
  }

  function onOpponentCardMovedToDiscardPile(player)
    if hasFlag("IS_DESTROYED", "ZTCG_REMOVETYPE") then
      increaseNextAttackDamage(player, 10)
    end
  end

  function onLevelActionTrigger(player)
    discardRandomHandCard(not player)
  end
}
`,
  },
  {
    path: 'dark/hush_spider.lua',
    text: `ZTCG_CARD
{
  "NAME" "Hush Spider"
  "IMAGE" "hush_spider.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Insect, Cave"
  "COST" "180"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "Before this card damages a mob, that mob is silenced until the end of its controller's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Cocoon - A piece of the opponent's equipment that you choose is silenced for two of their turns."
  }

  function onExecuteNormalAttack(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applySilence(player, getTargetCARD(), 1)
      createEffect("silence")
    end
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 99, "TYPE_EQP", "ELEM_ANY", "", player)
    applySilence(player, selectGameTableCardFromCoordinatesList("Silence equipment", places, player), 2)
    destroyTableCardCoordinatesList(places)
  end
}
`,
  },
  {
    path: 'dark/ill_omen.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ill Omen"
  "IMAGE" "ill_omen.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Night"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "0"
    "TEXT" "Your next attack this turn deals 20 more damage. If it hits a mob, that mob is stunned until the end of its controller's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Bad Dreams - Put the top card of your deck into your graveyard and draw a card. The opponent's character takes 10 damage at the start of your next turn."
  }

  function onThinkAction(player)
    insertCardNextAction(player)
  end

  function onCalcNextAttack(player)
    updateGameValue(1, getGameValue(1) + 20)
    return true
  end

  function onExecuteNextAttack(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applyStun(player, getTargetCARD(), 1)
    end
    return true
  end

  function onLevelActionTrigger(player)
    moveCards(getPlayerDeck(player, "DECK_DECK"), getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 1)
    drawCard(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end
}
`,
  },
  {
    path: 'dark/lantern_of_names.lua',
    text: `ZTCG_CARD
{
  "NAME" "Lantern of Names"
  "IMAGE" "lantern_of_names.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Equipment - Relic, Graveyard"
  "COST" "1000"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your attacks deal 10 more damage for every five cards in your graveyard, at most 30 more. Whenever you take a card from your graveyard by an effect that recovers, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Roll Call - Take a card that is no mob from your graveyard into your hand and put another one under your deck."
  }

  function onEquipBuff(player)
    local cards, count = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    return getMinimum(30, 10 * (count // 5))
  end

  function onRecoverCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    recoverCard(player, "DECK_HAND", "RECOVER_EQP | RECOVER_ACT | RECOVER_FLD", "GREATER", 0)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local card = menuCards(player, grave, "Put a card under your deck", "CARDLIST_PEEK")
    takeTargetCardFromListToDeck(getPlayerDeck(player, "DECK_DECK"), grave, card, "DECK_BOTTOM")
  end
}
`,
  },
  {
    path: 'dark/marked_knucklebones.lua',
    text: `ZTCG_CARD
{
  "NAME" "Marked Knucklebones"
  "IMAGE" "marked_knucklebones.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Tool, Luck"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Whenever the opponent throws a die or a coin that nobody calls, heal your character 10. Whenever they call a coin, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Cast the Bones - Throw a die with six faces. On 4 or more draw a card. On 5 the top card of your graveyard also goes on top of your deck, on 6 into your hand."
  }

  function onOpponentThrowDie(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentThrowCoinFixed(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentThrowCoin(player)
    increaseNextAttackDamage(player, 10)
  end

  function onActivateCharacterAction(player)
    local won, face = throwDie(player, 4, 6)
    if won then drawCard(player) end
    -- No pile at all: the card stays where it is.
    local pile = "DECK_CARD"
    if face == 5 then pile = "DECK_DECK" end
    if face == 6 then pile = "DECK_HAND" end
    moveCards(player, getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, pile), "TAKE_NEXT", "PUT_TOP", 1)
  end
}
`,
  },
  {
    path: 'dark/mire_wisp.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mire Wisp"
  "IMAGE" "mire_wisp.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Shade, Marsh"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When this card is stunned, it goes away until the end of your turn. When this card goes away, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "False Light - A mob of the opponent that you choose is silenced until the end of their turn."
  }

  function onReceiveStun(player)
    applyAway(player, getSourceCARD(), 1)
  end

  function onReceiveAway(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRV", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "")
    applySilence(player, getCARD(menuCards(player, mobs, "Silence a mob", "CARDLIST_PEEK")), 1)
  end
}
`,
  },
  {
    path: 'dark/mother_midnight.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mother Midnight"
  "IMAGE" "mother_midnight.png"
  "TYPE" "BOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Boss - Spirit, Night"
  "COST" "2000"

  TYPE_BOS
  {
    "LEVEL" "90"
    "ATTCK" "50"
    "HP" "160"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Long Shadow - Whenever the opponent is about to use an ability of their build tree, throw a die with six faces: on 5 or more nothing happens instead."
    }
    LVL_ACTION
    {
      "LEVEL" "90"
      "ATTRB" "3"
      "TEXT" "Nightfall - Once a match, when this card destroys a mob, you have one more turn after this one. The opponent's first mob of level 10 or less is on your side while this card is deployed."
    }
  }

  function onOpponentInterceptCharacterAction(player)
    if hasSharedFlagsCARD(getTargetCARD(), "FLAG_TYPE", "TYPE_CHAR") then return false end
    local stopped = throwDie(player, 5, 6)
    return stopped
  end

  function applyBlocks(player)
    local me = getSourceCARD()
    if not matchRequirements(player, 90, 3, "ELEM_DARK") or getSlotIdFromCARD(player, me) < 0 then return end
    for n = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. n)
      if not isNullCARD(mob) and getBaseLevelFromCARD(mob) <= 10 then
        applyBlockAura(mob, "AURA_HIJACK", me)
        return
      end
    end
  end

  function undoBlocks(player)
    for n = 1, 7 do
      removeBlockAura(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), "AURA_HIJACK", getSourceCARD())
      removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. n), "AURA_HIJACK", getSourceCARD())
    end
  end

  function onExecuteAttackAndDestroyed(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if getCardRegister(me, id, 0) == 0 and matchRequirements(player, 90, 3, "ELEM_DARK") then
      editCardRegister(me, id, 0, 1, 0, "onExecuteAttackAndDestroyed")
      doubleTurn(player)
    end
  end
}
`,
  },
  {
    path: 'dark/muffled_bell.lua',
    text: `ZTCG_CARD
{
  "NAME" "Muffled Bell"
  "IMAGE" "muffled_bell.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Equipment - Relic, Night"
  "COST" "380"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "The opponent cannot play equipment of level 20 or less. Whenever they play other equipment, it is silenced until the end of their turn. Whenever they play a field, call a coin: if you are right, it is stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Toll - The opponent cannot play rapid actions in their next turn."
  }

  function onOpponentTryPlayEquipment(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then
      updateGameValue(0, 0)
    end
  end

  function onOpponentPlayEquipment(player)
    applySilence(player, getTargetCARD(), 1)
  end

  function onInterceptOpponentPlayField(player)
    if throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    turnAction(not player, false)
  end
}
`,
  },
  {
    path: 'dark/night_ferryman.lua',
    text: `ZTCG_CARD
{
  "NAME" "Night Ferryman"
  "IMAGE" "night_ferryman.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, River"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Whenever a mob of the opponent is destroyed, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Passage - Play a mob of level 40 or less."
  }

  function onAttackOpponentMobDestroyed(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 40)
  end
}
`,
  },
  {
    path: 'dark/open_graves.lua',
    text: `ZTCG_CARD
{
  "NAME" "Open Graves"
  "IMAGE" "open_graves.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Recovery"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Take up to two mobs of level 30 or less from your graveyard into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Wake - Take a mob of level 60 or less from your graveyard into your hand."
  }

  function onThinkAction(player)
    for count = 1, 2 do
      recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 30)
    end
  end

  function onLevelActionTrigger(player)
    recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 60)
  end
}
`,
  },
  {
    path: 'dark/pickpocket_fog.lua',
    text: `ZTCG_CARD
{
  "NAME" "Pickpocket Fog"
  "IMAGE" "pickpocket_fog.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Crime, Weather"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "The opponent discards a random card. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Light Fingers - Take the top three cards of your deck: one of them, at random, goes to your graveyard, the others go under your deck, shuffled. Draw a card."
  }

  function onThinkAction(player)
    discardRandomCardFromDeck(not player, getPlayerDeck(not player, "DECK_HAND"))
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local discarded, rest = discardRandomCardFromList(player, takeCardsFromDeck(player, deck, 3))
    if discarded then
      shuffleList(player, rest)
      moveCardsFromListToDeck(player, rest, deck, "TAKE_NEXT", "PUT_BOTTOM", 2)
    end
    drawCard(player)
  end
}
`,
  },
  {
    path: 'dark/plague_chart.lua',
    text: `ZTCG_CARD
{
  "NAME" "Plague Chart"
  "IMAGE" "plague_chart.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Chart, Disease"
  "COST" "150"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "The opponent's character and mobs take 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Quarantine - The opponent's mobs of level 60 or less take 10 damage at the start of your next turn. Draw a card if they have three or more mobs."
  }

  function onThinkAction(player)
    applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
    resetNewEffectAttributes()
    setNewEffectScale(1.5, 1.5)
    setNewEffectDrawType("DRAW_SCALED")
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_DEST_COLOR", "BLEND_ZERO")
    createEffect("hurt")
  end

  function onActivateCharacterAction(player)
    applyGlobalDOT("GLOBAL_HITMOBS", player, getSourceCARD(), 10, 1, "USE_FILTER", 0, 0, 60, "TYPE_ANYMOB", "ELEM_ANY", "")
    if getMobsOnTable(player, "ONLY_ADVSRY") >= 3 then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'dark/press_gang.lua',
    text: `ZTCG_CARD
{
  "NAME" "Press Gang"
  "IMAGE" "press_gang.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Rapid Action - Crime"
  "COST" "400"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "Hijack a mob of the opponent of level 50 or less until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Bribe - Discard a card; if you do, hijack a mob of the opponent of level 30 or less until the end of your next turn."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 50, "TYPE_MOB", "ELEM_ANY", "")
    applyHijack(player, getCARD(menuCards(player, mobs, "Hijack a mob", "CARDLIST_PEEK")), 2)
    resetNewEffectAttributes()
    setNewEffectScale(1.5, 1.5)
    createEffect("hijack")
  end

  function onActivateCharacterAction(player)
    if isNullCARD(discardCard(player)) then return end
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 30, "TYPE_MOB", "ELEM_ANY", "")
    applyHijack(player, getCARD(menuCards(player, mobs, "Hijack a mob", "CARDLIST_PEEK")), 2)
  end
}
`,
  },
  {
    path: 'dark/road_toll_baron.lua',
    text: `ZTCG_CARD
{
  "NAME" "Road Toll Baron"
  "IMAGE" "road_toll_baron.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Jr. Boss - Thief, Road"
  "COST" "560"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Roadblock - Whenever the opponent plays a mob of level 30 or less, call a coin: if you are right, the mob is stopped. Whenever a mob of theirs is stopped, draw a card."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Confiscation - Whenever the opponent plays equipment or a field, call a coin: if you are right, it is stopped."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Ransom - Play rock, paper, scissors. If you win, the opponent discards a card; if not, you draw one."
  }

  function onInterceptOpponentPlayMob(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 30 and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onOpponentPlayMobCancel(player)
    drawCard(player)
  end

  function onInterceptOpponentPlayEquipment(player)
    if matchRequirements(player, 60, 2, "ELEM_DARK") and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onInterceptOpponentPlayField(player)
    if matchRequirements(player, 60, 2, "ELEM_DARK") and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    if playRps(player) then
      discardCard(not player)
    else
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'dark/sexton_s_spade.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sexton's Spade"
  "IMAGE" "sexton_s_spade.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Tool, Graveyard"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Whenever you discard a card, look at the top card of your deck and draw it if it is a Dark card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Turn the Soil - Choose a card of the opponent's hand without seeing it: they reveal it. Draw a card."
  }

  function onDiscardCard(player)
    local top = peekNextCard(player)
    if hasSharedFlagsCARD(top, "FLAG_ELEM", "ELEMENT_DARK") then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local hand = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))
    local card = getCARD(menuCards(player, hand, "Turn a card over", "CARDLIST_HIDE"))
    if not isNullCARD(card) then revealCard(player, "Turned over", card) end
    drawCard(player)
  end
}
`,
  },
  {
    path: 'dark/starless_night.lua',
    text: `ZTCG_CARD
{
  "NAME" "Starless Night"
  "IMAGE" "starless_night.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Rapid Action - Night"
  "COST" "500"

  TYPE_ACT
  {
    "LEVEL" "60"
    "TEXT" "Choose a card of the opponent's build tree: it goes to the graveyard. All mobs of the opponent are silenced until your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Darkness - A mob of the opponent of level 70 or less that you choose is stunned for two of their turns."
  }

  function onThinkAction(player)
    local tree = makeListFromCharacterActions(not player, true, false)
    local card = menuCards(player, tree, "Destroy an ability", "CARDLIST_PEEK")
    if destroyCharacterAction(player, getCARD(card), false) then
      resetNewEffectAttributes()
      setNewEffectTint(30, 20, 60, 255)
      setNewEffectDrawType("DRAW_TINTED")
      setNewEffectSpriteDuration(8)
      setNewEffectBlendingFlags("BLEND_DEST_MINUS_SRC", "BLEND_ONE", "BLEND_ONE")
      createEffect("destroy")
    end
    applyGlobalSilence(player)
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_ADVSRV", 0, 0, 70, "TYPE_ANYMOB", "ELEMENT_ANY", "", player)
    applyStun(player, selectGameTableCardFromCoordinatesList("Stun a mob", places, player), 2)
    destroyTableCardCoordinatesList(places)
  end
}
`,
  },
  {
    path: 'dark/sunken_barrow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sunken Barrow"
  "IMAGE" "sunken_barrow.png"
  "TYPE" "FIELD"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Field - Barrow"
  "COST" "340"

  TYPE_FLD
  {
    "TEXT" "All of your Undead and Shade mobs have 10 more attack and 10 more HP. You cannot play Light mobs."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Breach - Play a Dark mob of level 50 or less from your hand; if you do, discard a card."
  }

  function onTryPlayMob(player)
    if getElementFromCARD(getTargetCARD()) == decodeZtcgFlag("ELEMENT_LIGHT") then
      updateGameValue(0, 0)
    end
  end

  function applyBuffs(player)
    -- Under the character the card is an ability and no field.
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Undead")
    applyAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Shade")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Undead")
    removeAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Shade")
  end

  function onActivateCharacterAction(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_DARK", 50) then
      discardCard(player)
    end
  end
}
`,
  },
  {
    path: 'dark/tallow_ghoul.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tallow Ghoul"
  "IMAGE" "tallow_ghoul.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, Ruin"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever you play a Jr. Boss or a Boss while this card lies in your graveyard, it comes back to your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Feast - Take the top card of your graveyard into your hand, then draw a card."
  }

  function onPlayCardViewGraveyard(player)
    if isBossCARD(getTargetCARD()) then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onLevelActionTrigger(player)
    recoverTopCard(player, "DECK_HAND")
    drawCard(player)
  end
}
`,
  },
  {
    path: 'dark/uncrowned_barrow_king.lua',
    text: `ZTCG_CARD
{
  "NAME" "Uncrowned Barrow King"
  "IMAGE" "uncrowned_barrow_king.png"
  "TYPE" "BOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Boss - Undead, Barrow"
  "COST" "1600"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Summons of the Dead - When you play this card, take up to three mobs of level 60 or less from your graveyard into your hand and play one of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "2"
      "TEXT" "Dread - The opponent's first mob is stunned and silenced while this card is deployed."
    }
  }

  function onThinkMob(player)
    for count = 1, 3 do
      recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 60)
    end
    resetNewEffectAttributes()
    setNewEffectPosition(400, 300)
    setNewEffectDuration(60)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ZERO", "BLEND_SRC_COLOR")
    createEffect("deploy")
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 40)
  end

  function applyBlocks(player)
    if matchRequirements(player, 80, 2, "ELEM_DARK") and getSlotIdFromCARD(player, getSourceCARD()) > 0 then
      applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())
      applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())
    end
  end

  function undoBlocks(player)
    removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())
    removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())
  end
}
`,
  },
  {
    path: 'dark/vesna_nightcourse.lua',
    text: `ZTCG_CARD
{
  "NAME" "Vesna Nightcourse"
  "IMAGE" "vesna_nightcourse.png"
  "TYPE" "CHAR"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Character - Thief, Night"
  "COST" "1200"

  TYPE_CHA
  {
    "HP" "180"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Dead Reckoning - Draw a card, then play a card of your character's level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "1"
      "TEXT" "Press Into Service - Take a mob of level 30 or less from your graveyard into your hand."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "2"
      "TEXT" "Turn the Crew - Hijack a mob of the opponent of level 50 or less until the end of your next turn."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", getCurrentLevelFromCARD(getSourceCARD()))
  end

  function onActivateCharacterAction2(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local mobs = makeFilteredList(player, grave, 0, 0, 30, "TYPE_ANYMOB", "ELEM_ANY", "")
    recoverDestroyedCard(player, getCARD(menuCards(player, mobs, "Take back a mob", "CARDLIST_PEEK")))
  end

  function onActivateCharacterAction3(player)
    local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 50, "TYPE_MOB", "ELEM_ANY", "", player)
    applyHijack(player, selectGameTableCardFromCoordinatesList("Hijack a mob", places, player), 2)
    destroyTableCardCoordinatesList(places)
    createEffect("hijack")
  end
}
`,
  },
  {
    path: 'dark/whisper_campaign.lua',
    text: `ZTCG_CARD
{
  "NAME" "Whisper Campaign"
  "IMAGE" "whisper_campaign.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Rumour"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "A mob or a piece of equipment of the opponent that you choose is silenced for two of their turns. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Hearsay - Choose an ability of the opponent's build tree: it is passed over in their next turn."
  }

  function onThinkAction(player)
    local cards = makeFilteredTableList(player, "ONLY_ADVSRV", 0, 0, 99, "TYPE_ANYMOB | TYPE_EQP", "ELEMENT_ANY", "")
    applySilence(player, getCARD(menuCards(player, cards, "Silence a card", "CARDLIST_PEEK")), 2)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    skipOpponentCharacterAction(player, true)
  end
}
`,
  },
  {
    path: 'earth/bog_down.lua',
    text: `ZTCG_CARD
{
  "NAME" "Bog Down"
  "IMAGE" "bog_down.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "300"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "The opponent cannot play mobs in their next turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Draw a card; if it is a mob, heal your character by 10 HP."
  }

  function onThinkAction(player)
    turnSummon(not player, false)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    drawCard(player)
    if not isNullCARD(top) and hasSharedFlagsCARD(top, "FLAG_TYPE", "TYPE_ANYMOB") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
`,
  },
  {
    path: 'earth/boundary_boar.lua',
    text: `ZTCG_CARD
{
  "NAME" "Boundary Boar"
  "IMAGE" "boundary_boar.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When this card survives an attack, it gets +20 attack until it has attacked, at most until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Draw two cards."
  }

  function onReceiveAttackAndSurvived(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onExecuteAttack(player)
    removeBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0)
  end

  function onLevelActionTrigger(player)
    drawCard(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'earth/cairn_sentry.lua',
    text: `ZTCG_CARD
{
  "NAME" "Cairn Sentry"
  "IMAGE" "cairn_sentry.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When an attack would deal 30 or more damage to one of your mobs, your character may take 20 damage instead."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onCheckPreventAttack(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") and getGameValue(0) >= 30 then
      return hpDrainPrevent(player, 20, getTargetCARD(), getGameValue(0))
    end
    return false
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'earth/dig_in.lua',
    text: `ZTCG_CARD
{
  "NAME" "Dig In"
  "IMAGE" "dig_in.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Each of your mobs blocks 20 damage of each attack on it until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    for slot = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. slot), getSourceCARD(), 0, 0, 20, 2)
    end
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then return true end
    return false
  end
}
`,
  },
  {
    path: 'earth/dry_ditch_toad.lua',
    text: `ZTCG_CARD
{
  "NAME" "Dry Ditch Toad"
  "IMAGE" "dry_ditch_toad.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "This card blocks 10 damage of each attack on it."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card. If it is a mob of level 20 or less of an element you have learned, play it."
  }

  function onCalcDefense(player)
    updateGameValue(0, getGameValue(0) + 10)
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then summon(player, "PLAY_SCOUTSUMMON", "ELEM_ANY", 20) end
  end
}
`,
  },
  {
    path: 'earth/granite_foreman.lua',
    text: `ZTCG_CARD
{
  "NAME" "Granite Foreman"
  "IMAGE" "granite_foreman.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone, Surveyor"
  "COST" "190"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Your Stone cards have +10 attack and +10 HP, this card included."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Play a mob of level 50 or less."
  }

  -- What lies under the character has no slot, and gives no aura.
  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Stone")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Stone")
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 50)
  end
}
`,
  },
  {
    path: 'earth/hollow_hill_badger.lua',
    text: `ZTCG_CARD
{
  "NAME" "Hollow Hill Badger"
  "IMAGE" "hollow_hill_badger.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "At the start of your turn, if this card is in your graveyard and you have no mobs, put it into your hand. When it is recovered, its level is 20 lower until the end of the turn."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 30 or less."
  }

  function onStartTurnViewGraveyard(player)
    if getMobsOnTable(player, "ONLY_PLAYER") == 0 then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onRecover(player)
    newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 1)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 30)
  end
}
`,
  },
  {
    path: 'earth/keystone_maul.lua',
    text: `ZTCG_CARD
{
  "NAME" "Keystone Maul"
  "IMAGE" "keystone_maul.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Equipment - Weapon"
  "COST" "480"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your character's attacks deal 10 more damage for each of your equipment. When an attack destroys one of your equipment, you may play an equipment of level 40 or less."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 60."
  }

  function onEquipBuff(player)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then
      return 10 * getEquipsOnTable(player, "ONLY_PLAYER")
    end
    return 0
  end

  function onAttackEquipDestroyed(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 40)
  end

  function onActivateCharacterAction(player)
    resetNewEffectAttributes()
    setNewEffectDrawType("DRAW_SOURCE")
    setNewEffectFlags("FLIP_NONE")
    createEffect("strike")
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 60, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'earth/levelling_staff.lua',
    text: `ZTCG_CARD
{
  "NAME" "Levelling Staff"
  "IMAGE" "levelling_staff.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Tool"
  "COST" "140"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "This card cannot be attacked while you have another equipment. At the start of your turn, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a field."
  }

  function preventTargetEquip(player)
    return getEquipsOnTable(player, "ONLY_PLAYER") > 1
  end

  -- Under the character it must not heal: it is deployed only if it has a slot.
  function onStartTurn(player)
    if getSlotIdFromCARD(player, getSourceCARD()) > 0 then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function onActivateCharacterAction(player)
    locate(player, "PLAY_NORMALFIELD")
  end
}
`,
  },
  {
    path: 'earth/marker_stone.lua',
    text: `ZTCG_CARD
{
  "NAME" "Marker Stone"
  "IMAGE" "marker_stone.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "10"
    "HP" "50"
    "TEXT" "Attacks cannot choose your other mobs of level 10 or less."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Heal your character by 10 HP, and one of your mobs fully."
  }

  function preventIntercomeTargetMob(player)
    local target = getTargetCARD()
    return not isSameCARD(target, getSourceCARD()) and getBaseLevelFromCARD(target) <= 10
  end

  function onActivateCharacterAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    local places = getTableCardCoordinates("ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "", player)
    local mob = selectGameTableCardFromCoordinatesList("Heal a mob", places, player)
    refreshHP(player, mob, getMaxHpFromCARD(mob))
  end
}
`,
  },
  {
    path: 'earth/mason_s_ledger.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mason's Ledger"
  "IMAGE" "mason_s_ledger.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Equipment - Tool"
  "COST" "350"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "At the onset of your turn, draw a card if you have two or more equipment. While you have four, you cannot play more."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 60 or less."
  }

  function onStartCharacterActions(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 2 then drawCard(player) end
  end

  function onTryPlayEquipment(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 4 then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", 60)
  end
}
`,
  },
  {
    path: 'earth/mother_escarpment.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mother Escarpment"
  "IMAGE" "mother_escarpment.png"
  "TYPE" "BOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Boss - Stone"
  "COST" "1500"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you play this card, it attacks each opposing mob for 40. The opponent cannot play mobs of level 10 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "When your turn begins, heal this card by 20 HP."
    }
  }

  function onThinkMob(player)
    createEffect("deploy")
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 40, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onOpponentTryPlayMob(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 10 then updateGameValue(0, 0) end
  end

  function onReactivateCardEffects(player)
    if matchRequirements(player, 70, 2, "ELEM_EARTH") then
      refreshHP(player, getSourceCARD(), 20)
    end
  end
}
`,
  },
  {
    path: 'earth/odo_of_the_terraces.lua',
    text: `ZTCG_CARD
{
  "NAME" "Odo of the Terraces"
  "IMAGE" "odo_of_the_terraces.png"
  "TYPE" "CHAR"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Character - Mason"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "200"
    LVL_ACTION
    {
      "LEVEL" "10"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of level 30 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Play an equipment of your level or less. If you do, heal your character by 20 HP."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Your character attacks for 20, and 10 more for each of your equipment."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of level 30 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 30)
  end

  function onActivateCharacterAction2(player)
    if equip(player, "PLAY_NORMALEQUIP", getCurrentLevelFromCARD(getSourceCARD())) then
      refreshHP(player, getSourceCARD(), 20)
    end
  end

  function onActivateCharacterAction3(player)
    local damage = 20 + 10 * getEquipsOnTable(player, "ONLY_PLAYER")
    attack(player, getSourceCARD(), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'earth/old_drumlin.lua',
    text: `ZTCG_CARD
{
  "NAME" "Old Drumlin"
  "IMAGE" "old_drumlin.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Jr. Boss - Stone"
  "COST" "950"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "130"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Each healing of your cards heals 10 HP more."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When one of your mobs is destroyed, you may play a mob of level 30 or less."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Heal each of your mobs by 30 HP, and your character by 20 HP."
  }

  function onInterceptRefreshCard(player)
    updateGameValue(0, getGameValue(0) + 10)
  end

  function onAttackMobDestroyed(player)
    if matchRequirements(player, 50, 2, "ELEM_EARTH") then
      summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30)
    end
  end

  function onActivateCharacterAction(player)
    for slot = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, slot), 30)
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
`,
  },
  {
    path: 'earth/peat_cutter.lua',
    text: `ZTCG_CARD
{
  "NAME" "Peat Cutter"
  "IMAGE" "peat_cutter.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Surveyor"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play an equipment, this card gets +20 attack until the end of the turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If it is an equipment of level 30 or less of an element you have learned, play it."
  }

  function onPlayEquipment(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then equip(player, "PLAY_SCOUTEQUIP", "ELEM_ANY", 30) end
  end
}
`,
  },
  {
    path: 'earth/plateau_elk.lua',
    text: `ZTCG_CARD
{
  "NAME" "Plateau Elk"
  "IMAGE" "plateau_elk.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Mob - Beast"
  "COST" "380"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "70"
    "TEXT" "When this card is healed, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Play a mob of your level or less, then draw a card."
  }

  function onRefresh(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local level = getCurrentLevelFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", level)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'earth/quarry_of_echoes.lua',
    text: `ZTCG_CARD
{
  "NAME" "Quarry of Echoes"
  "IMAGE" "quarry_of_echoes.png"
  "TYPE" "FIELD"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Field - Region"
  "COST" "400"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "As you play this card, the ground shakes: it attacks each opposing mob for 10. Then draw a card. To replace this field, your character loses 20 HP. When a mob of yours is played, it gets +10 HP for good."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob or an equipment of level 40 or less."
  }

  function onInitField(player)
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_NIL", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function afterThinkField(player)
    drawCard(player)
  end

  -- The price is asked for while plays are listed, and paid as the new field is laid down.
  function onTryPlayField(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    local left = getHpFromCARD(char) - 20
    if hasFlag("IS_TRY_PREPARE", "ZTCG_TRYPLAY") and left <= 0 then updateGameValue(0, 0) end
    if hasFlag("IS_TRY_TABLE", "ZTCG_TRYPLAY") then editCardHP(char, left) end
  end

  function onPlayMob(player)
    increaseMaxHP(getTargetCARD(), 10)
    refreshHP(player, getTargetCARD(), 10)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a mob or an equipment", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP", 40)
  end
}
`,
  },
  {
    path: 'earth/rampart_ox.lua',
    text: `ZTCG_CARD
{
  "NAME" "Rampart Ox"
  "IMAGE" "rampart_ox.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Mob - Beast"
  "COST" "320"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "30"
    "HP" "70"
    "TEXT" "While this card has more than 40 HP, attacks on your character hit this card instead."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Heal your character by 30 HP."
  }

  function onInterceptAttack(player)
    local me = getSourceCARD()
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getHpFromCARD(me) > 40 then
      setCardPointer(1, me)
    end
  end

  function onActivateCharacterAction(player)
    createEffect("heal")
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30)
  end
}
`,
  },
  {
    path: 'earth/recut_the_border.lua',
    text: `ZTCG_CARD
{
  "NAME" "Recut the Border"
  "IMAGE" "recut_the_border.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Attacks for 10 for each of your mobs, and 10 more."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Choose a card of your build tree: its level-up ability is used once more."
  }

  function onThinkAction(player)
    increaseNextAttackDamage(player, 10)
    mobReaver(player, getSourceCARD(), 10, "ONLY_PLAYER")
  end

  function onActivateCharacterAction(player)
    -- Not this ability itself, which would never end.
    local tree = makeListFromCharacterActions(player, true, true)
    local card = getCARD(menuCards(player, tree, "Which ability?", "CARDLIST_PEEK"))
    if not isNullCARD(card) and not isSameCARD(card, getSourceCARD()) then
      applyCharacterAction(player, card, "CALL_ACTION")
    end
  end
}
`,
  },
  {
    path: 'earth/rubble_porter.lua',
    text: `ZTCG_CARD
{
  "NAME" "Rubble Porter"
  "IMAGE" "rubble_porter.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play this card, put the top card of your deck under it. When this card goes to the graveyard, the cards under it come to your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 40 or less."
  }

  function onThinkMob(player)
    putCardUnder(getSourceCARD(), takeCardsFromDeck(getPlayerDeck(player, "DECK_DECK"), 1))
  end

  function onReceiveAttackAndSentToDiscardPile(player)
    local load = removeCardsUnder(getSourceCARD())
    moveCardsFromListToDeck(load, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", getListLength(load))
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", 40)
  end
}
`,
  },
  {
    path: 'earth/scarp_hare.lua',
    text: `ZTCG_CARD
{
  "NAME" "Scarp Hare"
  "IMAGE" "scarp_hare.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When an attack destroys this card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card. If you have a Scarp Hare deployed, heal your character by 10 HP."
  }

  function onReceiveAttackAndDestroyed(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if playerHasCardIdDeployed(player, getCardIdFromCARD(getSourceCARD())) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
`,
  },
  {
    path: 'earth/shaft_pick.lua',
    text: `ZTCG_CARD
{
  "NAME" "Shaft Pick"
  "IMAGE" "shaft_pick.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Weapon, Tool"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Once each turn, one of your attacks can deal 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your next attack this turn deals 20 more damage."
  }

  function onEquipRefreshCharges(player)
    return 1
  end

  function onEquipBuffWithCharge(player)
    return 10
  end

  function onActivateCharacterAction(player)
    increaseNextAttackDamage(player, 20)
  end
}
`,
  },
  {
    path: 'earth/slate_armor.lua',
    text: `ZTCG_CARD
{
  "NAME" "Slate Armor"
  "IMAGE" "slate_armor.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Armor"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "As you play this card, discard a random card of your hand. When it is in place, draw two cards and heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Heal your character by 20 HP."
  }

  -- The price is paid before anyone can answer.
  function onInitEquipment(player)
    discardRandomHandCard(player)
  end

  function afterThinkEquipment(player)
    drawCard(player)
    drawCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
`,
  },
  {
    path: 'earth/sod_thrower.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sod Thrower"
  "IMAGE" "sod_thrower.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Surveyor"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play this card, it attacks a mob for 20. When it is hijacked, it gets -20 attack for two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onThinkMob(player)
    attack(player, getSourceCARD(), 20, "ATKRES_DONT_HIT_CHAR", "ATKSRC_MOB", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  -- Nobody digs well for strangers.
  function onReceiveHijack(player)
    newBuff(getSourceCARD(), getSourceCARD(), -20, 0, 0, 2)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'earth/standing_orders.lua',
    text: `ZTCG_CARD
{
  "NAME" "Standing Orders"
  "IMAGE" "standing_orders.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "360"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Until your next turn, whenever one of your mobs has been attacked, heal it by 20 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Raise your character's max HP by 20 and heal it by 20 HP."
  }

  -- The card lies in the graveyard, but goes on listening.
  function onThinkAction(player)
    insertCardTurnAction(player)
  end

  function onReceiveAttackCard(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then refreshHP(player, getTargetCARD(), 20) end
  end

  function onLevelActionTrigger(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    increaseMaxHP(char, 20)
    refreshHP(player, char, 20)
  end
}
`,
  },
  {
    path: 'earth/sudden_rockfall.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sudden Rockfall"
  "IMAGE" "sudden_rockfall.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Disaster"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Attacks each opposing mob for 20."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Your character attacks a mob for 20."
  }

  function onThinkAction(player)
    createEffect("hurt")
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 20, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'earth/tamsin_greywall.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tamsin Greywall"
  "IMAGE" "tamsin_greywall.png"
  "TYPE" "CHAR"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Character - Surveyor"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "180"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of your level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "Play a mob of level 30 or less; it gets +10 HP."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Each of your mobs gets +10 attack until the end of the turn. While you have this ability and five or more mobs, mobs cannot choose your character as a target."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    local level = getCurrentLevelFromCARD(player, getSourceCARD())
    playCard(player, "Play a card of your level or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", level)
  end

  function onActivateCharacterAction2(player)
    local slot = nextFreeMobSlot(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30) then
      increaseMaxHP(getOnBoardCARD(player, slot), 10)
      refreshHP(player, getOnBoardCARD(player, slot), 10)
    end
  end

  function onActivateCharacterAction3(player)
    for slot = 1, 7 do
      newBuff(getOnBoardCARD(player, slot), getSourceCARD(), 10, 0, 0, 1)
    end
  end

  -- The wall in front of her holds only against mobs.
  function preventTargetCharacter(player)
    if not matchRequirements(player, 70, 2, "ELEM_EARTH") then return false end
    return hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and getMobsOnTable(player, "ONLY_PLAYER") >= 5
  end
}
`,
  },
  {
    path: 'earth/terrace_behemoth.lua',
    text: `ZTCG_CARD
{
  "NAME" "Terrace Behemoth"
  "IMAGE" "terrace_behemoth.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Jr. Boss - Beast"
  "COST" "520"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "The opposing mob in the slot with the same number as this card's slot is stunned while this card is deployed."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When the opponent plays a mob of level 20 or less, throw a coin: if you win, the mob is stopped."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40."
  }

  function applyBlocks(player)
    applyBlockAura(opposite(player), "AURA_STUN", getSourceCARD())
  end

  -- It may have changed sides since: look through all slots.
  function undoBlocks(player)
    local me = getSourceCARD()
    for slot = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. slot)
      if hasBlockAura(mob, "AURA_STUN", me) then removeBlockAura(mob, "AURA_STUN", me) end
    end
  end

  -- A card that lies under the character has no slot, and so no opposite.
  function opposite(player)
    return getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. getSlotIdFromCARD(player, getSourceCARD()))
  end

  function onInterceptOpponentPlayMob(player)
    if not matchRequirements(player, 50, 2, "ELEM_EARTH") then return end
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 and throwCoin(player) then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'earth/terraced_valley.lua',
    text: `ZTCG_CARD
{
  "NAME" "Terraced Valley"
  "IMAGE" "terraced_valley.png"
  "TYPE" "FIELD"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Field - Region"
  "COST" "120"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "In the opponent's turn, this field blocks 10 more while you have two or more equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card, then play a field."
  }

  -- A turn begins with the printed block; this comes after it.
  function onOpponentStartTurn(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 2 then setFieldRegister(player, 20) end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")
  end
}
`,
  },
  {
    path: 'earth/the_great_levelling.lua',
    text: `ZTCG_CARD
{
  "NAME" "The Great Levelling"
  "IMAGE" "the_great_levelling.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Rapid Action - Disaster"
  "COST" "900"

  TYPE_ACT
  {
    "LEVEL" "60"
    "TEXT" "Destroy each mob of level 30 or less, on both sides."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Destroy one of the opponent's mobs of level 20 or less."
  }

  function onThinkAction(player)
    for slot = 1, 7 do
      fell(player, "SLOT_ADVSRYMOB" .. slot)
      fell(player, "SLOT_PLAYERMOB" .. slot)
    end
  end

  function fell(player, slot)
    local mob = getOnBoardCARD(player, slot)
    if not isNullCARD(mob) and getCurrentLevelFromCARD(player, mob) <= 30 then
      destroyCard(player, slot)
      createEffect("destroy")
    end
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 20, "TYPE_MOB", "ELEM_ANY", "", player)
    local mob = selectGameTableCardFromCoordinatesList("Destroy a mob", places, player)
    destroyCard(player, getSlotIdFromCARD(player, mob))
    destroyTableCardCoordinatesList(places)
  end
}
`,
  },
  {
    path: 'earth/the_standing_range.lua',
    text: `ZTCG_CARD
{
  "NAME" "The Standing Range"
  "IMAGE" "the_standing_range.png"
  "TYPE" "BOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Boss - Stone"
  "COST" "1800"

  TYPE_BOS
  {
    "LEVEL" "90"
    "ATTCK" "40"
    "HP" "180"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Your other mobs have +20 HP and block 10 damage of each attack on them."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "3"
      "TEXT" "While the opponent has a Jr. Boss or Boss, this card has +30 attack."
    }
  }

  function applyBuffs(player)
    local me = getSourceCARD()
    if getSlotIdFromCARD(player, me) < 0 then return end
    applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", me, 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    if isBossOnPlayerTable(not player) and matchRequirements(player, 80, 3, "ELEM_EARTH") then
      applyTargetBonus(player, me, me, 30, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_BOS", "ELEM_ANY", "")
    end
  end

  function undoBuffs(player)
    local me = getSourceCARD()
    removeTargetBonus(player, me, me, 30, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_BOS", "ELEM_ANY", "")
    removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", me, 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end
}
`,
  },
  {
    path: 'earth/tremor_beetle.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tremor Beetle"
  "IMAGE" "tremor_beetle.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "A mob that attacks this card is stunned until the end of its player's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 30."
  }

  function onReceiveAttack(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and isStunned(getCardPointer(0)) == 0 then
      applyStun(player, getCardPointer(0), 2)
      createEffect("stun")
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'earth/trench_digger.lua',
    text: `ZTCG_CARD
{
  "NAME" "Trench Digger"
  "IMAGE" "trench_digger.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Surveyor"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "In your mob phase, put the top card of your deck under this card. If there is one already, take it into your hand instead."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Play an equipment of level 50 or less."
  }

  function onActivateMobEffect(player)
    if hasFlag("IS_ADVSRY", "ZTCG_PLAYERTYPE") then return end
    local me = getSourceCARD()
    if countCardsUnder(player, me) == 0 then
      putCardUnder(me, takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 1))
    else
      local dug = takeCardUnder(me, getCardUnder(me, 0))
      moveCardsFromListToDeck(player, dug, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    end
  end

  function onLevelActionTrigger(player)
    equip(player, "PLAY_NORMALEQUIP", 50)
  end
}
`,
  },
  {
    path: 'earth/turf_shield.lua',
    text: `ZTCG_CARD
{
  "NAME" "Turf Shield"
  "IMAGE" "turf_shield.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Shield"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Blocks 10 damage of each attack on your character while you have fewer than three mobs."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onEquipBlockDamage(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getMobsOnTable(player, "ONLY_PLAYER") < 3 then return 10 end
    return 0
  end

  function onActivateCharacterAction(player)
    return drawCard(player)
  end
}
`,
  },
  {
    path: 'earth/unearth.lua',
    text: `ZTCG_CARD
{
  "NAME" "Unearth"
  "IMAGE" "unearth.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Recovery"
  "COST" "100"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Take the two top cards of your graveyard into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Take a Stone card or an equipment from your deck into your hand, then shuffle your deck."
  }

  function onThinkAction(player)
    recoverTopCard(player, "DECK_HAND")
    recoverTopCard(player, "DECK_HAND")
  end

  function onLevelActionTrigger(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local found = makeFilteredList(player, getListFromDeck(deck), 0, 0, "ZTCG_DONTCARE", "TYPE_ANY", "ELEMENT_ANY", "Stone")
    local gear = makeFilteredList(player, getListFromDeck(deck), 0, 0, "ZTCG_DONTCARE", "TYPE_EQP", "ELEMENT_ANY", "ZTCG_NIL")
    found = appendLists(found, gear)
    local taken = takeTargetCardFromDeck(menuCards(player, found, "Unearth a card", "CARDLIST_PEEK"), deck)
    moveCardsFromListToDeck(taken, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    shuffleDeck(deck)
  end
}
`,
  },
  {
    path: 'fire/ashen_lookout.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ashen Lookout"
  "IMAGE" "ashen_lookout.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When the opponent plays a mob, it takes 10 damage at the start of each of your next three turns. When the opponent recovers a card from their graveyard, they discard a card at random."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onOpponentPlayMob(player)
    applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 3)
  end

  function onOpponentRecoverCard(player)
    discardCardRandom(not player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    createEffect("level")
  end
}
`,
  },
  {
    path: 'fire/beacon_chain.lua',
    text: `ZTCG_CARD
{
  "NAME" "Beacon Chain"
  "IMAGE" "beacon_chain.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze, Signal"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Reveal a card of your hand: attack for 20, and 10 more for every 10 levels of that card, up to 60. When this card is discarded, your next attack this turn deals 30 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If your hand holds four or more, the opponent's character takes 20 damage at the start of your next turn."
  }

  function onThinkAction(player)
    local hand = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    local card = getCARD(menuCards(player, hand, "Reveal a card", "CARDLIST_PEEK"))
    if isNullCARD(card) then return end
    revealCard(player, "A beacon", card)
    local damage = getRoundedMid(20, 20 + getBaseLevelFromCARD(card), 60)
    attack(player, getSourceCARD(), damage, "ATKRES_NIL", "ATKSRC_ACT", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  function onDiscard(player)
    increaseNextAttackDamage(player, 30)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if getListLength(getListFromDeck(getPlayerDeck(player, "DECK_HAND"))) >= 4 then
      applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 20, 1)
    end
  end
}
`,
  },
  {
    path: 'fire/bellows_pack.lua',
    text: `ZTCG_CARD
{
  "NAME" "Bellows Pack"
  "IMAGE" "bellows_pack.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Tool"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "Attacks of your character deal at least 10 damage, whatever is blocked."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Your character attacks the opposing character for 30."
  }

  function onOpponentBlockResultDamage(player)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") and getGameValue(0) < 10 then return 10 end
    return 0
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_DONT_HIT_MOBS", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/brand_bearer.lua',
    text: `ZTCG_CARD
{
  "NAME" "Brand Bearer"
  "IMAGE" "brand_bearer.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "This card cannot attack equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If it is a mob of level 20 or less, play it, whatever you have learned."
  }

  function preventSelfTargetEquip(player)
    return true
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    if drawCard(player) and getBaseLevelFromCARD(top) <= 20 then
      summon(player, "PLAY_FORCESUMMON", "ELEM_ANY", 20)
    end
  end
}
`,
  },
  {
    path: 'fire/burn_the_map.lua',
    text: `ZTCG_CARD
{
  "NAME" "Burn the Map"
  "IMAGE" "burn_the_map.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "120"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "The top two cards of the opponent's deck go to their graveyard. For each that is not a mob, attack for 20."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "The opponent discards a card at random."
  }

  function onThinkAction(player)
    local cards = takeCardsFromDeck(player, getPlayerDeck(not player, "DECK_DECK"), 2)
    local mobs = makeFilteredList(player, cards, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    local others = appendLists(createList(), cards)
    others = takeCardsFromList(mobs, others)
    local attacks = getListLength(others)
    moveCardsFromListToDeck(player, cards, getPlayerDeck(not player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 2)
    for _ = 1, attacks do
      attack(player, getSourceCARD(), 20, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end

  function onActivateCharacterAction(player)
    discardCardRandom(not player)
  end
}
`,
  },
  {
    path: 'fire/charcoal_flats.lua',
    text: `ZTCG_CARD
{
  "NAME" "Charcoal Flats"
  "IMAGE" "charcoal_flats.png"
  "TYPE" "FIELD"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Field - Region"
  "COST" "390"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "You may stop each equipment of level 20 or less and each field that the opponent plays by discarding a card. When you have stopped one, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a card of level 40 or less, but no mob."
  }

  function onInterceptOpponentPlayEquipment(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then burn(player) end
  end

  function onInterceptOpponentPlayField(player)
    burn(player)
  end

  -- Nothing is burnt for nothing.
  function burn(player)
    local name = getNameFromCARD(getTargetCARD())
    if not makePrompt(player, true, "Stop it?", "Discard a card to stop %s.", name, 0, "Stop it", "Let it be") then return end
    if not isNullCARD(discardCard(player)) then updateGameValue(0, 0) end
  end

  function onOpponentPlayEquipCancel(player)
    drawCard(player)
  end

  function onOpponentPlayFieldCancel(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a card, but no mob", "PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end
}
`,
  },
  {
    path: 'fire/chert_blade.lua',
    text: `ZTCG_CARD
{
  "NAME" "Chert Blade"
  "IMAGE" "chert_blade.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Weapon"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Your character's attacks deal 10 more damage. When a card of yours is discarded at random, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onEquipBuff(player)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then return 10 end
    return 0
  end

  function onRandomDiscardCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/crater_drake.lua',
    text: `ZTCG_CARD
{
  "NAME" "Crater Drake"
  "IMAGE" "crater_drake.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Mob - Dragon"
  "COST" "420"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "60"
    "TEXT" "When you play this card, it attacks the opposing character and each opposing mob for 10."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Attack each opposing mob with your character for 20."
  }

  function onThinkMob(player)
    attackGlobal("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEMENT_ANY", "ZTCG_NIL")
  end

  function onActivateCharacterAction(player)
    attackGlobal("GLOBAL_HITMOBS", player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKSRC_CHA", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEMENT_ANY", "ZTCG_NIL")
  end
}
`,
  },
  {
    path: 'fire/crown_of_embers.lua',
    text: `ZTCG_CARD
{
  "NAME" "Crown of Embers"
  "IMAGE" "crown_of_embers.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Equipment - Armor"
  "COST" "500"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your mobs' attacks deal 10 more damage for each two cards of FIRE under your character, up to 30."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 50."
  }

  function onCalcAttackCard(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      local learned = getPlayerAttributes(player, "ELEM_FIRE")
      updateGameValue(1, getGameValue(1) + getMinimum(30, 10 * (learned // 2)))
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/flare_hound.lua',
    text: `ZTCG_CARD
{
  "NAME" "Flare Hound"
  "IMAGE" "flare_hound.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Beast"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "30"
    "TEXT" "While the opponent has mobs, this card cannot attack their character. When it is silenced, it attacks that character for 20 all the same."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks a mob for 30."
  }

  function preventSelfTargetCharacter(player)
    return getMobsOnTable(player, "ONLY_ADVSRV") > 0
  end

  -- A true strike passes over its own rule.
  function onReceiveSilence(player)
    attack(player, getSourceCARD(), 20, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_CHAR", "STRIKE_TRUE", "ENABLE_PREVENT", "IS_COUNTER")
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/furnace_stoker.lua',
    text: `ZTCG_CARD
{
  "NAME" "Furnace Stoker"
  "IMAGE" "furnace_stoker.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Smith"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "Attacks of your rapid actions and of your character deal 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 30 or less."
  }

  function onCalcAttackCard(player)
    if hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC") or hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then
      updateGameValue(1, getGameValue(1) + 10)
    end
  end

  function onActivateCharacterAction(player)
    action(player, nil, 30)
  end
}
`,
  },
  {
    path: 'fire/heath_fire.lua',
    text: `ZTCG_CARD
{
  "NAME" "Heath Fire"
  "IMAGE" "heath_fire.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "140"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "The opponent's character and mobs take 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Each opposing mob takes 10 damage at the start of each of your next two turns."
  }

  function onThinkAction(player)
    setNewEffectRandomMove(40, 10)
    setNewEffectRandomStep(2, 1)
    setNewEffectSpriteDuration(4)
    createEffect("hurt")
    resetNewEffectAttributes()
    applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    applyGlobalDOT("GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end
}
`,
  },
  {
    path: 'fire/heath_stag.lua',
    text: `ZTCG_CARD
{
  "NAME" "Heath Stag"
  "IMAGE" "heath_stag.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Beast"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When an attack of your side deals 40 or more damage while this card is in your deck, its level is 20 lower for three of your turns."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Draw two cards."
  }

  function onExecuteAttackViewDeck(player)
    if getGameValue(0) >= 40 then newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 3) end
  end

  function onActivateCharacterAction(player)
    for _ = 1, 2 do drawCard(player) end
  end
}
`,
  },
  {
    path: 'fire/ilse_kilnborn.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ilse Kilnborn"
  "IMAGE" "ilse_kilnborn.png"
  "TYPE" "CHAR"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Character - Smith"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "230"
    LVL_ACTION
    {
      "LEVEL" "10"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of level 30 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "30"
      "ATTRB" "1"
      "TEXT" "You may discard a card: if you do, your character attacks for 50."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "3"
      "TEXT" "Your character attacks for 80; the attack cannot be prevented or evaded."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of level 30 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 30)
  end

  function onActivateCharacterAction2(player)
    if not makePrompt(player, "Feed the kiln?", "Discard a card to attack for %d.", 50, 0, "Discard", "Keep") then return end
    if isNullCARD(discardCard(player)) then return end
    attack(player, getSourceCARD(), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 80, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")
  end
}
`,
  },
  {
    path: 'fire/kiln_tyrant.lua',
    text: `ZTCG_CARD
{
  "NAME" "Kiln Tyrant"
  "IMAGE" "kiln_tyrant.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Jr. Boss - Giant"
  "COST" "560"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "A mob of level 30 or less that this card would destroy by its attack is hijacked instead: it works for you until the end of your next turn."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "When you hijack a card, it gets +20 attack until the end of your next turn. When an opposing card is silenced, it takes 10 damage at the start of each of your next two turns."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40. If that destroys a card, it attacks a mob for 20."
  }

  function onExecuteAttackAndInterceptDestroyed(player)
    local mob = getTargetCARD()
    if hasSharedFlagsCARD(mob, "FLAG_TYPE", "TYPE_MOB") and getBaseLevelFromCARD(mob) <= 30 then
      updateGameValue(0, 0)
      createEffect("hijack")
      applyHijack(player, mob, 2)
    end
  end

  -- A card that was taken stands on this side by now; one that was lost does not.
  function onOpponentReceiveHijackCard(player)
    local slot = getSlotIdFromCARD(player, getTargetCARD())
    if slot >= 1 and slot <= 7 and matchRequirements(player, 40, 1, "ELEM_FIRE") then
      newBuff(getTargetCARD(), getSourceCARD(), 20, 0, 0, 2)
    end
  end

  function onOpponentReceiveSilenceCard(player)
    if matchRequirements(player, 40, 1, "ELEM_FIRE") and isSilenced(getTargetCARD()) > 0 then
      applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 2)
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 40, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      attack(player, char, 20, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
`,
  },
  {
    path: 'fire/last_of_the_ember_wyrms.lua',
    text: `ZTCG_CARD
{
  "NAME" "Last of the Ember Wyrms"
  "IMAGE" "last_of_the_ember_wyrms.png"
  "TYPE" "BOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Boss - Dragon"
  "COST" "1900"

  TYPE_BOS
  {
    "LEVEL" "85"
    "ATTCK" "50"
    "HP" "130"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "This card gains 5 warmth at the start of each opposing turn in your deck, and 10 when it comes into your hand. When you play it, it gets +10 attack for each 10 warmth, up to 50."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "3"
      "TEXT" "When one of your cards is put into your graveyard, this card heals by 10 HP; when one of the opponent's is, it gets +10 attack until the end of your next turn."
    }
  }

  -- Register 0 holds the warmth.
  function onOpponentStartTurnViewDeck(player)
    warm(5)
  end

  function onPutIntoHand(player)
    warm(10)
  end

  function warm(by)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, by, 0, "onThinkMob")
  end

  function onThinkMob(player)
    local me = getSourceCARD()
    local warmth = getCardRegister(me, getCardIdFromCARD(me), 0)
    resetNewEffectAttributes()
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_INVERSE_DEST_COLOR", "BLEND_ONE")
    createEffect("deploy")
    newBuff(me, me, getMinimum(50, 10 * (warmth // 10)), 0, 0, 99)
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_GREEN")
  end

  function onPutCardIntoGraveyard(player)
    if matchRequirements(player, 80, 3, "ELEM_FIRE") then refreshHP(player, getSourceCARD(), 10) end
  end

  -- The warmth is a buff of the card itself; this one comes from the character.
  function onOpponentPutCardIntoGraveyard(player)
    if matchRequirements(player, 80, 3, "ELEM_FIRE") then
      newBuff(getSourceCARD(), getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, 0, 0, 1)
    end
  end
}
`,
  },
  {
    path: 'fire/lava_treader.lua',
    text: `ZTCG_CARD
{
  "NAME" "Lava Treader"
  "IMAGE" "lava_treader.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Lizard"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Your attacks get through 20 of what the defender blocks."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 40 or less."
  }

  function onOpponentCalcDefenseCard(player)
    updateGameValue(0, getMaximum(0, getGameValue(0) - 20))
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_FIRE | ELEM_EARTH | ELEM_WIND | ELEM_WATER | ELEM_DARK | ELEM_LIGHT", 40)
  end
}
`,
  },
  {
    path: 'fire/magma_golem.lua',
    text: `ZTCG_CARD
{
  "NAME" "Magma Golem"
  "IMAGE" "magma_golem.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Mob - Stone"
  "COST" "360"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "This card's first attack in each turn deals 20 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40. If the opponent has a Jr. Boss or Boss, it attacks for 60."
  }

  -- Register 0 is 1 while the heat of the turn has not been spent.
  function onRecoverStats(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onCalcAttack")
  end

  function onThinkMob(player)
    onRecoverStats(player)
  end

  function onCalcAttack(player)
    local me = getSourceCARD()
    updateGameValue(1, getGameValue(1) + 20 * getCardRegister(me, getCardIdFromCARD(me), 0))
    -- To think of an attack costs nothing.
    if hasFlag("THINK_ATTACK", "ZTCG_ATTACKSTATE") then return end
    editCardRegister(me, getCardIdFromCARD(me), 0, 0, 0, "onCalcAttack")
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_BLACK")
  end

  function onActivateCharacterAction(player)
    local damage = 40
    if isBossOnPlayerTable(not player) then damage = 60 end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/maro_cinderline.lua',
    text: `ZTCG_CARD
{
  "NAME" "Maro Cinderline"
  "IMAGE" "maro_cinderline.png"
  "TYPE" "CHAR"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Character - Firewalker"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "210"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of your level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Your character attacks for 10."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "The opponent's character and mobs take 10 damage at the start of each of your next two turns."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", getCurrentLevelFromCARD(getSourceCARD()))
  end

  function onActivateCharacterAction2(player)
    createEffect("strike")
    attack(player, getSourceCARD(), 10, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction3(player)
    applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end
}
`,
  },
  {
    path: 'fire/matron_of_furnaces.lua',
    text: `ZTCG_CARD
{
  "NAME" "Matron of Furnaces"
  "IMAGE" "matron_of_furnaces.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Jr. Boss - Smith"
  "COST" "990"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you level up, this card gets +20 attack until the end of the turn. After your level-up phase, heal this card by 10 HP if you have not levelled up."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When you level up, the card you used is hot: your character attacks for 10 for each FIRE card under it, at most for 60."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 10 for each FIRE card under it."
  }

  function onLevelUp(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
    if matchRequirements(player, 50, 2, "ELEM_FIRE") then
      stoke(player, getMinimum(60, 10 * getPlayerAttributes(player, "ELEM_FIRE")))
    end
  end

  function afterLevelUp(player)
    if not isLevelUpTurn(player) then refreshHP(player, getSourceCARD(), 10) end
  end

  function stoke(player, damage)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction(player)
    stoke(player, 10 * getPlayerAttributes(player, "ELEM_FIRE"))
  end
}
`,
  },
  {
    path: 'fire/meltdown.lua',
    text: `ZTCG_CARD
{
  "NAME" "Meltdown"
  "IMAGE" "meltdown.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "380"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Destroy one of the opponent's equipment and their field. If neither is destroyed, attack for 60."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Draw a card; level up with it at once, without HP."
  }

  function onThinkAction(player)
    local gear = destroyEquipment(player)
    local hadField = isFieldOnPlayerTable(not player)
    destroyCard(player, "SLOT_ADVSRYFLD")
    if isNullCARD(gear) and not hadField then
      attack(player, getSourceCARD(), 60, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then levelUpScout(player, true) end
  end
}
`,
  },
  {
    path: 'fire/mount_wrath.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mount Wrath"
  "IMAGE" "mount_wrath.png"
  "TYPE" "BOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Boss - Volcano, Giant"
  "COST" "1600"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "140"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When an opposing card is destroyed, the opponent's character takes 20 damage at the start of your next turn. When the opponent discards a card, it takes 10 instead of that."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "When an opposing equipment is destroyed, the opponent discards a card at random."
    }
  }

  function onOpponentCardDestroyed(player)
    burn(player, 20)
  end

  function onOpponentDiscardCard(player)
    burn(player, 10)
  end

  function burn(player, damage)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), damage, 1)
  end

  function onOpponentEquipmentDestroyed(player)
    if matchRequirements(player, 70, 2, "ELEM_FIRE") then discardCardRandom(not player) end
  end
}
`,
  },
  {
    path: 'fire/pumice_hurler.lua',
    text: `ZTCG_CARD
{
  "NAME" "Pumice Hurler"
  "IMAGE" "pumice_hurler.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When an opposing mob goes to the graveyard in your turn, your next attack this turn deals half of that mob's printed HP more damage, rounded to tens."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onOpponentMobSentToDiscardPile(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then
      increaseNextAttackDamage(player, getRoundedNearest(getBaseHpFromCARD(getTargetCARD()) / 2))
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/salamander_mail.lua',
    text: `ZTCG_CARD
{
  "NAME" "Salamander Mail"
  "IMAGE" "salamander_mail.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Equipment - Armor"
  "COST" "400"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "While your character has 80 HP or less, attacks of the opponent's rapid actions come to nothing. When an opposing equipment goes to the graveyard, heal your character by 20 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Destroy one of the opponent's equipment, if you like."
  }

  function onOpponentStartAttack(player)
    local hp = getHpFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    if hp <= 80 and hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC") then
      updateGameValue(2, "ATKRES_NO_TARGET")
    end
  end

  function onOpponentEquipSentToDiscardPile(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    destroyEquipment(player)
  end
}
`,
  },
  {
    path: 'fire/scald_lamp.lua',
    text: `ZTCG_CARD
{
  "NAME" "Scald Lamp"
  "IMAGE" "scald_lamp.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Tool"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "When the opponent's character is healed, it takes 10 damage at the start of each of your next two turns. When your own character falls, the lamp goes out."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 40 or less."
  }

  function onOpponentRefreshCard(player)
    local char = getOnBoardCARD(player, "SLOT_ADVSRYCHAR")
    if isSameCARD(getTargetCARD(), char) then applyDOT(player, char, getSourceCARD(), 10, 2) end
  end

  function onAttackCharacterDestroyed(player)
    displayMessageOnScreen(player, "The lamp goes out.", 2000)
    setNewEffectTint(80, 80, 80, 255)
    setNewEffectDrawType("DRAW_TINTED")
    setNewEffectMovement(0, 1)
    createEffect("destroy")
    resetNewEffectAttributes()
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 40)
  end
}
`,
  },
  {
    path: 'fire/scorch_raven.lua',
    text: `ZTCG_CARD
{
  "NAME" "Scorch Raven"
  "IMAGE" "scorch_raven.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Bird"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "40"
    "TEXT" "When your character takes 20 or more damage from an attack while this card is in your hand, its level is 30 lower until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Your character attacks for 50."
  }

  function onReceiveAttackViewHand(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 20 then
      newCardLevelDrop(getSourceCARD(), getSourceCARD(), 30, 1)
    end
  end

  function onLevelActionTrigger(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/singe_pup.lua',
    text: `ZTCG_CARD
{
  "NAME" "Singe Pup"
  "IMAGE" "singe_pup.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Beast, Pet"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When this card is destroyed, the opponent's character takes 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onDestroy(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'fire/slagback_lizard.lua',
    text: `ZTCG_CARD
{
  "NAME" "Slagback Lizard"
  "IMAGE" "slagback_lizard.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Lizard"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "A mob that attacks this card takes 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "The opponent's character takes 10 damage at the start of each of your next two turns."
  }

  function onReceiveNormalAttack(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      applyDOT(player, getCardPointer(0), getSourceCARD(), 10, 2)
    end
  end

  function onActivateCharacterAction(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 2)
  end
}
`,
  },
  {
    path: 'fire/smoking_crater.lua',
    text: `ZTCG_CARD
{
  "NAME" "Smoking Crater"
  "IMAGE" "smoking_crater.png"
  "TYPE" "FIELD"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Field - Volcano, Region"
  "COST" "130"

  TYPE_FLD
  {
    "TEXT" "At the end of your turn, the opponent's character takes 10 damage at the start of your next turn. When the opponent's field is destroyed, draw a card. Mobs of level 0 that the opponent plays are stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card; if it is a field, play it, whatever you have learned. Then your character attacks for 10."
  }

  function onEndTurn(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRVCHAR"), getSourceCARD(), 10, 1)
  end

  function onOpponentFieldDestroyed(player)
    drawCard(player)
  end

  function onInterceptOpponentPlayMob(player)
    if getCurrentLevelFromCARD(player, getTargetCARD()) == 0 then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then locate(player, "PLAY_FORCEFIELD") end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/smother_in_ash.lua',
    text: `ZTCG_CARD
{
  "NAME" "Smother in Ash"
  "IMAGE" "smother_in_ash.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Rapid Action - Ash"
  "COST" "340"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "The opponent's mobs are silenced until your next turn, and one card of theirs on the table that you choose is silenced until the end of their second turn from now."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Silence an opposing mob until the end of its player's next turn."
  }

  function onThinkAction(player)
    applyGlobalSilence(player)
    hush(player, "TYPE_EQP | TYPE_FLD | TYPE_ANYMOB", 2)
  end

  function hush(player, types, turns)
    local cards = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, "ZTCG_DONTCARE", types, "ELEM_ANY", "")
    local card = getCARD(menuCards(player, cards, "Silence a card", "CARDLIST_PEEK"))
    if not isNullCARD(card) then
      applySilence(player, card, turns)
      resetNewEffectAttributes()
      setNewEffectBlendingFlags("BLEND_SRC_MINUS_DEST", "BLEND_ONE", "BLEND_ONE")
      createEffect("silence")
    end
    destroyList(cards)
  end

  function onActivateCharacterAction(player)
    hush(player, "TYPE_ANYMOB", 1)
  end
}
`,
  },
  {
    path: 'fire/soot_revenant.lua',
    text: `ZTCG_CARD
{
  "NAME" "Soot Revenant"
  "IMAGE" "soot_revenant.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Spirit"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When your character takes 40 or more damage from one attack while this card is in your graveyard, put this card into your hand. A mob that this card attacks and that survives is silenced until the end of its player's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "0"
    "TEXT" "Draw two cards, then discard a card at random."
  }

  function onReceiveAttackViewGraveyard(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 40 then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onExecuteAttackAndSurvived(player)
    if isSameCARD(getCardPointer(0), getSourceCARD()) and hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applySilence(player, getTargetCARD(), 1)
    end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    drawCard(player)
    discardRandomHandCard(player)
  end
}
`,
  },
  {
    path: 'fire/spark_newt.lua',
    text: `ZTCG_CARD
{
  "NAME" "Spark Newt"
  "IMAGE" "spark_newt.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Lizard"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When this card is put into your graveyard, it leaves an ember for three of your turns. Each Spark Newt deals 10 more damage for each of your embers."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onPutIntoGraveyard(player)
    insertTimedAura(player, getCardIdFromCARD(getSourceCARD()), 3)
  end

  function onCalcAttack(player)
    local embers = countTimedAura(player, getCardIdFromCARD(getSourceCARD()))
    updateGameValue(1, getGameValue(1) + 10 * embers)
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/thrown_coal.lua',
    text: `ZTCG_CARD
{
  "NAME" "Thrown Coal"
  "IMAGE" "thrown_coal.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Attacks for 30. If that destroys a card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    attack(player, getSourceCARD(), 30, "ATKRES_NIL", "ATKSRC_ACT", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then drawCard(player) end
  end

  function onActivateCharacterAction(player)
    return drawCard(player)
  end
}
`,
  },
  {
    path: 'fire/tinder_gloves.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tinder Gloves"
  "IMAGE" "tinder_gloves.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Armor"
  "COST" "90"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "When a card of yours comes into your graveyard in your turn, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Discard a card at random; your character attacks for 30."
  }

  function onCardMovedToDiscardPile(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then increaseNextAttackDamage(player, 10) end
  end

  function onActivateCharacterAction(player)
    discardCardRandom(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'fire/year_of_the_eruption.lua',
    text: `ZTCG_CARD
{
  "NAME" "Year of the Eruption"
  "IMAGE" "year_of_the_eruption.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Rapid Action - Disaster"
  "COST" "1100"

  TYPE_ACT
  {
    "LEVEL" "60"
    "TEXT" "You can play this card only while the opponent has at least as many mobs as you. Destroy one of their mobs, then attack their character and each of their mobs for 50."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Destroy one of the opponent's mobs, if you like."
  }

  function onTryPlay(player)
    if getMobsOnTable(player, "ONLY_ADVSRY") < getMobsOnTable(player, "ONLY_PLAYER") then
      updateGameValue(0, 0)
    end
  end

  function onThinkAction(player)
    setNewEffectPosition(480, 270)
    setNewEffectFlags("FLIP_VERTICAL")
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_ONE")
    createEffect("strike")
    resetNewEffectAttributes()
    destroyMonster(player)
    attackGlobal("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 50, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    destroyMonster(player)
  end
}
`,
  },
  {
    path: 'light/almanac_of_dawns.lua',
    text: `ZTCG_CARD
{
  "NAME" "Almanac of Dawns"
  "IMAGE" "almanac_of_dawns.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Book, Chart"
  "COST" "120"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Once in each of your turns, before you draw a card, you may put the top card of your deck under it."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Forecast - Look at the top card of your deck. If you have a copy of it in your graveyard, draw two cards; otherwise draw one."
  }

  function onReactivateCardEffects(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onInterceptDrawCard")
  end

  function onInterceptDrawCard(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if getCardRegister(me, id, 0) ~= 1 then return end
    editCardRegister(me, id, 0, 0, 0, "onInterceptDrawCard")
    local deck = getPlayerDeck(player, "DECK_DECK")
    local top = peekNextCard(player)
    if makePrompt(player, true, "Put the next card under your deck?", "It is %s.", getNameFromCARD(top), 0, "Put it under", "Draw it") then
      moveCards(player, deck, deck, "TAKE_CARDID", "PUT_BOTTOM", top)
    end
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    local isKnown = hasCardOnDeck(getCardIdFromCARD(top), getPlayerDeck(player, "DECK_GRAV"))
    drawCard(player)
    if isKnown then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'light/argent_aegis.lua',
    text: `ZTCG_CARD
{
  "NAME" "Argent Aegis"
  "IMAGE" "argent_aegis.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Equipment - Shield, Chapel"
  "COST" "420"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "Attacks of the opponent's character are not raised by anything. Your character blocks 10 damage. When another piece of your equipment is about to go to the graveyard, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Shield Bash - Attack for 30. If the attack is made, your character blocks 10 more damage until the end of your next turn."
  }

  function onOpponentCalcAttackCard(player)
    return hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC")
  end

  function onEquipBlockDamage(player)
    if not hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 0 end
    return 10
  end

  function onEquipSentToDiscardPile(player)
    if not isSameCARD(getTargetCARD(), getSourceCARD()) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    if attack(player, char, 30, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER") then
      newBuff(char, getSourceCARD(), 0, 0, 10, 2)
    end
  end
}
`,
  },
  {
    path: 'light/auriel_meridian.lua',
    text: `ZTCG_CARD
{
  "NAME" "Auriel Meridian"
  "IMAGE" "auriel_meridian.png"
  "TYPE" "CHAR"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Character - Astronomer, Tower"
  "COST" "1200"

  TYPE_CHA
  {
    "HP" "170"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "First Bearing - Draw a card, then play a card of your character's level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "30"
      "ATTRB" "1"
      "TEXT" "Ward - Attack for 10, fixed. In the opponent's next turn you can prevent one attack."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Echo - Choose an ability of your build tree: it is used twice this turn."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    local level = getCurrentLevelFromCARD(getSourceCARD())
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", level)
  end

  -- The mark lasts over the opponent's turn.
  function onActivateCharacterAction2(player)
    attack(player, getSourceCARD(), 10, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    insertTimedAura(player, getCardIdFromCARD(getSourceCARD()), 2)
  end

  function onOpponentReactivateCardEffects(player)
    local me = getSourceCARD()
    if countTimedAura(player, getCardIdFromCARD(me)) > 0 then
      preventDamage(player, me, "PREVENT_ANY", 1)
    end
  end

  function onActivateCharacterAction3(player)
    doRepeatCharacterAction(player, true, 2)
  end
}
`,
  },
  {
    path: 'light/candle_mouse.lua',
    text: `ZTCG_CARD
{
  "NAME" "Candle Mouse"
  "IMAGE" "candle_mouse.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Beast, Chapel, Pet"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "This card comes with 10 more HP for every three cards that the opponent has played while it lay in your deck, at most 40."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Small Light - The level of your character rises by 10 more."
  }

  function onOpponentPlayCardViewDeck(player)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onThinkMob")
  end

  function onThinkMob(player)
    local me = getSourceCARD()
    local plays = getCardRegister(me, getCardIdFromCARD(me), 0)
    increaseMaxHP(me, getClamp(10 * (plays // 3), 0, 40))
    editCardHP(me, getMaxHpFromCARD(me))
  end

  function onLevelActionTrigger(player)
    incrementPlayerLevel(player, 10)
    resetNewEffectAttributes()
    setNewEffectMovement(0, -2)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ONE", "BLEND_INVERSE_SRC_COLOR")
    createEffect("level")
  end
}
`,
  },
  {
    path: 'light/cathedral_of_glass.lua',
    text: `ZTCG_CARD
{
  "NAME" "Cathedral of Glass"
  "IMAGE" "cathedral_of_glass.png"
  "TYPE" "FIELD"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Field - Chapel"
  "COST" "380"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "The first mob of your side has 20 more HP and blocks 10 damage. Whenever you put a card into your deck or the opponent puts one into theirs, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "2"
    "TEXT" "Stained Light - Put two cards of your hand on top of your deck in any order, then draw two cards."
  }

  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function undoBuffs(player)
    removeTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function onPutCardIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentPutCardIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local hand = getPlayerDeck(player, "DECK_HAND")
    local chosen = createList()
    for count = 1, 2 do
      local card = menuCards(player, getListFromDeck(hand), "Put a card on your deck", "CARDLIST_PEEK")
      chosen = appendLists(chosen, takeTargetCardFromDeck(player, card, hand))
    end
    pickCardOrder(player, chosen)
    moveCardsFromListToDeck(player, chosen, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_TOP", 2)
    drawCard(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'light/chalk_sparrow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Chalk Sparrow"
  "IMAGE" "chalk_sparrow.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Bird, Down"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When a player looks at this card on top of your deck, heal your character 10. When this card is put into your deck, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Lookout - Look at the top card of your deck, then draw it."
  }

  function onPeek(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onPutIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    peekNextCard(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'light/choir_of_lanterns.lua',
    text: `ZTCG_CARD
{
  "NAME" "Choir of Lanterns"
  "IMAGE" "choir_of_lanterns.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Jr. Boss - Spirit, Chapel"
  "COST" "600"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Antiphon - Whenever you play a rapid action, heal your character 10 and this card has 10 more attack this turn."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Consolation - Whenever a card of the opponent is stunned, or they discard a card at random, heal this card 10."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Chorus - Play a rapid action of your character's level or less."
  }

  function onPlayAction(player)
    local me = getSourceCARD()
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    incrementBuffEffect(player, me)
    newBuff(me, me, 10, 0, 0, 1)
  end

  function onOpponentReceiveStunCard(player)
    takeHeart(player)
  end

  function onOpponentRandomDiscardCard(player)
    takeHeart(player)
  end

  function takeHeart(player)
    if matchRequirements(player, 60, 2, "ELEM_LIGHT") then
      refreshHP(player, getSourceCARD(), 10)
    end
  end

  function onActivateCharacterAction(player)
    action(player, nil, "ELEM_ANY", getCurrentLevelFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR")))
  end
}
`,
  },
  {
    path: 'light/closed_road.lua',
    text: `ZTCG_CARD
{
  "NAME" "Closed Road"
  "IMAGE" "closed_road.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Signal, Road"
  "COST" "120"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Your character goes away until the end of your next turn: it cannot be attacked and cannot attack. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Detour - If a character is away, draw two cards; otherwise play a rapid action of level 20 or less."
  }

  function onThinkAction(player)
    sendPlayerAway(player, getSourceCARD(), "IS_PLAYER", 2)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local mine = isAway(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = isAway(getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if mine > 0 or theirs > 0 then
      drawCard(player)
      drawCard(player)
    else
      action(player, nil, 20)
    end
  end
}
`,
  },
  {
    path: 'light/field_drummer.lua',
    text: `ZTCG_CARD
{
  "NAME" "Field Drummer"
  "IMAGE" "field_drummer.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Soldier, Camp"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "After an attack of your character, this card and the first mob of your side have 10 more attack this turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "March - Attack for 20, fixed."
  }

  function onExecuteAttackCard(player)
    local me = getSourceCARD()
    if isSameCARD(getCardPointer(0), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then
      newBuff(me, me, 10, 0, 0, 1)
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB1"), me, 10, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'light/gatehouse_terrier.lua',
    text: `ZTCG_CARD
{
  "NAME" "Gatehouse Terrier"
  "IMAGE" "gatehouse_terrier.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Beast, Guard, Pet"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "While this card is not stunned, mobs of level 10 or less cannot attack your character."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Call to Arms - Play a mob of level 20 or less; of level 40 or less if the opponent has more mobs than you."
  }

  function preventIntercomeTargetCharacter(player)
    if isStunned(getSourceCARD()) > 0 or not hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      return false
    end
    return getCurrentLevelFromCARD(not player, getCardPointer(0)) <= 10
  end

  function onActivateCharacterAction(player)
    local level = 20
    if getMobsOnTable(player, "ONLY_ADVSRV") > getMobsOnTable(player, "ONLY_PLAYER") then
      level = 40
    end
    summon(player, "PLAY_NORMALSUMMON", level)
  end
}
`,
  },
  {
    path: 'light/gatewarden_solenne.lua',
    text: `ZTCG_CARD
{
  "NAME" "Gatewarden Solenne"
  "IMAGE" "gatewarden_solenne.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Jr. Boss - Guard, Tower"
  "COST" "560"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Barred Gate - The opponent cannot play a field while you have one. When a field of yours is played, heal your character 20; if it is destroyed, draw a card."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Challenge - Whenever the opponent plays a rapid action, call a coin: if you are right, it is stopped. Whenever one of theirs is stopped, heal this card 20."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Fortify - Play a field, then equipment of level 40 or less."
  }

  function onOpponentTryPlayField(player)
    if isFieldOnPlayerTable(player) then
      updateGameValue(0, 0)
    end
  end

  function onInterceptPlayField(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onFieldDestroyed(player)
    drawCard(player)
  end

  function onInterceptOpponentPlayAction(player)
    if matchRequirements(player, 50, 2, "ELEMENT_LIGHT") and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onOpponentPlayActionCancel(player)
    refreshHP(player, getSourceCARD(), 20)
  end

  function onActivateCharacterAction(player)
    locate(player, "PLAY_NORMALFIELD")
    equip(player, "PLAY_NORMALEQUIP", 40)
  end
}
`,
  },
  {
    path: 'light/heliograph_scout.lua',
    text: `ZTCG_CARD
{
  "NAME" "Heliograph Scout"
  "IMAGE" "heliograph_scout.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Scout, Hill"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever you reveal a card, heal your character 10. Whenever the opponent puts cards in order, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Flash - Reveal the top card of your deck. If it is a mob or equipment, draw it; otherwise put it under your deck."
  }

  function onRevealCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentPickCardOrder(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local top = peekNextCard(player)
    if isNullCARD(top) then return end
    revealCard(player, "The flash shows", top)
    if hasSharedFlagsCARD(top, "FLAG_TYPE", "TYPE_ANYMOB | TYPE_EQP") then
      drawCard(player)
    else
      moveCards(player, deck, deck, "TAKE_CARDID", "PUT_BOTTOM", top)
    end
  end
}
`,
  },
  {
    path: 'light/homing_light.lua',
    text: `ZTCG_CARD
{
  "NAME" "Homing Light"
  "IMAGE" "homing_light.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Recovery"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Take the top card of your graveyard into your hand. Afterwards this card goes under your deck. When your character takes 40 damage or more from an attack while this card lies in your deck, it goes on top."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Returning - Put the top two cards of your graveyard under your deck, then draw a card."
  }

  function onThinkAction(player)
    recoverTopCard(player, "DECK_HAND")
  end

  -- The card lies nowhere yet: it has not come to the graveyard.
  function afterThinkAction(player)
    local me = makeTargetFromCARD(getSourceCARD())
    moveCardsFromListToDeck(player, me, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", 1)
  end

  function onReceiveAttackViewDeck(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 40 then
      local deck = getPlayerDeck(player, "DECK_DECK")
      moveCards(player, deck, deck, "TAKE_CARDID", "PUT_TOP", getSourceCARD())
    end
  end

  function onLevelActionTrigger(player)
    local grave = getPlayerDeck(player, "DECK_GRAV")
    moveCards(player, grave, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", 2)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'light/lamplight_nun.lua',
    text: `ZTCG_CARD
{
  "NAME" "Lamplight Nun"
  "IMAGE" "lamplight_nun.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Cleric, Chapel"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "60"
    "TEXT" "When the opponent begins to use their abilities, heal your most damaged mob 20. Whenever a card of yours is silenced, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Vigil - Draw a card. In the opponent's next turn you can prevent one attack on your character."
  }

  function onOpponentStartCharacterActions2(player)
    local worst, most = nil, 0
    for n = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n)
      local lost = getMaxHpFromCARD(mob) - getHpFromCARD(mob)
      if lost > most then worst, most = mob, lost end
    end
    refreshHP(player, worst, 20)
  end

  function onReceiveSilenceCard(player)
    drawCard(player)
  end

  -- The card keeps hearing what happens until your next turn.
  function onLevelActionTrigger(player)
    drawCard(player)
    insertCardTurnAction(player)
  end

  function onOpponentReactivateCardEffects(player)
    -- Only the vigil does this, not the deployed card.
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then
      preventDamage(player, getSourceCARD(), "PREVENT_CHARONLY", 1)
    end
  end
}
`,
  },
  {
    path: 'light/lance_of_noon.lua',
    text: `ZTCG_CARD
{
  "NAME" "Lance of Noon"
  "IMAGE" "lance_of_noon.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Rapid Action - Weapon"
  "COST" "320"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "While this card is in your hand, each attack of your side lowers its level by 10 until the end of your turn. Attack for 50. While it lies in your graveyard, an attack of yours that deals 60 damage or more puts it under your deck."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Bright Edge - Your next attack this turn deals 20 more damage."
  }

  function onExecuteAttackViewHand(player)
    local me = getSourceCARD()
    newCardLevelDrop(me, me, getCardLevelDrop(me) + 10, 1)
  end

  function onThinkAction(player)
    attack(player, getSourceCARD(), 50, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onExecuteAttackViewGraveyard(player)
    if getGameValue(0) >= 60 then
      moveCards(player, getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, "DECK_DECK"), "TAKE_CARDID", "PUT_BOTTOM", getSourceCARD())
    end
  end

  function onActivateCharacterAction(player)
    increaseNextAttackDamage(player, 20)
  end
}
`,
  },
  {
    path: 'light/long_noon.lua',
    text: `ZTCG_CARD
{
  "NAME" "Long Noon"
  "IMAGE" "long_noon.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Rapid Action - Sky"
  "COST" "1400"

  TYPE_ACT
  {
    "LEVEL" "70"
    "TEXT" "Use all abilities of your character once more. Then your turn ends."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Shortening Shadow - Draw a card, then level up with a card of your hand, if you like."
  }

  function onThinkAction(player)
    displayMessageOnScreen(player, "The sun stands still.", 2000)
    resetNewEffectAttributes()
    setNewEffectTint(255, 230, 150, 200)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_ONE")
    createEffect("level")
    refreshScreen()
    characterActions(player)
    finishTurn(player)
  end

  function onLevelActionTrigger(player)
    drawCard(player)
    levelUp(player)
  end
}
`,
  },
  {
    path: 'light/marble_colossus.lua',
    text: `ZTCG_CARD
{
  "NAME" "Marble Colossus"
  "IMAGE" "marble_colossus.png"
  "TYPE" "BOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Boss - Giant, Ruin"
  "COST" "1500"

  TYPE_BOS
  {
    "LEVEL" "70"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Pedestal - When you play this card, put the top two cards of your deck under it. At the start of your turn, the cards under it go back to your deck, and this card is healed 20 for each."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Monument - Whenever a card of the opponent leaves their graveyard, or is played or discarded from their hand, heal your character 10, at most three times a turn."
    }
  }

  function onThinkMob(player)
    local me = getSourceCARD()
    for count = 1, 2 do
      putCardUnder(me, takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 1))
    end
  end

  function onStartTurn(player)
    local me = getSourceCARD()
    local count = countCardsUnder(player, me)
    if count > 0 then
      returnCardsUnderToDeck(player, me)
      refreshHP(player, me, 20 * count)
    end
  end

  function onOpponentPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 3, 0, "onOpponentTakeCardFromHand")
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_WHITE")
  end

  function onOpponentTakeCardFromHand(player)
    remember(player)
  end

  function onOpponentTakeCardFromGraveyard(player)
    remember(player)
  end

  function remember(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    local left = getCardRegister(me, id, 0)
    if left > 0 and matchRequirements(player, 70, 2, "ELEM_LIGHT") then
      editCardRegister(me, id, 0, left - 1, 0, "onOpponentTakeCardFromHand")
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
`,
  },
  {
    path: 'light/mirror_beetle.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mirror Beetle"
  "IMAGE" "mirror_beetle.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Insect, Salt"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When an attack is aimed at this card, it blocks 10 damage until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Glare - A mob of the opponent that you choose has 20 less attack until the end of their turn."
  }

  function onGetTargeted(player)
    local me = getSourceCARD()
    if hasFlag("APPLY_ATTACK", "ZTCG_ATTACKSTATE") then
      newBuff(me, me, 0, 0, 10, 1)
    end
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    local mob = getCARD(menuCards(player, mobs, "Dazzle a mob", "CARDLIST_PEEK"))
    newBuff(mob, getSourceCARD(), -20, 0, 0, 1)
  end
}
`,
  },
  {
    path: 'light/mirror_shield.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mirror Shield"
  "IMAGE" "mirror_shield.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Shield, Salt"
  "COST" "120"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Once in each turn of the opponent, an attack that would deal 30 damage or more to your character is prevented."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Deflect - Play a weapon, an armor or a shield of level 40 or less."
  }

  function onOpponentPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onCheckPreventAttack")
  end

  function onCheckPreventAttack(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    local isReady = getCardRegister(me, id, 0) == 1
    if not isReady or getGameValue(0) < 30 or not hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then
      return false
    end
    editCardRegister(me, id, 0, 0, 0, "onCheckPreventAttack")
    return true
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_SILVER")
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_GEARUPEQUIP", 40)
  end
}
`,
  },
  {
    path: 'light/morning_bell.lua',
    text: `ZTCG_CARD
{
  "NAME" "Morning Bell"
  "IMAGE" "morning_bell.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Signal"
  "COST" "70"

  TYPE_ACT
  {
    "LEVEL" "0"
    "TEXT" "Draw a card. In the opponent's next turn you can prevent one attack on your character."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Matins - Heal your character 10 and draw a card if you have no more than two cards in hand."
  }

  function onThinkAction(player)
    drawCard(player)
    insertCardTurnAction(player)
  end

  function onOpponentReactivateCardEffects(player)
    preventDamage(player, getSourceCARD(), "PREVENT_CHARONLY", 1)
  end

  function onActivateCharacterAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    if count <= 2 then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'light/noon_gecko.lua',
    text: `ZTCG_CARD
{
  "NAME" "Noon Gecko"
  "IMAGE" "noon_gecko.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Reptile, Desert"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "In your turn, while your character has all of its HP, this card attacks twice."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Bask - Heal your character 20. If you have learned Light three times, this is done twice."
  }

  function onRecoverMobStats(player)
    local me = getSourceCARD()
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    if getHpFromCARD(char) == getMaxHpFromCARD(char) then
      addExtraMobAttack(me, me, 2)
    else
      removeExtraMobAttack(me, me)
    end
  end

  function doRepeatLevelActionTrigger(player)
    if getPlayerAttributes(player, "ELEM_LIGHT") >= 3 then return 2 end
    return 1
  end

  function onLevelActionTrigger(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
`,
  },
  {
    path: 'light/oath_ring.lua',
    text: `ZTCG_CARD
{
  "NAME" "Oath Ring"
  "IMAGE" "oath_ring.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Relic, Chapel"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Whenever the opponent levels up, heal your character 10. Whenever you answer a question of a card, look at the top card of your deck."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Oath - Heal your character 10 for each card in your build tree."
  }

  function onOpponentLevelUp(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onPrompt(player)
    peekNextCard(player)
  end

  function onLevelActionTrigger(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    refreshHP(player, char, 10 * getListLength(makeListCardsUnder(player, char)))
  end
}
`,
  },
  {
    path: 'light/pilgrim_ghost.lua',
    text: `ZTCG_CARD
{
  "NAME" "Pilgrim Ghost"
  "IMAGE" "pilgrim_ghost.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Mob - Spirit, Road"
  "COST" "280"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "At the start of the opponent's turn, if this card lies in your graveyard and your character has 80 HP or less, heal your character 10. When this card leaves the graveyard, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Way Home - Put a card of your graveyard on top of your deck."
  }

  function onOpponentStartTurnViewGraveyard(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    if getHpFromCARD(char) <= 80 then
      refreshHP(player, char, 10)
    end
  end

  function onTakeFromGraveyard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local card = menuCards(player, grave, "Lead a card home", "CARDLIST_PEEK")
    takeTargetCardFromListToDeck(getPlayerDeck(player, "DECK_DECK"), grave, card, "DECK_TOP")
  end
}
`,
  },
  {
    path: 'light/pilgrim_s_staff.lua',
    text: `ZTCG_CARD
{
  "NAME" "Pilgrim's Staff"
  "IMAGE" "pilgrim_s_staff.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Weapon, Road"
  "COST" "70"

  TYPE_EQP
  {
    "LEVEL" "0"
    "TEXT" "Attacks of your character deal 10 more damage. When your last card leaves your hand, draw a card. Whenever a card of the opponent goes away, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Footpath - Draw a card; if you have no equipment, play equipment of level 20 or less."
  }

  function onEquipBuff(player)
    return hasFlag("SBOX_CHAR", "ZTCG_SBOXTYPE") and 10 or 0
  end

  function onTakeCardFromHand(player)
    if isEmptyList(getListFromDeck(getPlayerDeck(player, "DECK_HAND"))) then
      drawCard(player)
    end
  end

  function onOpponentReceiveAwayCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") == 0 then
      equip(player, "PLAY_NORMALEQUIP", 20)
    end
  end
}
`,
  },
  {
    path: 'light/prism_lizard.lua',
    text: `ZTCG_CARD
{
  "NAME" "Prism Lizard"
  "IMAGE" "prism_lizard.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Reptile, Desert"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "In your turn, this card in your hand has 10 less level for each mob of the opponent. It has its level back in the opponent's turn."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Split Light - Attack two times for 10, fixed."
  }

  function onReactivateCardLevelDrop(player)
    local me = getSourceCARD()
    newCardLevelDrop(me, me, 10 * getMobsOnTable(player, "ONLY_ADVSRV"), 2)
  end

  function onOpponentStartTurnViewHand(player)
    local me = getSourceCARD()
    removeCardLevelDrop(me, me)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    for count = 1, 2 do
      attack(player, char, 10, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
`,
  },
  {
    path: 'light/salt_ibis.lua',
    text: `ZTCG_CARD
{
  "NAME" "Salt Ibis"
  "IMAGE" "salt_ibis.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Bird, Salt"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When the opponent's onset begins and they have more mobs than you, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "White Wings - Attack a mob for 30. If that destroys it, heal your character 10."
  }

  function onOpponentStartCharacterActions(player)
    if getMobsOnTable(player, "ONLY_ADVSRV") > getMobsOnTable(player, "ONLY_PLAYER") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      refreshHP(player, char, 10)
    end
  end
}
`,
  },
  {
    path: 'light/seraph_of_the_zenith.lua',
    text: `ZTCG_CARD
{
  "NAME" "Seraph of the Zenith"
  "IMAGE" "seraph_of_the_zenith.png"
  "TYPE" "BOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Boss - Angel, Sky"
  "COST" "1700"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Radiance - In each turn of the opponent you can prevent one attack."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "2"
      "TEXT" "Verdict - When this card destroys a mob, heal your character by 20 and attack all mobs of the opponent for 10."
    }
  }

  function onOpponentReactivateCardEffects(player)
    preventDamage(player, getSourceCARD(), "PREVENT_ANY", 1)
  end

  function onExecuteAttackAndDestroyed(player)
    local me = getSourceCARD()
    -- Only an attack of the attack phase: the judgement does not judge itself.
    if not hasFlag("ATKRES_NIL", "ZTCG_ATKRES") or not matchRequirements(player, 80, 2, "ELEM_LIGHT") then
      return
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    attackGlobal("GLOBAL_HITMOBS", player, me, 10, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onAttackOpponentCharacterDestroyed(player)
    displayMessageOnScreen(player, "The last shadow is gone.", 3000)
  end
}
`,
  },
  {
    path: 'light/standard_bearer.lua',
    text: `ZTCG_CARD
{
  "NAME" "Standard Bearer"
  "IMAGE" "standard_bearer.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Mob - Soldier, Camp"
  "COST" "340"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "Your other Soldier, Guard and Pet mobs have 10 more attack. When another mob of yours is on its way to attack, heal it 10."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Advance - Each of your mobs has 10 more attack this turn."
  }

  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    giveColours(player, "Soldier")
    giveColours(player, "Guard")
    giveColours(player, "Pet")
  end

  function giveColours(player, subtype)
    applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", subtype)
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function onLaunchAttack(player)
    local attacker = getCardPointer(0)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and not isSameCARD(attacker, getSourceCARD()) then
      refreshHP(player, attacker, 10)
    end
  end

  function onActivateCharacterAction(player)
    for n = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), getSourceCARD(), 10, 0, 0, 1)
    end
  end
}
`,
  },
  {
    path: 'light/sunstone_giant.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sunstone Giant"
  "IMAGE" "sunstone_giant.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Mob - Giant, Desert"
  "COST" "430"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "80"
    "TEXT" "While you have two of these cards deployed at the start of your turn, each of them deals a quarter more damage in it."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Zenith - Your first mob deals half as much damage again until your next turn."
  }

  function onReactivateCardEffects(player)
    local me = getSourceCARD()
    if playerCountCardIdDeployed(player, getCardIdFromCARD(me)) >= 2 then
      increaseDamageMultiplierByPercent(me, 25)
    end
  end

  function onActivateCharacterAction(player)
    increaseDamageMultiplierByPercent(getOnBoardCARD(player, "SLOT_PLAYERMOB1"), 50)
  end
}
`,
  },
  {
    path: 'light/surveyor_s_sunglass.lua',
    text: `ZTCG_CARD
{
  "NAME" "Surveyor's Sunglass"
  "IMAGE" "surveyor_s_sunglass.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Equipment - Tool, Chart"
  "COST" "360"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "Once each turn, an attack of one of your mobs deals 20 more damage. When another piece of your equipment is destroyed, put it under your deck and draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Focus - Play equipment of level 50 or less if a slot is free; otherwise attack for 20."
  }

  function onEquipRefreshCharges(player)
    return 1
  end

  function onEquipBuffWithCharge(player)
    return hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and 20 or 0
  end

  function onEquipmentDestroyed(player)
    local grave = getPlayerDeck(player, "DECK_GRAV")
    moveCards(player, grave, getPlayerDeck(player, "DECK_DECK"), "TAKE_CARDID", "PUT_BOTTOM", getTargetCARD())
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    if nextFreeEquipSlot(player) ~= -1 then
      equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 50)
    else
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
`,
  },
  {
    path: 'light/tally_clerk.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tally Clerk"
  "IMAGE" "tally_clerk.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Scribe, Camp"
  "COST" "130"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "60"
    "TEXT" "Each third time that the opponent uses an ability, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Audit - Draw a card if the opponent has more cards in hand than you; otherwise attack for 10, fixed."
  }

  function afterOpponentApplyCharacterAction(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    increaseCardRegister(me, id, 0, 1, 0, "afterOpponentApplyCharacterAction")
    if getCardRegister(me, id, 0) >= 3 then
      editCardRegister(me, id, 0, 0, 0, "afterOpponentApplyCharacterAction")
      drawCard(player)
    end
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_GOLD")
  end

  function onActivateCharacterAction(player)
    local mine = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    local theirs = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))
    if getListLength(theirs) > getListLength(mine) then
      drawCard(player)
    else
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
`,
  },
  {
    path: 'light/teodric_beaconward.lua',
    text: `ZTCG_CARD
{
  "NAME" "Teodric Beaconward"
  "IMAGE" "teodric_beaconward.png"
  "TYPE" "CHAR"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Character - Keeper, Coast"
  "COST" "480"

  TYPE_CHA
  {
    "HP" "190"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Kindle - Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "30"
      "ATTRB" "1"
      "TEXT" "Stores - Play equipment or a rapid action of level 50 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "High Flame - Attack for 40. Then you may level up once more with a card of your hand."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction2(player)
    playCard(player, "Play equipment or a rapid action of level 50 or less", "PLAY_EQUIP | PLAY_ACTION", 50)
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 40, "ATKRES_NIL", "ATKSRC_CHA", "ZTCG_DONTCARE", "ENABLE_PREVENT", "IS_STARTER")
    levelUp(player)
  end
}
`,
  },
  {
    path: 'light/tithe_of_light.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tithe of Light"
  "IMAGE" "tithe_of_light.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Chapel"
  "COST" "100"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "As you play this card, discard a card. Then draw two cards and heal your character 30."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Alms - Put a card of your hand under your deck; if you do, draw a card and heal your character 20."
  }

  function onInitAction(player)
    discardCard(player)
  end

  function onThinkAction(player)
    drawCard(player)
    drawCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30)
  end

  function onActivateCharacterAction(player)
    local hand = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    local gift = menuCards(player, hand, "Give a card", "CARDLIST_PEEK")
    if gift == 0 then return end
    takeTargetCardFromListToDeck(getPlayerDeck(player, "DECK_DECK"), hand, gift, "DECK_BOTTOM")
    drawCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
`,
  },
  {
    path: 'light/trumpet_charge.lua',
    text: `ZTCG_CARD
{
  "NAME" "Trumpet Charge"
  "IMAGE" "trumpet_charge.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Signal"
  "COST" "150"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "While this card is in your hand, each card that you play lowers its level by 10 until the end of your turn, up to 40. Each of your mobs has 20 more attack this turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Second Wind - Your first mob attacks twice this turn. Draw a card."
  }

  function onPlayCardViewHand(player)
    local me = getSourceCARD()
    newCardLevelDrop(me, me, getMinimum(40, getCardLevelDrop(me) + 10), 1)
  end

  function onThinkAction(player)
    for n = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), getSourceCARD(), 20, 0, 0, 1)
    end
    resetNewEffectAttributes()
    setNewEffectRotationCenter(32, 32)
    setNewEffectRotationAngle(0.5)
    setNewEffectDrawType("DRAW_ROTATED")
    createEffect("strike")
  end

  function onActivateCharacterAction(player)
    addExtraMobAttack(getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 2)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'light/watchtower_ridge.lua',
    text: `ZTCG_CARD
{
  "NAME" "Watchtower Ridge"
  "IMAGE" "watchtower_ridge.png"
  "TYPE" "FIELD"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Field - Hill, Tower"
  "COST" "150"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "You cannot play rapid actions of level 50 or more. After the opponent's level-up phase, if they levelled up, heal each of your mobs 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Ridge Path - Play a field. Heal your character 10, or 30 if you played one."
  }

  function onTryPlayAction(player)
    if getCurrentLevelFromCARD(player, getTargetCARD()) >= 50 then
      updateGameValue(0, 0)
    end
  end

  function afterOpponentLevelUp(player)
    if not isLevelUpTurn(not player) then return end
    for n = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), 10)
    end
  end

  function onActivateCharacterAction(player)
    local healed = 10
    if locate(player, "PLAY_NORMALFIELD") then healed = 30 end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), healed)
  end
}
`,
  },
  {
    path: 'water/ash_boathook.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ash Boathook"
  "IMAGE" "ash_boathook.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Weapon, Sailor"
  "COST" "100"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Attacks of your character deal 20 more damage, attacks of your Sea and River mobs 10 more."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Hook - Attack a mob for 30."
  }

  function onEquipBuff(player)
    local attacker = getCardPointer(0)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then return 20 end
    if not hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then return 0 end
    if isInfoCARD(attacker, "Sea") or isInfoCARD(attacker, "River") then return 10 end
    return 0
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'water/bilge_pump.lua',
    text: `ZTCG_CARD
{
  "NAME" "Bilge Pump"
  "IMAGE" "bilge_pump.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Tool, Sailor"
  "COST" "120"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "When the opponent's character has used its abilities, heal each piece of your equipment 20. Attacks cannot aim at your equipment except Tools."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Refit - Play equipment of level 40 or less; if you do, draw a card."
  }

  function afterOpponentCharacterActions(player)
    for n = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYEREQP" .. n), 20)
    end
  end

  -- The pump is a Tool itself, so it can be got rid of.
  function preventIntercomeTargetEquip(player)
    return not isInfoCARD(getTargetCARD(), "Tool")
  end

  function onActivateCharacterAction(player)
    if equip(player, "PLAY_NORMALEQUIP", 40) then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'water/braided_river.lua',
    text: `ZTCG_CARD
{
  "NAME" "Braided River"
  "IMAGE" "braided_river.png"
  "TYPE" "FIELD"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Field - River"
  "COST" "140"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "At the start of your turn, heal your character 10. When this field is replaced or destroyed, draw a card. The opponent's seventh mob is away as long as this field lies here."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Side Channel - Play a field; if you cannot or do not, heal your character 10."
  }

  function onStartTurn(player)
    -- The function also runs while the card lies under the character.
    if getSlotIdFromCARD(player, getSourceCARD()) > 0 then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function applyBlocks(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB7"), "AURA_AWAY", getSourceCARD())
  end

  function undoBlocks(player)
    removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB7"), "AURA_AWAY", getSourceCARD())
  end

  function onDestroy(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    if not locate(player, "PLAY_NORMALFIELD") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
`,
  },
  {
    path: 'water/breaking_dyke.lua',
    text: `ZTCG_CARD
{
  "NAME" "Breaking Dyke"
  "IMAGE" "breaking_dyke.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Rapid Action - Current"
  "COST" "420"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Attack all mobs of the opponent for 30. Then you may destroy a piece of the opponent's equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Seepage - Destroy a piece of the opponent's equipment, if you like; otherwise draw a card."
  }

  function onThinkAction(player)
    resetNewEffectAttributes()
    setNewEffectFlags("FLIP_HORIZONTAL")
    createEffect("hurt")
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 30, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
    destroyEquipment(player)
  end

  function onActivateCharacterAction(player)
    if isNullCARD(destroyEquipment(player)) then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'water/cataract_drake.lua',
    text: `ZTCG_CARD
{
  "NAME" "Cataract Drake"
  "IMAGE" "cataract_drake.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Mob - Dragon, River"
  "COST" "350"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "After an attack of this card, heal your character by half of the damage, rounded up to tens."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Falling Water - Attack for 30, fixed."
  }

  function onExecuteAttack(player)
    local half = getRoundedUp(getGameValue(0) / 2)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), half)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", "ZTCG_DONTCARE", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'water/delta_pelican.lua',
    text: `ZTCG_CARD
{
  "NAME" "Delta Pelican"
  "IMAGE" "delta_pelican.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Bird, Delta"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "60"
    "TEXT" "After you have played this card, put the top card of your deck under it. At the end of the opponent's turn, that card goes to your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Fishing Grounds - Look at the top card of your deck. If it is a mob, draw it, and play it if your character can."
  }

  function afterThinkMob(player)
    putCardUnder(getSourceCARD(), takeCardsFromDeck(getPlayerDeck(player, "DECK_DECK"), 1))
  end

  function onOpponentEndTurn(player)
    local me = getSourceCARD()
    if isEmptyList(makeListCardsUnder(player, me)) then return end
    local pouch = takeCardUnder(me, getCardUnder(me, 0))
    moveCardsFromListToDeck(pouch, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
  end

  function onActivateCharacterAction(player)
    scoutMob(player)
  end
}
`,
  },
  {
    path: 'water/dredge_the_channel.lua',
    text: `ZTCG_CARD
{
  "NAME" "Dredge the Channel"
  "IMAGE" "dredge_the_channel.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Recovery"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Take a piece of equipment or a field from your graveyard into your hand, then heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Dredging - Look at the top card of your deck; you may put it into your graveyard. Then draw a card."
  }

  function onThinkAction(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local finds, any = makeFilteredList(player, grave, 0, 0, "ZTCG_DONTCARE", "TYPE_EQP | TYPE_FLD", "ELEMENT_ANY", "ZTCG_NIL")
    if any then
      recoverDestroyedCard(player, getCARD(menuCards(player, finds, "Dredge up a card", "CARDLIST_PEEK")))
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    if isNullCARD(top) then return end
    if makePrompt(player, "Put the top card into your graveyard?", "It is %s.", getNameFromCARD(top), 0, "Put it there", "Keep it") then
      moveCards(getPlayerDeck(player, "DECK_DECK"), getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 1)
    end
    drawCard(player)
  end
}
`,
  },
  {
    path: 'water/fathom_line.lua',
    text: `ZTCG_CARD
{
  "NAME" "Fathom Line"
  "IMAGE" "fathom_line.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Tool, Chart"
  "COST" "70"

  TYPE_EQP
  {
    "LEVEL" "0"
    "TEXT" "When you play this card, look at the top three cards of your deck and put them back in any order."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Mark the Depth - Draw a card, then put a card of your hand under your deck."
  }

  function onThinkEquipment(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local top = takeCardsFromDeck(deck, 3)
    pickCardOrder(player, top)
    moveCardsFromListToDeck(top, deck, "TAKE_NEXT", "PUT_TOP", 3)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    local hand = getPlayerDeck(player, "DECK_HAND")
    local card = menuCards(player, getListFromDeck(hand), "Put a card under your deck", "CARDLIST_PEEK")
    moveCards(hand, getPlayerDeck(player, "DECK_DECK"), "TAKE_CARDID", "PUT_BOTTOM", card)
  end
}
`,
  },
  {
    path: 'water/ferry_otter.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ferry Otter"
  "IMAGE" "ferry_otter.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Beast, River, Pet"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "This card cannot attack Jr. Bosses and Bosses."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Crossing - Play a mob of level 20 or less."
  }

  function preventSelfTargetMob(player)
    return isBossCARD(getTargetCARD())
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 20)
  end
}
`,
  },
  {
    path: 'water/flood_warning.lua',
    text: `ZTCG_CARD
{
  "NAME" "Flood Warning"
  "IMAGE" "flood_warning.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Rapid Action - Current"
  "COST" "300"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "All mobs of the opponent are stunned until your next turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "High Ground - Heal each of your mobs to the full, and your character 20."
  }

  function onThinkAction(player)
    applyGlobalStun(player)
    resetNewEffectAttributes()
    setNewEffectRandomMove(12, 4)
    setNewEffectRandomStep(2, 1)
    createEffect("stun")
    drawCard(player)
  end

  function onLevelActionTrigger(player)
    for n = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n)
      refreshHP(player, mob, getMaxHpFromCARD(mob))
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
`,
  },
  {
    path: 'water/harbour_seal.lua',
    text: `ZTCG_CARD
{
  "NAME" "Harbour Seal"
  "IMAGE" "harbour_seal.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Beast, Sea, Pet"
  "COST" "160"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "When another mob of yours is destroyed, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Company - Draw a card. If you have a Pet, heal your character 10."
  }

  function onMobSentToDiscardPile(player)
    if not isSameCARD(getTargetCARD(), getSourceCARD()) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if isPetOnPlayerTable(player) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
`,
  },
  {
    path: 'water/headwater_chalice.lua',
    text: `ZTCG_CARD
{
  "NAME" "Headwater Chalice"
  "IMAGE" "headwater_chalice.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Equipment - Relic, Spring"
  "COST" "1100"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your character is healed by 10 more each time. The opponent's character is healed by half."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "First Draught - Draw two cards."
  }

  function onInterceptRefreshCard(player)
    if isSameCARD(getTargetCARD(), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then
      updateGameValue(0, getGameValue(0) + 10)
    end
  end

  function onInterceptOpponentRefreshCard(player)
    if isSameCARD(getTargetCARD(), getOnBoardCARD(player, "SLOT_ADVSRYCHAR")) then
      updateGameValue(0, getGameValue(0) // 2)
    end
  end

  function onLevelActionTrigger(player)
    for count = 1, 2 do
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'water/ice_on_the_oars.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ice on the Oars"
  "IMAGE" "ice_on_the_oars.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Weather, Ice"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "The opponent cannot play equipment and fields in their next turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Black Ice - The opponent's character takes 10 damage at the start of your next turn."
  }

  function onThinkAction(player)
    turnEquip(not player, false)
    turnLocate(not player, false)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end
}
`,
  },
  {
    path: 'water/kelp_strangler.lua',
    text: `ZTCG_CARD
{
  "NAME" "Kelp Strangler"
  "IMAGE" "kelp_strangler.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Mob - Plant, Sea"
  "COST" "280"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "When a mob survives an attack of this card, it is stunned until the end of its controller's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Entangle - Stun a mob of the opponent of level 40 or less until the end of their turn."
  }

  function onExecuteAttackAndSurvived(player)
    local mine = isSameCARD(getCardPointer(0), getSourceCARD())
    if mine and hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applyStun(player, getTargetCARD(), 1)
      createEffect("stun")
    end
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 40, "TYPE_ANYMOB", "ELEM_ANY", "")
    applyStun(player, getCARD(menuCards(player, mobs, "Stun a mob", "CARDLIST_PEEK")), 1)
  end
}
`,
  },
  {
    path: 'water/lake_of_two_moons.lua',
    text: `ZTCG_CARD
{
  "NAME" "Lake of Two Moons"
  "IMAGE" "lake_of_two_moons.png"
  "TYPE" "FIELD"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Field - Lake"
  "COST" "330"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "When you play this field, heal all of your mobs and your character 20. Whenever the opponent plays a field, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "2"
    "TEXT" "Mirror Lake - Take the top card of your graveyard into your hand if it is a Water card."
  }

  function onThinkField(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    for n = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), 20)
    end
  end

  function onOpponentPlayField(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    -- A copy: taking from it leaves the graveyard as it is.
    local grave = appendLists(createList(), getListFromDeck(getPlayerDeck(player, "DECK_GRAV")))
    local rest, top = takeNextCardsFromList(grave, 1)
    if hasSharedFlagsCARD(getCARD(top), "FLAG_ELEM", "ELEM_WATER") then
      recoverDestroyedCard(player, getCARD(top))
    end
  end
}
`,
  },
  {
    path: 'water/letter_in_a_bottle.lua',
    text: `ZTCG_CARD
{
  "NAME" "Letter in a Bottle"
  "IMAGE" "letter_in_a_bottle.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Chart"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Name a type of card and reveal the top card of your deck. If it is of that type, draw two cards; otherwise draw one."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Washed Ashore - Draw a card and look at the next one; if you were the second to begin, draw that one too."
  }

  function onThinkAction(player)
    local named = selectCardType(player, "TYPE_MOB | TYPE_EQP | TYPE_ACT | TYPE_FLD")
    local top = peekNextCard(player)
    revealCard(player, "The letter", top)
    if getTypeFromCARD(top) == named then
      drawCard(player)
    end
    drawCard(player)
  end

  function onLevelActionTrigger(player)
    drawCard(player)
    if hasFlag("IS_P1", "ZTCG_GAMEHUBTYPE") then peekNextCard(player) end
    if hasFlag("IS_P2", "ZTCG_GAMEHUBTYPE") then drawCard(player) end
  end
}
`,
  },
  {
    path: 'water/maelstrom_ray.lua',
    text: `ZTCG_CARD
{
  "NAME" "Maelstrom Ray"
  "IMAGE" "maelstrom_ray.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Jr. Boss - Fish, Sea"
  "COST" "600"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "120"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Spiral - After this card has been played, attack all mobs of the opponent for 20."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Pull - When this card destroys a mob, heal this card 20 and draw a card."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Eddy - Two cards of your build tree that you choose change places. Draw a card."
  }

  function afterThinkMob(player)
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 20, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onExecuteAttackAndDestroyed(player)
    if matchRequirements(player, 60, 2, "ELEM_WATER") then
      refreshHP(player, getSourceCARD(), 20)
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local tree, count = makeListFromCharacterActions(player, true, true)
    if count > 1 then
      local first = menuCards(player, tree, "First card to move", "CARDLIST_PEEK")
      local rest = takeTargetCardFromList(first, tree)
      local second = menuCards(player, rest, "Second card to move", "CARDLIST_PEEK")
      swapCharacterActions(player, getCARD(first), getCARD(second))
    end
    drawCard(player)
  end
}
`,
  },
  {
    path: 'water/mirelle_fathom.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mirelle Fathom"
  "IMAGE" "mirelle_fathom.png"
  "TYPE" "CHAR"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Character - Pilot, River"
  "COST" "1200"

  TYPE_CHA
  {
    "HP" "210"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Soundings - Draw a card, then play a card of your character's level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Safe Mooring - Heal your character 20. If you have a field, draw a card."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Broadside - Attack with 20 damage for each piece of your equipment."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    local level = getCurrentLevelFromCARD(player, getSourceCARD())
    playCard(player, "Play a card", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", level)
  end

  function onActivateCharacterAction2(player)
    refreshHP(player, getSourceCARD(), 20)
    if isFieldOnPlayerTable(player) then
      drawCard(player)
    end
  end

  function onActivateCharacterAction3(player)
    equipReaver(player, getSourceCARD(), 20, "ONLY_PLAYER")
  end
}
`,
  },
  {
    path: 'water/mother_of_glaciers.lua',
    text: `ZTCG_CARD
{
  "NAME" "Mother of Glaciers"
  "IMAGE" "mother_of_glaciers.png"
  "TYPE" "BOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Boss - Giant, Ice"
  "COST" "1900"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "160"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Cold Front - When you play this card, the opponent's equipment is silenced for two of their turns."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "3"
      "TEXT" "Calving - When this card attacks and the target survives, attack the opponent's character for 20, fixed."
    }
  }

  function onThinkMob(player)
    for n = 1, 7 do
      applySilence(player, getOnBoardCARD(player, "SLOT_ADVSRYEQP" .. n), 2)
    end
    createEffect("silence")
  end

  function onExecuteAttackAndSurvived(player)
    local me = getSourceCARD()
    -- The second attack is fixed, so it does not call for a third.
    local isFirst = isSameCARD(getCardPointer(0), me) and hasFlag("ATKRES_NIL", "ZTCG_ATKRES")
    if isFirst and matchRequirements(player, 80, 3, "ELEM_WATER") then
      attack(player, me, 20, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", "SLOT_CHAR", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER")
    end
  end
}
`,
  },
  {
    path: 'water/odran_lockkeeper.lua',
    text: `ZTCG_CARD
{
  "NAME" "Odran Lockkeeper"
  "IMAGE" "odran_lockkeeper.png"
  "TYPE" "CHAR"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Character - Keeper, River"
  "COST" "500"

  TYPE_CHA
  {
    "HP" "190"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Open the Gate - Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Fill the Chamber - Play a field if you have none; otherwise play equipment of level 70 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Burst the Dam - Attack for 40. If the attack is made, heal your character 20."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction2(player)
    if isFieldOnPlayerTable(player) then
      equip(player, "PLAY_NORMALEQUIP", 70)
    else
      locate(player, "PLAY_NORMALFIELD")
    end
  end

  function onActivateCharacterAction3(player)
    local me = getSourceCARD()
    local made = attack(player, me, 40, "ATKRES_NIL", "ATKSRC_CHA", "ZTCG_DONTCARE", "ENABLE_PREVENT", "IS_STARTER")
    if made then
      refreshHP(player, me, 20)
    end
  end
}
`,
  },
  {
    path: 'water/oilskin_coat.lua',
    text: `ZTCG_CARD
{
  "NAME" "Oilskin Coat"
  "IMAGE" "oilskin_coat.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Armor, Sailor"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "When you play this card, the MaxHP of your character rises by 20. Your character blocks 10 damage."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Thick Skin - The MaxHP of your character rises by 20, and it is healed 20."
  }

  function onThinkEquipment(player)
    increaseMaxHP(getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onEquipBlockDamage(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 10 end
    return 0
  end

  function onLevelActionTrigger(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    increaseMaxHP(char, 20)
    refreshHP(player, char, 20)
  end
}
`,
  },
  {
    path: 'water/old_man_estuary.lua',
    text: `ZTCG_CARD
{
  "NAME" "Old Man Estuary"
  "IMAGE" "old_man_estuary.png"
  "TYPE" "BOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Boss - Spirit, Delta"
  "COST" "1500"

  TYPE_BOS
  {
    "LEVEL" "70"
    "ATTCK" "50"
    "HP" "140"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Both Tides - At the start of the opponent's turn, heal this card 20 and your character 10."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Salt Line - Attacks on your side deal at most 40 damage."
    }
  }

  function onOpponentReactivateCardEffects(player)
    refreshHP(player, getSourceCARD(), 20)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onBlockResultDamage(player)
    if matchRequirements(player, 70, 2, "ELEM_WATER") and getGameValue(0) > 40 then
      return 40
    end
    return 0
  end
}
`,
  },
  {
    path: 'water/puddle_imp.lua',
    text: `ZTCG_CARD
{
  "NAME" "Puddle Imp"
  "IMAGE" "puddle_imp.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Spirit, Rain"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play this card, look at the top card of your deck. If it is a Water card, draw it."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Splash - Look at the top card of your deck. If it is a mob, draw it, and play it if you have learned its element and are of its level."
  }

  function onThinkMob(player)
    local top = peekNextCard(player)
    -- The info line begins with the element.
    if string.sub(getCardInfoFromCARD(top), 1, 5) == "Water" then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    scoutMob(player, "SCOUT_SUMMON", "ELEM_ANY")
  end
}
`,
  },
  {
    path: 'water/rain_piper.lua',
    text: `ZTCG_CARD
{
  "NAME" "Rain Piper"
  "IMAGE" "rain_piper.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Spirit, Rain"
  "COST" "130"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever your character is healed, this card has 10 more attack until the end of your turn. This adds up within a turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Cloudburst - Heal your character 20 and draw a card."
  }

  function onRefreshCard(player)
    if isSameCARD(getTargetCARD(), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then
      local me = getSourceCARD()
      incrementBuffEffect(player, me)
      newBuff(me, me, 10, 0, 0, 1)
    end
  end

  function onLevelActionTrigger(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'water/reed_skimmer.lua',
    text: `ZTCG_CARD
{
  "NAME" "Reed Skimmer"
  "IMAGE" "reed_skimmer.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Insect, River"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When you play this card, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Drift - Draw a card."
  }

  function onThinkMob(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    createEffect("heal")
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'water/rill_newt.lua',
    text: `ZTCG_CARD
{
  "NAME" "Rill Newt"
  "IMAGE" "rill_newt.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Amphibian, River"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you draw this card, heal your character 10 for every three turns of yours that it lay in the deck, at most 30."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Regrowth - Heal your character 40."
  }

  -- Counts the turns that the card waits.
  function onStartTurnViewDeck(player)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onDraw")
  end

  function onDraw(player)
    local me = getSourceCARD()
    local waited = getCardRegister(me, getCardIdFromCARD(me), 0)
    local healed = getMinimum(30, 10 * math.floor(waited / 3))
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), healed)
  end

  function onLevelActionTrigger(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40)
  end
}
`,
  },
  {
    path: 'water/shelf_whale.lua',
    text: `ZTCG_CARD
{
  "NAME" "Shelf Whale"
  "IMAGE" "shelf_whale.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Mob - Beast, Sea"
  "COST" "420"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "90"
    "TEXT" "When this card would be destroyed, you may discard a card: then it stays with 30 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Deep Memory - Take a card from your graveyard into your hand."
  }

  function onReceiveAttackAndInterceptDestroyed(player)
    local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    if count == 0 then return end
    if makePrompt(player, "Discard a card to keep Shelf Whale?", "You have %d cards.", count, 0, "Discard", "Let it go") then
      discardCard(player)
      editCardHP(getSourceCARD(), 30)
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    recoverCard(player, "DECK_HAND", "RECOVER_ANY", "LESSER", "ZTCG_DONTCARE")
  end
}
`,
  },
  {
    path: 'water/silt_carp.lua',
    text: `ZTCG_CARD
{
  "NAME" "Silt Carp"
  "IMAGE" "silt_carp.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Fish, River"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "At the start of the opponent's turn, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Sift - Draw a card. If it is equipment of level 30 or less, play it, whatever you have learned."
  }

  function onOpponentStartTurn(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    if drawCard(player) and getBaseLevelFromCARD(top) <= 30 then
      equip(player, "PLAY_FORCEEQUIP", "ELEM_ANY", 30)
    end
  end
}
`,
  },
  {
    path: 'water/sluice_crab.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sluice Crab"
  "IMAGE" "sluice_crab.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Crustacean, River"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "Your other mobs block 10 damage of each attack on them. If equipment of yours is stopped, take it back into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Shell Trade - Play a weapon, an armor or a shield of level 40 or less."
  }

  function onCalcDefenseCard(player)
    local isOther = not isSameCARD(getTargetCARD(), getSourceCARD())
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") and isOther then
      updateGameValue(0, getGameValue(0) + 10)
    end
  end

  function onPlayEquipCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_GEARUPEQUIP", 40)
  end
}
`,
  },
  {
    path: 'water/spring_tonic.lua',
    text: `ZTCG_CARD
{
  "NAME" "Spring Tonic"
  "IMAGE" "spring_tonic.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Recovery"
  "COST" "70"

  TYPE_ACT
  {
    "LEVEL" "0"
    "TEXT" "Heal your character 50."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Wash - Heal your character 10 for each piece of your equipment, at least 10 and at most 20."
  }

  function onThinkAction(player)
    resetNewEffectAttributes()
    setNewEffectTint(120, 200, 255, 255)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_INVERSE_ALPHA")
    createEffect("heal")
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50)
  end

  function onActivateCharacterAction(player)
    local healed = getClamp(10 * getEquipsOnTable(player, "ONLY_PLAYER"), 10, 20)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), healed)
  end
}
`,
  },
  {
    path: 'water/tarn_perch.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tarn Perch"
  "IMAGE" "tarn_perch.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Fish, Lake"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Rapid actions and characters cannot attack this card. When it is chosen from a list, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Cold Spray - Attack for 20, fixed."
  }

  function preventTargetMob(player)
    return hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC") or hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC")
  end

  function onSelectMenu(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'water/undertow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Undertow"
  "IMAGE" "undertow.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Current"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Choose a mob of the opponent of level 50 or less: it goes back to the hand of its owner."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Ebb - Play a rapid action of level 30 or less."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRV", 0, 0, 50, "TYPE_MOB", "ELEMENT_ANY", "")
    local mob = getCARD(menuCards(player, mobs, "Wash away a mob", "CARDLIST_PEEK"))
    -- A hijacked mob on the other side is one of yours.
    local owner = not player
    if isHijacked(mob) > 0 then owner = player end
    local taken = takeCardFromTable(player, getSlotIdFromCARD(player, mob))
    moveCardsFromListToDeck(taken, getPlayerDeck(owner, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
  end

  function onActivateCharacterAction(player)
    action(player, nil, 30)
  end
}
`,
  },
  {
    path: 'water/warden_of_the_ninth_lock.lua',
    text: `ZTCG_CARD
{
  "NAME" "Warden of the Ninth Lock"
  "IMAGE" "warden_of_the_ninth_lock.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Jr. Boss - Guard, River"
  "COST" "550"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Toll - Whenever you play equipment, heal your character 10."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Standing Orders - This card blocks 10 damage for each piece of your equipment, at most 30."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Inspection - Play equipment of your character's level or less."
  }

  function onInterceptPlayEquipment(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onCalcDefense(player)
    if matchRequirements(player, 50, 2, "ELEM_WATER") then
      updateGameValue(0, getGameValue(0) + getMinimum(30, 10 * getEquipsOnTable(player, "ONLY_PLAYER")))
    end
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", getCurrentLevelFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR")))
  end
}
`,
  },
  {
    path: 'water/weir_heron.lua',
    text: `ZTCG_CARD
{
  "NAME" "Weir Heron"
  "IMAGE" "weir_heron.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Bird, River"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever you play a field, draw a card. If a field of yours is stopped, take it back into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Nesting Ground - Draw a card. If it is a field of an element you have learned, play it."
  }

  function onPlayCard(player)
    if hasSharedFlagsCARD(getTargetCARD(), "FLAG_TYPE", "TYPE_FLD") then
      drawCard(player)
    end
  end

  function onPlayFieldCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then locate(player, "PLAY_SCOUTFIELD", "ELEM_ANY") end
  end
}
`,
  },
  {
    path: 'water/whirlpool_chain.lua',
    text: `ZTCG_CARD
{
  "NAME" "Whirlpool Chain"
  "IMAGE" "whirlpool_chain.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Equipment - Weapon, Sea"
  "COST" "380"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "Once each turn, one of your attacks deals 30 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Drag Under - Attack with 10 damage for each piece of equipment on the table."
  }

  function onEquipRefreshCharges(player)
    return 1
  end

  function onEquipBuffWithCharge(player)
    return 30
  end

  function onActivateCharacterAction(player)
    equipReaver(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ANY_PLAYER")
  end
}
`,
  },
  {
    path: 'wind/anvil_cloud_giant.lua',
    text: `ZTCG_CARD
{
  "NAME" "Anvil Cloud Giant"
  "IMAGE" "anvil_cloud_giant.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Mob - Giant"
  "COST" "400"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "70"
    "TEXT" "When a card comes into the opponent's hand, this card gets +10 attack until the end of your next turn. When the opponent's deck loses a card in your turn, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 50. If you are ahead in level, it attacks for 70."
  }

  function onOpponentPutCardIntoHand(player)
    newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
  end

  function onOpponentTakeCardFromDeck(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then drawCard(player) end
  end

  function onActivateCharacterAction(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    local damage = 50
    if mine > theirs then damage = 70 end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'wind/bellwether_ibex.lua',
    text: `ZTCG_CARD
{
  "NAME" "Bellwether Ibex"
  "IMAGE" "bellwether_ibex.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Beast"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When the opponent plays a card of level 30 or more while this card is in your hand, its level is 30 lower for your next turn. When it is revealed, its level is 20 lower for two of your turns."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 40 or less."
  }

  function onOpponentPlayCardViewHand(player)
    if getBaseLevelFromCARD(getTargetCARD()) >= 30 then
      newCardLevelDrop(getSourceCARD(), getSourceCARD(), 30, 1)
    end
  end

  function onReveal(player)
    newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 2)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 40)
  end
}
`,
  },
  {
    path: 'wind/clash_of_fronts.lua',
    text: `ZTCG_CARD
{
  "NAME" "Clash of Fronts"
  "IMAGE" "clash_of_fronts.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "320"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "Clash: both reveal the top card of their deck. If yours has the higher level, your mobs get +20 attack until the end of the turn; if not, draw two cards."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Play rock, paper, scissors: if you win, your character attacks for 50."
  }

  function onThinkAction(player)
    if not playClash(player) then
      drawCard(player)
      drawCard(player)
      return
    end
    for slot = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. slot), getSourceCARD(), 20, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    if playRps(player) then
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
`,
  },
  {
    path: 'wind/cliff_aerie.lua',
    text: `ZTCG_CARD
{
  "NAME" "Cliff Aerie"
  "IMAGE" "cliff_aerie.png"
  "TYPE" "FIELD"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Field - Region"
  "COST" "120"

  TYPE_FLD
  {
    "TEXT" "Birds have +10 attack: yours, and the opponent's while they have no field. When you play a field, this one included, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a field, then draw a card."
  }

  -- Only from its place on the table, not from under the character.
  function applyBuffs(player)
    if not isSameCARD(getOnBoardCARD(player, "SLOT_PLAYERFLD"), getSourceCARD()) then return end
    applyAuraBonus(player, "GLOBAURA_BOTH_PLAYERS", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Bird")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBAURA_BOTH_PLAYERS", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Bird")
  end

  function onPlayField(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    locate(player, "PLAY_NORMALFIELD")
    drawCard(player)
  end
}
`,
  },
  {
    path: 'wind/cloud_drover.lua',
    text: `ZTCG_CARD
{
  "NAME" "Cloud Drover"
  "IMAGE" "cloud_drover.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Weatherwise"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "As you play a Bird, heal your character by 10 HP. When a mob of yours is stopped, put it into your hand again."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 30 or less. If it is a Bird, draw a card."
  }

  function onInterceptPlayMob(player)
    if isInfoCARD(getTargetCARD(), "Bird") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function onPlayMobCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    local slot = nextFreeMobSlot(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30) and isInfoCARD(getOnBoardCARD(player, slot), "Bird") then
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'wind/conductor_of_squalls.lua',
    text: `ZTCG_CARD
{
  "NAME" "Conductor of Squalls"
  "IMAGE" "conductor_of_squalls.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Jr. Boss - Weatherwise"
  "COST" "980"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "After you use an ability, your next attack this turn deals 10 more damage."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When you choose a card from a list, this card gets +20 attack until the end of your turn."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Name a card, then reveal the top card of your deck: if you named it, it comes to your hand and your character attacks for 80. If not, draw a card."
  }

  function afterApplyCharacterAction(player)
    increaseNextAttackDamage(player, 10)
  end

  function onSelectMenuCard(player)
    if matchRequirements(player, 50, 2, "ELEM_WIND") then
      newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    if amaze(player) then
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 80, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    else
      drawCard(player)
    end
  end
}
`,
  },
  {
    path: 'wind/contrail_cloak.lua',
    text: `ZTCG_CARD
{
  "NAME" "Contrail Cloak"
  "IMAGE" "contrail_cloak.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Equipment - Armor"
  "COST" "420"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "When an attack would deal 30 or more damage to your character, throw a coin: if you win, it is prevented. Whenever you throw a coin, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Throw a coin: if you win, draw three cards, else draw one."
  }

  function onCheckPreventAttack(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 30 then
      return throwCoin(player)
    end
    return false
  end

  function onThrowCoin(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onLevelActionTrigger(player)
    local count = 1
    if throwCoin(player) then count = 3 end
    for _ = 1, count do drawCard(player) end
  end
}
`,
  },
  {
    path: 'wind/courier_s_satchel.lua',
    text: `ZTCG_CARD
{
  "NAME" "Courier's Satchel"
  "IMAGE" "courier_s_satchel.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Tool"
  "COST" "90"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "When a card comes into your hand in your turn, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onPutCardIntoHand(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then increaseNextAttackDamage(player, 10) end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    refreshScreen()
  end
}
`,
  },
  {
    path: 'wind/crosswind_kestrel.lua',
    text: `ZTCG_CARD
{
  "NAME" "Crosswind Kestrel"
  "IMAGE" "crosswind_kestrel.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When the opponent plays a rapid action, you may discard a card to draw a card. When the opponent answers a prompt, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20, and 10 more if you have levelled up this turn."
  }

  function onOpponentPlayAction(player)
    if makePrompt(player, true, "Change a card?", "Discard a card, then draw one.", 0, 0, "Change", "Leave it") then
      if not isNullCARD(discardCard(player)) then drawCard(player) end
    end
  end

  function onOpponentPrompt(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local damage = 20
    if isLevelUpTurn(player) then damage = 30 end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'wind/dandelion_runner.lua',
    text: `ZTCG_CARD
{
  "NAME" "Dandelion Runner"
  "IMAGE" "dandelion_runner.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Courier"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you play a rapid action, this card gets +20 attack until the end of the turn. When a rapid action of yours is stopped, put it into your hand again."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 20 or less."
  }

  function onInterceptPlayAction(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onPlayActionCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    action(player, nil, 20)
  end
}
`,
  },
  {
    path: 'wind/downburst_eagle.lua',
    text: `ZTCG_CARD
{
  "NAME" "Downburst Eagle"
  "IMAGE" "downburst_eagle.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "180"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "Nothing blocks the attacks of this card. When it destroys a mob by its attack, it attacks once more for 20."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40."
  }

  function onOpponentCalcDefenseCard(player)
    if isSameCARD(getCardPointer(0), getSourceCARD()) then updateGameValue(0, 0) end
  end

  -- The second attack is no attack of a mob: it sets off no third.
  function onExecuteAttackAndDestroyed(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      attack(player, getSourceCARD(), 20, "ATKRES_NIL", "ATKSRC_NIL", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER")
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'wind/gale_glass.lua',
    text: `ZTCG_CARD
{
  "NAME" "Gale Glass"
  "IMAGE" "gale_glass.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Tool"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "Once each turn, when an ability of a card under your character is about to be used, you may draw a card instead."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  -- Register 0 is 1 when the glass has been used this turn.
  function onPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 0, 0, "onInterceptCharacterAction")
  end

  function onInterceptCharacterAction(player)
    local me, ability = getSourceCARD(), getTargetCARD()
    local id = getCardIdFromCARD(me)
    if getCardRegister(me, id, 0) == 1 or hasSharedFlagsCARD(ability, "FLAG_TYPE", "TYPE_CHAR") then return false end
    if not makePrompt(player, true, "Draw a card instead?", "%s is about to be used.", getNameFromCARD(ability), 0, "Draw", "Go on") then
      return false
    end
    editCardRegister(me, id, 0, 1, 0, "onInterceptCharacterAction")
    return drawCard(player)
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_BLUE")
  end

  function onActivateCharacterAction(player)
    local drawn = drawCard(player)
    refreshBoard(player)
    return drawn
  end
}
`,
  },
  {
    path: 'wind/gust_sparrow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Gust Sparrow"
  "IMAGE" "gust_sparrow.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "This card can attack twice each turn."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onThinkMob(player)
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)
  end

  function onReactivateCardEffects(player)
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'wind/howling_pass.lua',
    text: `ZTCG_CARD
{
  "NAME" "Howling Pass"
  "IMAGE" "howling_pass.png"
  "TYPE" "FIELD"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Field - Region"
  "COST" "380"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "The opponent cannot play rapid actions of level 20 or less. Before the opponent draws a card, their deck is shuffled. After rock, paper, scissors, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 40 or less, or a field."
  }

  function onOpponentTryPlayAction(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then updateGameValue(0, 0) end
  end

  -- The wind gets into everything.
  function onOpponentInterceptDrawCard(player)
    shuffleDeck(getPlayerDeck(not player, "DECK_DECK"))
  end

  function onPlayRps(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a rapid action or a field", "ELEM_ANY", "PLAY_ACTION | PLAY_FIELD", 40)
  end
}
`,
  },
  {
    path: 'wind/into_the_clouds.lua',
    text: `ZTCG_CARD
{
  "NAME" "Into the Clouds"
  "IMAGE" "into_the_clouds.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Your character is away until the end of your next turn: it cannot be attacked and cannot attack. Draw two cards."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Send one of your mobs away until the end of your next turn, and draw a card."
  }

  function onThinkAction(player)
    sendPlayerAway(player, getSourceCARD(), "IS_PLAYER", 2)
    drawCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    applyAway(player, getCARD(menuCards(player, mobs, "Which mob goes away?", "CARDLIST_PEEK")), 2)
    destroyList(mobs)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'wind/kite_bow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Kite Bow"
  "IMAGE" "kite_bow.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Weapon"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Twice each turn, an attack of one of your mobs can deal 10 more damage, or 20 if it is a Bird."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 30 or less."
  }

  function onEquipRefreshCharges(player)
    return 2
  end

  function onEquipBuffWithCharge(player)
    if not hasFlag("SBOX_MOB", "ZTCG_SBOXTYPE") then return 0 end
    if isInfoCARD(getCardPointer(0), "Bird") then return 20 end
    return 10
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 30)
  end
}
`,
  },
  {
    path: 'wind/kite_ferret.lua',
    text: `ZTCG_CARD
{
  "NAME" "Kite Ferret"
  "IMAGE" "kite_ferret.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Beast, Pet"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you draw a card, this card gets +10 attack until the end of your turn; for a unique card, +30. When one of your cards is stunned, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If you have a Pet, your next attack this turn deals 20 more damage."
  }

  function onDrawCard(player)
    local bonus = 10
    if getRarityFromCARD(getTargetCARD()) == 1 then bonus = 30 end
    newBuff(getSourceCARD(), getSourceCARD(), bonus, 0, 0, 1)
  end

  function onReceiveStunCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if isPetOnPlayerTable(player) then increaseNextAttackDamage(player, 20) end
  end
}
`,
  },
  {
    path: 'wind/longreach_swift.lua',
    text: `ZTCG_CARD
{
  "NAME" "Longreach Swift"
  "IMAGE" "longreach_swift.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When this card leaves your deck, its level is 10 lower, for three of your turns, for each rapid action you have played while it was there, up to 40."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Draw two cards."
  }

  -- The count is kept on the card itself, in its first register.
  function onPlayCardViewDeck(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if hasSharedFlags(getTypeFromCARD(getTargetCARD()), "TYPE_ACT") then
      editCardRegister(me, id, 0, getCardRegister(me, id, 0) + 1, 0, "onTakeFromDeck")
    end
  end

  function onTakeFromDeck(player)
    local me = getSourceCARD()
    local played = getCardRegister(me, getCardIdFromCARD(me), 0)
    if played > 0 then newCardLevelDrop(me, me, getMinimum(40, 10 * played), 3) end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    drawCard(player)
  end
}
`,
  },
  {
    path: 'wind/order_of_the_gale.lua',
    text: `ZTCG_CARD
{
  "NAME" "Order of the Gale"
  "IMAGE" "order_of_the_gale.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Rapid Action - Tactic"
  "COST" "450"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Each of your mobs can attack twice this turn, and they may attack at once."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Choose an ability of the opponent that is passed over in their next turn."
  }

  function onThinkAction(player)
    for slot = 1, 7 do
      addExtraMobAttack(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. slot), getSourceCARD(), 2)
    end
    monsterAttacks(player)
  end

  function onActivateCharacterAction(player)
    if hasCharacterActions(not player, true) then skipOpponentCharacterAction(player, true) end
  end
}
`,
  },
  {
    path: 'wind/perrin_galewright.lua',
    text: `ZTCG_CARD
{
  "NAME" "Perrin Galewright"
  "IMAGE" "perrin_galewright.png"
  "TYPE" "CHAR"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Character - Weatherwise"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "250"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Draw a card, then your character attacks for 10, or for 40 if it is a rapid action."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Choose an ability of a card under your character and use it once more, now."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction2(player)
    local top = peekNextCard(player)
    local damage = 10
    if drawCard(player) and getTypeFromCARD(top) == decodeZtcgFlag("TYPE_ACT") then damage = 40 end
    attack(player, getSourceCARD(), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction3(player)
    if hasCharacterActions(player, true) then doRepeatCharacterActionTrigger(player, true, 1) end
  end
}
`,
  },
  {
    path: 'wind/queen_of_the_updraft.lua',
    text: `ZTCG_CARD
{
  "NAME" "Queen of the Updraft"
  "IMAGE" "queen_of_the_updraft.png"
  "TYPE" "BOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Boss - Bird"
  "COST" "1700"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "130"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you play this card, each of your other mobs can attack twice this turn, and the opponent discards a random card."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "3"
      "TEXT" "When your deck loses a card in your turn, the opponent's character takes 10 damage at the start of your next turn."
    }
  }

  function onThinkMob(player)
    for slot = 1, 7 do
      local mob = getOnBoardCARD(player, slot)
      if not isSameCARD(mob, getSourceCARD()) then addExtraMobAttack(mob, getSourceCARD(), 2) end
    end
    discardCardRandom(not player)
  end

  function onTakeCardFromDeck(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") and matchRequirements(player, 70, 3, "ELEM_WIND") then
      applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
    end
  end
}
`,
  },
  {
    path: 'wind/read_the_sky.lua',
    text: `ZTCG_CARD
{
  "NAME" "Read the Sky"
  "IMAGE" "read_the_sky.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Study"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Take the top three cards of your deck, put them in order, draw the first and put the others back on top."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local cards = takeCardsFromDeck(player, deck, 3)
    pickCardOrder(player, cards)
    local rest, first = takeNextCardsFromList(cards, 1)
    moveCardsFromListToDeck(player, first, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    moveCardsFromListToDeck(player, rest, deck, "TAKE_NEXT", "PUT_TOP", 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    displayMessageOnScreen(player, "A change in the air.", 1000)
  end
}
`,
  },
  {
    path: 'wind/ridge_runner.lua',
    text: `ZTCG_CARD
{
  "NAME" "Ridge Runner"
  "IMAGE" "ridge_runner.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Courier"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When the opponent plays a card, this card gets +10 attack until the end of your next turn. Rapid actions of level 20 or less that the opponent plays are stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "The opponent cannot play rapid actions in their next turn."
  }

  function onOpponentPlayCard(player)
    newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
  end

  function onInterceptOpponentPlayAction(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    turnAction(not player, false)
  end
}
`,
  },
  {
    path: 'wind/roost_tyrant.lua',
    text: `ZTCG_CARD
{
  "NAME" "Roost Tyrant"
  "IMAGE" "roost_tyrant.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Jr. Boss - Bird"
  "COST" "540"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "90"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you play a Bird, this card included, it can attack twice this turn."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "When you play a rapid action, this card can attack once more this turn, up to three times in all."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Play a mob of level 40 or less; it can attack twice this turn."
  }

  function onPlayMob(player)
    if isInfoCARD(getTargetCARD(), "Bird") then addExtraMobAttack(getTargetCARD(), getSourceCARD(), 2) end
  end

  -- Register 0 counts the actions of the turn.
  function onPlayAction(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if not matchRequirements(player, 40, 1, "ELEM_WIND") then return end
    increaseCardRegister(me, id, 0, 1, 0, "onPlayAction")
    addExtraMobAttack(me, me, getMinimum(3, 1 + getCardRegister(me, id, 0)))
  end

  function onPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 0, 0, "onPlayAction")
  end

  function onActivateCharacterAction(player)
    local slot = nextFreeMobSlot(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 40) then
      addExtraMobAttack(getOnBoardCARD(player, slot), getSourceCARD(), 2)
    end
  end
}
`,
  },
  {
    path: 'wind/sabine_farstep.lua',
    text: `ZTCG_CARD
{
  "NAME" "Sabine Farstep"
  "IMAGE" "sabine_farstep.png"
  "TYPE" "CHAR"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Character - Courier"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "230"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of your level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Play a rapid action of level 40 or less. If you do not, your next attack this turn deals 10 more damage."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Choose one of your mobs: it can attack twice this turn."
    }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", getCurrentLevelFromCARD(getSourceCARD()))
  end

  function onActivateCharacterAction2(player)
    if not action(player, nil, "ELEM_ANY", 40) then increaseNextAttackDamage(player, 10) end
  end

  function onActivateCharacterAction3(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    local mob = getCARD(menuCards(player, mobs, "Which mob attacks twice?", "CARDLIST_PEEK"))
    addExtraMobAttack(mob, getSourceCARD(), 2)
    destroyList(mobs)
  end
}
`,
  },
  {
    path: 'wind/second_breath.lua',
    text: `ZTCG_CARD
{
  "NAME" "Second Breath"
  "IMAGE" "second_breath.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "100"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Your next attack this turn deals 30 more damage; when it is made, the card attacked is stunned until the end of its player's next turn, and you draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 30 or less."
  }

  -- The card waits in the graveyard for the attack.
  function onThinkAction(player)
    insertCardNextAction(player)
  end

  function onCalcNextAttack(player)
    updateGameValue(1, getGameValue(1) + 30)
    return true
  end

  function onExecuteNextAttack(player)
    applyStun(player, getTargetCARD(), 1)
    drawCard(player)
    return true
  end

  function onActivateCharacterAction(player)
    action(player, nil, 30)
  end
}
`,
  },
  {
    path: 'wind/squall_hawk.lua',
    text: `ZTCG_CARD
{
  "NAME" "Squall Hawk"
  "IMAGE" "squall_hawk.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "At the start of your turn, while this card is in your hand and you have no mobs, its level is 20 lower for the turn. When the opponent reveals a card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20. If that destroys a card, draw a card."
  }

  function onStartTurnViewHand(player)
    local me = getSourceCARD()
    if getMobsOnTable(player, "ONLY_PLAYER") == 0 and getCardLevelDrop(me) == 0 then
      newCardLevelDrop(me, me, 20, 1)
    end
  end

  function onOpponentRevealCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then drawCard(player) end
  end
}
`,
  },
  {
    path: 'wind/stormwake_gull.lua',
    text: `ZTCG_CARD
{
  "NAME" "Stormwake Gull"
  "IMAGE" "stormwake_gull.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When the opponent plays a rapid action while this card is in your graveyard and you have fewer than two cards in hand, put it into your hand. When one of your cards is sent away, your next attack this turn deals 20 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Draw a card, then discard a card. If you discarded a mob, your next attack this turn deals 30 more damage."
  }

  function onOpponentPlayCardViewGraveyard(player)
    local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    destroyList(hand)
    if count < 2 and hasSharedFlags(getTypeFromCARD(getTargetCARD()), "TYPE_ACT") then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onReceiveAwayCard(player)
    increaseNextAttackDamage(player, 20)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    local gone = discardCard(player)
    if not isNullCARD(gone) and hasSharedFlagsCARD(gone, "FLAG_TYPE", "TYPE_ANYMOB") then
      increaseNextAttackDamage(player, 30)
    end
  end
}
`,
  },
  {
    path: 'wind/tailwind.lua',
    text: `ZTCG_CARD
{
  "NAME" "Tailwind"
  "IMAGE" "tailwind.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Choose one of your mobs: it can attack twice this turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Throw a die of two faces: your next attack this turn deals 10 more damage for each point."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "ZTCG_NIL")
    addExtraMobAttack(getCARD(menuCards(player, mobs, "Which mob attacks twice?", "CARDLIST_PEEK")), getSourceCARD(), 2)
    destroyList(mobs)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local _, face = throwDie(player, 2, 2)
    increaseNextAttackDamage(player, 10 * face)
  end
}
`,
  },
  {
    path: 'wind/the_hundredth_wind.lua',
    text: `ZTCG_CARD
{
  "NAME" "The Hundredth Wind"
  "IMAGE" "the_hundredth_wind.png"
  "TYPE" "BOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Boss - Spirit"
  "COST" "1600"

  TYPE_BOS
  {
    "LEVEL" "75"
    "ATTCK" "40"
    "HP" "120"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "This card can attack three times each turn."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "When this card comes into your hand, its level is 20 lower for two of your turns."
    }
  }

  function onThinkMob(player)
    createEffect("deploy")
    haste()
  end

  function onReactivateCardEffects(player)
    haste()
  end

  function haste()
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 3)
  end

  function onPutIntoHand(player)
    if matchRequirements(player, 70, 2, "ELEM_WIND") then
      newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 2)
    end
  end
}
`,
  },
  {
    path: 'wind/the_longest_day.lua',
    text: `ZTCG_CARD
{
  "NAME" "The Longest Day"
  "IMAGE" "the_longest_day.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Rapid Action - Time"
  "COST" "1200"

  TYPE_ACT
  {
    "LEVEL" "70"
    "TEXT" "You take one more turn after this one. The opponent draws two cards."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Use your character's first or second ability once more, as you choose; with 3 WIND and from level 80 on, its third instead."
  }

  function onThinkAction(player)
    setNewEffectDuration(60)
    setNewEffectDrawType("DRAW_COMPLEX")
    setNewEffectScale(2, 2)
    setNewEffectRotationCenter(16, 16)
    setNewEffectRotationAngle(math.pi / 4)
    createEffect("level")
    resetNewEffectAttributes()
    doubleTurn(player)
    drawCard(not player)
    drawCard(not player)
  end

  function onActivateCharacterAction(player)
    local call = "CALL_CHAR_ACTION1"
    if matchRequirements(player, 80, 3, "ELEM_WIND") then
      call = "CALL_CHAR_ACTION3"
    elseif not makePrompt(player, true, "Which ability?", "", 0, 0, "The first", "The second") then
      call = "CALL_CHAR_ACTION2"
    end
    applyCharacterAction(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), call)
  end
}
`,
  },
  {
    path: 'wind/vane_keeper.lua',
    text: `ZTCG_CARD
{
  "NAME" "Vane Keeper"
  "IMAGE" "vane_keeper.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Weatherwise"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you begin to use your abilities, look at the top card of your deck; you may put it at the bottom. When you look at a card of level 40 or more, this card gets +10 attack until the end of your turn; when you put cards in order, +20."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Look at the top card of your deck: if it is a mob, draw it."
  }

  function onStartCharacterActions2(player)
    local top = peekNextCard(player)
    if isNullCARD(top) then return end
    if makePrompt(player, "Put it at the bottom?", "It is %s.", getNameFromCARD(top), 0, "Bottom", "Top") then
      local deck = getPlayerDeck(player, "DECK_DECK")
      moveCards(deck, deck, "TAKE_CARDID", "PUT_BOTTOM", makeTargetFromCARD(top))
    end
  end

  function onPeekCard(player)
    if getBaseLevelFromCARD(getTargetCARD()) >= 40 then
      newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
    end
  end

  function onPickCardOrder(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onActivateCharacterAction(player)
    scoutMob(player, "SCOUT_NORMAL", "ELEM_ANY")
  end
}
`,
  },
  {
    path: 'wind/weather_dice.lua',
    text: `ZTCG_CARD
{
  "NAME" "Weather Dice"
  "IMAGE" "weather_dice.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Tool"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "At the onset of your turn, throw a die of six: on 4 or more, draw a card. Whenever you throw a die, your next attack this turn deals 10 more damage; after a die of two faces, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Throw a die of six: your character attacks for 10 times the number."
  }

  function onStartCharacterActions(player)
    if throwDie(player, 4, 6) then drawCard(player) end
  end

  function onThrowDie(player)
    increaseNextAttackDamage(player, 10)
  end

  function onThrowCoinFixed(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local _, face = throwDie(player, 4, 6)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10 * face, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
`,
  },
  {
    path: 'wind/whirl_dancer.lua',
    text: `ZTCG_CARD
{
  "NAME" "Whirl Dancer"
  "IMAGE" "whirl_dancer.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Mob - Courier"
  "COST" "360"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When you play this card, you may put an opposing mob of level 40 or less into the opponent's hand."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Choose one of your mobs: it can attack twice this turn."
  }

  function onThinkMob(player)
    local places = getTableCardCoordinates("ONLY_ADVSRV", 0, 0, 40, "TYPE_MOB", "ELEMENT_ANY", "", player)
    local mob = selectGameTableCardFromCoordinatesList("Return a mob", places, player)
    local taken, any = takeCardFromTable(player, getSlotIdFromCARD(player, mob))
    if any then
      resetNewEffectAttributes()
      setNewEffectFlags("FLIP_HORIZONTAL_VERTICAL")
      createEffect("destroy")
      moveCardsFromListToDeck(taken, getPlayerDeck(not player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    end
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "", player)
    addExtraMobAttack(selectGameTableCardFromCoordinatesList("Which mob attacks twice?", places, player), getSourceCARD(), 2)
    destroyTableCardCoordinatesList(places)
  end
}
`,
  },
  {
    path: 'wind/windlass_crossbow.lua',
    text: `ZTCG_CARD
{
  "NAME" "Windlass Crossbow"
  "IMAGE" "windlass_crossbow.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Equipment - Weapon"
  "COST" "380"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "After your abilities, this card attacks for exactly 20 damage, whatever is blocked. Attacks of your equipment cannot be prevented."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Gear up: play a Weapon, Armor or Shield of level 50 or less."
  }

  function afterCharacterActions(player)
    attack(player, getSourceCARD(), 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_EQP", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onStartAttack(player)
    if hasFlag("SBOX_EQUIP", "ZTCG_SBOXTYPE") then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_GEARUPEQUIP", "ELEM_ANY", 50)
  end
}
`,
  },
];
