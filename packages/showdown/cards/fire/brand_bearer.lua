ZTCG_CARD
{
  "NAME" "Brand Bearer"
  "IMAGE" "brand_bearer.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "This card cannot attack equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Draw a card. If it is a mob of level 20 or less, play it, whatever you have learned."
  }

  function preventSelfTargetEquip(player)
    return true
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    if drawCard(player) and getBaseLevelFromCARD(top) <= 20 then
      summon(player, "PLAY_FORCESUMMON", "ELEM_ANY", 20)
    end
  end
}
