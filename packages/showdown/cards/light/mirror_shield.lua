ZTCG_CARD
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
