ZTCG_CARD
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
