ZTCG_CARD
{
  "NAME" "Salt Ibis"
  "IMAGE" "salt_ibis.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Bird, Salt"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "When the opponent's onset begins and they have more mobs than you, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "White Wings - Attack a mob for 30. If that destroys it, heal your character 10."
  }

  function onOpponentStartCharacterActions(player)
    if getMobsOnTable(player, "ONLY_ADVSRV") > getMobsOnTable(player, "ONLY_PLAYER") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      refreshHP(player, char, 10)
    end
  end
}
