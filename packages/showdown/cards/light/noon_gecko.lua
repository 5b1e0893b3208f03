ZTCG_CARD
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
    "HP" "50"
    "TEXT" "In your turn, while your character has all of its HP, this card attacks twice."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Bask - Heal your character 30. If you have learned Light three times, this is done twice."
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
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30)
  end
}
