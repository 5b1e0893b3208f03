ZTCG_CARD
{
  "NAME" "Rampart Ox"
  "IMAGE" "rampart_ox.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Mob - Beast"
  "COST" "320"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "30"
    "HP" "70"
    "TEXT" "While this card has more than 40 HP, attacks on your character hit this card instead."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Heal your character by 30 HP."
  }

  function onInterceptAttack(player)
    local me = getSourceCARD()
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getHpFromCARD(me) > 40 then
      setCardPointer(1, me)
    end
  end

  function onActivateCharacterAction(player)
    createEffect("heal")
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30)
  end
}
