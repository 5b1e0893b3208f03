-- A card is destroyed: it burns away from the middle, and scraps of it fly off.
ZTCG_SPRITE
{
  "SPR_SOURCE" "destroy.png"
  "SPR_NAME" "destroy"
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
    setEffectDuration(40)
    setEffectSpriteDuration(5)
    local x, y = getEffectPosition()
    for scrap = 1, 16 do
      setNewEffectPosition(x + math.random(-40, 40), y + math.random(-60, 60))
      setNewEffectRotationCenter(16, 16)
      setNewEffectMovement(math.random(-4, 4), math.random(-6, -1))
      setNewEffectRotationAngle(math.random() * 6)
      createEffect("destroy-scrap")
    end
  end
}
