ZTCG_CARD
{
  "NAME" "Crosswind Kestrel"
  "IMAGE" "crosswind_kestrel.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When the opponent plays a rapid action, you may discard a card to draw a card. When the opponent answers a prompt, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20, and 10 more if you have levelled up this turn."
  }

  function onOpponentPlayAction(player)
    if makePrompt(player, true, "Change a card?", "Discard a card, then draw one.", 0, 0, "Change", "Leave it") then
      if not isNullCARD(discardCard(player)) then drawCard(player) end
    end
  end

  function onOpponentPrompt(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local damage = 20
    if isLevelUpTurn(player) then damage = 30 end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
