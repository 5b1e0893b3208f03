-- A splinter that falls.
ZTCG_SPRITE
{
  "SPR_SOURCE" "damage.png"
  "SPR_NAME" "damage-splinter"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "24"
  "SPR_AUTO_DY" "24"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "128"
    "SPR_ITEM_DX" "24"
    "SPR_ITEM_DY" "24"
  }

  function onEffectStart()
    setEffectDuration(math.random(16, 28))
    setEffectSpriteDuration(math.random(3, 9))
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left % 3 == 0 then
      local dx, dy = getEffectMovement()
      setEffectMovement(dx, dy + 1)
    end
    setEffectRotationAngle(getEffectRotationAngle() + 0.15)
    if left < 10 then setEffectTint(255, 255, 255, left * 25) end
  end
}
