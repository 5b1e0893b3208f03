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
    for scrap = 1, 18 do
      setNewEffectPosition(x + math.random(-46, 46), y + math.random(-64, 64))
      setNewEffectRotationCenter(16, 16)
      local size = 0.5 + math.random() * 0.6
      setNewEffectScale(size, size)
      setNewEffectMovement(math.random(-4, 4), math.random(-6, -1))
      setNewEffectRotationAngle(math.random() * 6)
      createEffect("destroy-scrap")
    end
  end
}
