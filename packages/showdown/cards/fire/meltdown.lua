ZTCG_CARD
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
