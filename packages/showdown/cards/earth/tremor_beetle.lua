ZTCG_CARD
{
  "NAME" "Tremor Beetle"
  "IMAGE" "tremor_beetle.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "A mob that attacks this card is stunned until the end of its player's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 30."
  }

  function onReceiveAttack(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and isStunned(getCardPointer(0)) == 0 then
      applyStun(player, getCardPointer(0), 2)
      createEffect("stun")
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
