-- A card comes to the table: a hill appears on the map.
ZTCG_SPRITE
{
  "SPR_SOURCE" "deploy.png"
  "SPR_NAME" "deploy"
  "SPR_COUNT" "8"
  "SPR_AUTO_DX" "160"
  "SPR_AUTO_DY" "192"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "160"
    "SPR_ITEM_DY" "192"
  }

  function onEffectStart()
    setEffectDuration(32)
    setEffectSpriteDuration(4)
    for mote = 1, 12 do
      -- Motes look and tremble as the card wants the whole to.
      setNewEffectTint(getEffectTint())
      setNewEffectBlendingFlags(getEffectBlendingFlags())
      setNewEffectDrawType(getEffectDrawType())
      setNewEffectFlags(getEffectFlags())
      setNewEffectRandomMove(getEffectRandomMove())
      setNewEffectRandomStep(getEffectRandomStep())
      setNewEffectMovement(math.random(-3, 3), math.random(-3, 1))
      createEffect("deploy-mote")
    end
  end
}
