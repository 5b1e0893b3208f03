ZTCG_CARD
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
