ZTCG_CARD
{
  "NAME" "Tally Clerk"
  "IMAGE" "tally_clerk.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Scribe, Camp"
  "COST" "130"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "Each third time that the opponent uses an ability, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Audit - Draw a card if the opponent has more cards in hand than you; otherwise attack for 10, fixed."
  }

  function afterOpponentApplyCharacterAction(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    increaseCardRegister(me, id, 0, 1, 0, "afterOpponentApplyCharacterAction")
    if getCardRegister(me, id, 0) >= 3 then
      editCardRegister(me, id, 0, 0, 0, "afterOpponentApplyCharacterAction")
      drawCard(player)
    end
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_GOLD")
  end

  function onActivateCharacterAction(player)
    local mine = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    local theirs = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))
    if getListLength(theirs) > getListLength(mine) then
      drawCard(player)
    else
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
