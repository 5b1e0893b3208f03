ZTCG_CARD
{
  "NAME" "Gatehouse Terrier"
  "IMAGE" "gatehouse_terrier.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Beast, Guard, Pet"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "While this card is not stunned, mobs of level 10 or less cannot attack your character."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Call to Arms - Play a mob of level 20 or less; of level 40 or less if the opponent has more mobs than you."
  }

  function preventIntercomeTargetCharacter(player)
    if isStunned(getSourceCARD()) > 0 or not hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      return false
    end
    return getCurrentLevelFromCARD(not player, getCardPointer(0)) <= 10
  end

  function onActivateCharacterAction(player)
    local level = 20
    if getMobsOnTable(player, "ONLY_ADVSRV") > getMobsOnTable(player, "ONLY_PLAYER") then
      level = 40
    end
    summon(player, "PLAY_NORMALSUMMON", level)
  end
}
