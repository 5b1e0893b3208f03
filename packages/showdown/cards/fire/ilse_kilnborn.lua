ZTCG_CARD
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
    "HP" "220"
    LVL_ACTION
    {
      "LEVEL" "10"
      "ATTRB" "0"
      "TEXT" "If the opponent's level is not below yours, your next attack this turn deals 20 more damage. Draw a card, then play a card of level 40 or less."
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
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then increaseNextAttackDamage(player, 20) end
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
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
