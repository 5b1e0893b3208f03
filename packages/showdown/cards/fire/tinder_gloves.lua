ZTCG_CARD
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
