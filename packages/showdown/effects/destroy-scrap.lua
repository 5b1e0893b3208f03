-- A scrap of a torn map that flutters down.
ZTCG_SPRITE
{
  "SPR_SOURCE" "destroy.png"
  "SPR_NAME" "destroy-scrap"
  "SPR_COUNT" "6"
  "SPR_AUTO_DX" "32"
  "SPR_AUTO_DY" "32"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "192"
    "SPR_ITEM_DX" "32"
    "SPR_ITEM_DY" "32"
  }

  function onEffectStart()
    setEffectDuration(math.random(40, 60))
    setEffectSpriteDuration(math.random(3, 14))
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    local dx, dy = getEffectMovement()
    if left % 4 == 0 and dy < 3 then setEffectMovement(dx, dy + 1) end
    setEffectRotationAngle(getEffectRotationAngle() + dx * 0.03)
    if left < 15 then setEffectTint(255, 255, 255, left * 17) end
  end
}
