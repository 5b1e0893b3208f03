ZTCG_CARD
{
  "NAME" "Standard Bearer"
  "IMAGE" "standard_bearer.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Mob - Soldier, Camp"
  "COST" "340"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "Your other Soldier, Guard and Pet mobs have 10 more attack. When another mob of yours is on its way to attack, heal it 10."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Advance - Each of your mobs has 10 more attack this turn."
  }

  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    giveColours(player, "Soldier")
    giveColours(player, "Guard")
    giveColours(player, "Pet")
  end

  function giveColours(player, subtype)
    applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", subtype)
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function onLaunchAttack(player)
    local attacker = getCardPointer(0)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and not isSameCARD(attacker, getSourceCARD()) then
      refreshHP(player, attacker, 10)
    end
  end

  function onActivateCharacterAction(player)
    for n = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), getSourceCARD(), 10, 0, 0, 1)
    end
  end
}
