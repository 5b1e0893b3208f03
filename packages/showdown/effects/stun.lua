-- A stunned card: a survey line goes around in circles, with stars on it.
ZTCG_SPRITE
{
  "SPR_SOURCE" "stun.png"
  "SPR_NAME" "stun"
  "SPR_COUNT" "6"
  "SPR_AUTO_DX" "112"
  "SPR_AUTO_DY" "48"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "112"
    "SPR_ITEM_DY" "48"
  }

  function onEffectStart()
    setEffectDuration(84)
    setEffectSpriteDuration(4)
    local x, y = getEffectPosition()
    setEffectPosition(x, y - 36)
    setEffectScale(1.2, 1.2)
    for star = 1, 3 do
      setNewEffectPosition(x, y - 36)
      setNewEffectRotationCenter(12, 12)
      setNewEffectScale(1.3, 1.3)
      setNewEffectRotationAngle(star * math.pi * 2 / 3)
      createEffect("stun-star")
    end
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left < 15 then setEffectTint(255, 255, 255, left * 17) end
  end
}
