ZTCG_CARD
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
