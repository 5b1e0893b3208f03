ZTCG_CARD
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
