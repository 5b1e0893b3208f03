ZTCG_CARD
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
