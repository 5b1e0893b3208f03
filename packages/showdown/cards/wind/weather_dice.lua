ZTCG_CARD
{
  "NAME" "Weather Dice"
  "IMAGE" "weather_dice.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Tool"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "At the onset of your turn, throw a die of six: on 4 or more, draw a card. Whenever you throw a die, your next attack this turn deals 10 more damage; after a die of two faces, or a coin of yours whose fall a card has fixed, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Throw a die of six: your character attacks for 10 times the number."
  }

  function onStartCharacterActions(player)
    if throwDie(player, 4, 6) then drawCard(player) end
  end

  function onThrowDie(player)
    increaseNextAttackDamage(player, 10)
  end

  function onThrowCoinFixed(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local _, face = throwDie(player, 4, 6)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10 * face, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
