ZTCG_CARD
{
  "NAME" "Whisper Campaign"
  "IMAGE" "whisper_campaign.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Rumour"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "A mob or a piece of equipment of the opponent that you choose is silenced for two of their turns. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Hearsay - Choose an ability of the opponent's build tree: it is passed over in their next turn."
  }

  function onThinkAction(player)
    local cards = makeFilteredTableList(player, "ONLY_ADVSRV", 0, 0, 99, "TYPE_ANYMOB | TYPE_EQP", "ELEMENT_ANY", "")
    applySilence(player, getCARD(menuCards(player, cards, "Silence a card", "CARDLIST_PEEK")), 2)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    skipOpponentCharacterAction(player, true)
  end
}
