-- Dust of a new hill; it dwindles.
ZTCG_SPRITE
{
  "SPR_SOURCE" "deploy.png"
  "SPR_NAME" "deploy-mote"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "16"
  "SPR_AUTO_DY" "16"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "192"
    "SPR_ITEM_DX" "16"
    "SPR_ITEM_DY" "16"
  }

  function onEffectStart()
    setEffectDuration(math.random(20, 32))
    setEffectSpriteDuration(8)
    setEffectRandomMove(1, 1)
  end
}
