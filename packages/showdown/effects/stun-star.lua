-- A star on its round; its angle tells how far around it is.
ZTCG_SPRITE
{
  "SPR_SOURCE" "stun.png"
  "SPR_NAME" "stun-star"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "24"
  "SPR_AUTO_DY" "24"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "48"
    "SPR_ITEM_DX" "24"
    "SPR_ITEM_DY" "24"
  }

  function round(angle)
    return math.floor(55 * math.cos(angle) + 0.5), math.floor(20 * math.sin(angle) + 0.5)
  end

  function onEffectStart()
    setEffectDuration(84)
    setEffectSpriteDuration(6)
    local x, y = getEffectPosition()
    local dx, dy = round(getEffectRotationAngle())
    setEffectPosition(x + dx, y + dy)
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    local angle = getEffectRotationAngle()
    local x, y = getEffectPosition()
    local dx, dy = round(angle)
    local nextX, nextY = round(angle + 0.1)
    setEffectPosition(x - dx + nextX, y - dy + nextY)
    setEffectRotationAngle(angle + 0.1)
    if left < 15 then setEffectTint(255, 255, 255, left * 17) end
  end
}
