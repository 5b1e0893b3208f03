ZTCG_CARD
{
  "NAME" "Watchtower Ridge"
  "IMAGE" "watchtower_ridge.png"
  "TYPE" "FIELD"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Field - Hill, Tower"
  "COST" "150"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "You cannot play rapid actions of level 50 or more. After the opponent's level-up phase, if they levelled up, heal each of your mobs 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Ridge Path - Play a field. Heal your character 10, or 30 if you played one."
  }

  function onTryPlayAction(player)
    if getCurrentLevelFromCARD(player, getTargetCARD()) >= 50 then
      updateGameValue(0, 0)
    end
  end

  function afterOpponentLevelUp(player)
    if not isLevelUpTurn(not player) then return end
    for n = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), 10)
    end
  end

  function onActivateCharacterAction(player)
    local healed = 10
    if locate(player, "PLAY_NORMALFIELD") then healed = 30 end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), healed)
  end
}
