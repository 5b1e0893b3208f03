ZTCG_CARD
{
  "NAME" "Marked Knucklebones"
  "IMAGE" "marked_knucklebones.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Tool, Luck"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Whenever the opponent throws a die, a coin that nobody calls or one whose fall a card has fixed, heal your character 10. Whenever they call a coin, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Cast the Bones - Throw a die with six faces. On 4 or more draw a card. On 5 the top card of your graveyard also goes on top of your deck, on 6 into your hand."
  }

  function onOpponentThrowDie(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentThrowCoinFixed(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentThrowCoin(player)
    increaseNextAttackDamage(player, 10)
  end

  function onActivateCharacterAction(player)
    local won, face = throwDie(player, 4, 6)
    if won then drawCard(player) end
    -- No pile at all: the card stays where it is.
    local pile = "DECK_CARD"
    if face == 5 then pile = "DECK_DECK" end
    if face == 6 then pile = "DECK_HAND" end
    moveCards(player, getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, pile), "TAKE_NEXT", "PUT_TOP", 1)
  end
}
