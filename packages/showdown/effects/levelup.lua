-- A level up: a compass rose unfolds and turns, and marks of rank rise.
ZTCG_SPRITE
{
  "SPR_SOURCE" "levelup.png"
  "SPR_NAME" "levelup"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "128"
  "SPR_AUTO_DY" "128"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "128"
    "SPR_ITEM_DY" "128"
  }

  function onEffectStart()
    setEffectDuration(60)
    setEffectSpriteDuration(6)
    setEffectScale(0.3, 0.3)
    local x, y = getEffectPosition()
    for mark = 0, 4 do
      setNewEffectPosition(x - 32 + mark * 16, y + 40 + math.abs(mark - 2) * 10)
      setNewEffectRotationCenter(16, 12)
      createEffect("levelup-mark")
    end
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    local size = getEffectScale()
    if size < 1.1 then setEffectScale(size + 0.06, size + 0.06) end
    setEffectRotationAngle(getEffectRotationAngle() + 0.05)
    if left < 15 then setEffectTint(255, 255, 255, left * 17) end
  end
}
