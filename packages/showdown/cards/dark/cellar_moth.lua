ZTCG_CARD
{
  "NAME" "Cellar Moth"
  "IMAGE" "cellar_moth.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Insect, Cave"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "20"
    "TEXT" "When this card leaves your hand, the opponent's character takes 10 damage at the start of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Flutter - Call a coin. If you are right, draw two cards, otherwise one."
  }

  function onTakeFromHand(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end

  function onActivateCharacterAction(player)
    if throwCoin(player) then
      drawCard(player)
    end
    drawCard(player)
  end
}
