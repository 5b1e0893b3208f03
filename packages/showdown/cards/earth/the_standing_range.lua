ZTCG_CARD
{
  "NAME" "The Standing Range"
  "IMAGE" "the_standing_range.png"
  "TYPE" "BOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Boss - Stone"
  "COST" "1800"

  TYPE_BOS
  {
    "LEVEL" "90"
    "ATTCK" "40"
    "HP" "180"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Your other mobs have +20 HP and block 10 damage of each attack on them."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "3"
      "TEXT" "While the opponent has a Jr. Boss or Boss, this card has +30 attack."
    }
  }

  function applyBuffs(player)
    local me = getSourceCARD()
    if getSlotIdFromCARD(player, me) < 0 then return end
    applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", me, 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    if isBossOnPlayerTable(not player) and matchRequirements(player, 80, 3, "ELEM_EARTH") then
      applyTargetBonus(player, me, me, 30, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_BOS", "ELEM_ANY", "")
    end
  end

  function undoBuffs(player)
    local me = getSourceCARD()
    removeTargetBonus(player, me, me, 30, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_BOS", "ELEM_ANY", "")
    removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", me, 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end
}
