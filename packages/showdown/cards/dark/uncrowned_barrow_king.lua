ZTCG_CARD
{
  "NAME" "Uncrowned Barrow King"
  "IMAGE" "uncrowned_barrow_king.png"
  "TYPE" "BOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Boss - Undead, Barrow"
  "COST" "1600"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Summons of the Dead - When you play this card, take up to three mobs of level 60 or less from your graveyard into your hand and play one of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "2"
      "TEXT" "Dread - The opponent's first mob is stunned and silenced while this card is deployed."
    }
  }

  function onThinkMob(player)
    for count = 1, 3 do
      recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 60)
    end
    resetNewEffectAttributes()
    setNewEffectPosition(400, 300)
    setNewEffectDuration(60)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ZERO", "BLEND_SRC_COLOR")
    createEffect("deploy")
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 40)
  end

  function applyBlocks(player)
    if matchRequirements(player, 80, 2, "ELEM_DARK") and getSlotIdFromCARD(player, getSourceCARD()) > 0 then
      applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())
      applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())
    end
  end

  function undoBlocks(player)
    removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())
    removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())
  end
}
