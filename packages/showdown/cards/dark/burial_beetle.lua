ZTCG_CARD
{
  "NAME" "Burial Beetle"
  "IMAGE" "burial_beetle.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Insect, Graveyard"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "Whenever a card leaves your graveyard, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Exhume - Take the top card of your graveyard into your hand if its level is 30 or less."
  }

  function onTakeCardFromGraveyard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    recoverCard(player, "DECK_HAND", "RECOVER_TOP", "LESSER", 30)
  end
}
