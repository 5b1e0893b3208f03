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
    "HP" "230"
    LVL_ACTION
    {
      "LEVEL" "10"
      "ATTRB" "0"
      "TEXT" "Draw a card, then play a card of level 30 or less."
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
    drawCard(player)
    playCard(player, "Play a card of level 30 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 30)
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
