ZTCG_CARD
{
  "NAME" "Year of the Eruption"
  "IMAGE" "year_of_the_eruption.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Rapid Action - Disaster"
  "COST" "1100"

  TYPE_ACT
  {
    "LEVEL" "60"
    "TEXT" "You can play this card only while the opponent has at least as many mobs as you. You may destroy one of their mobs that is no Jr. Boss or Boss. Then attack their character and each of their mobs for 50."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Destroy one of the opponent's mobs that is no Jr. Boss or Boss, if you like."
  }

  function onTryPlay(player)
    if getMobsOnTable(player, "ONLY_ADVSRY") < getMobsOnTable(player, "ONLY_PLAYER") then
      updateGameValue(0, 0)
    end
  end

  function onThinkAction(player)
    setNewEffectPosition(480, 270)
    setNewEffectFlags("FLIP_VERTICAL")
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_ONE")
    createEffect("strike")
    resetNewEffectAttributes()
    destroyMonster(player)
    attackGlobal("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 50, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    destroyMonster(player)
  end
}
