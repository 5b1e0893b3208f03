-- A mark of rank that rises.
ZTCG_SPRITE
{
  "SPR_SOURCE" "levelup.png"
  "SPR_NAME" "levelup-mark"
  "SPR_COUNT" "2"
  "SPR_AUTO_DX" "32"
  "SPR_AUTO_DY" "24"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "128"
    "SPR_ITEM_DX" "32"
    "SPR_ITEM_DY" "24"
  }

  function onEffectStart()
    -- A mark is plain, whatever is set for the rest.
    local x, y = getEffectPosition()
    local middleX, middleY = getEffectRotationCenter()
    resetEffectAttributes()
    setEffectPosition(x, y)
    setEffectRotationCenter(middleX, middleY)
    setEffectDrawType("DRAW_COMPLEX")
    setEffectDuration(48)
    setEffectSpriteDuration(8)
    setEffectMovement(0, -2)
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left < 16 then setEffectTint(255, 255, 255, left * 15) end
  end
}
