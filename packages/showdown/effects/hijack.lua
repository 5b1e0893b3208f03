-- A hijacked card: the pennant of the other side is planted on it.
ZTCG_SPRITE
{
  "SPR_SOURCE" "hijack.png"
  "SPR_NAME" "hijack"
  "SPR_COUNT" "8"
  "SPR_AUTO_DX" "112"
  "SPR_AUTO_DY" "128"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "112"
    "SPR_ITEM_DY" "128"
  }

  function onEffectStart()
    setEffectDuration(84)
    setEffectSpriteDuration(5)
    setEffectRotationCenter(44, 112)
    local x, y = getEffectPosition()
    setEffectPosition(x - 10, y - 38)
    setEffectMovement(0, 8)
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left == 73 then
      setEffectMovement(0, 0)
      setNewEffectPosition(getEffectPosition())
      setNewEffectRotationCenter(8, 8)
      for mote = 1, 8 do
        setNewEffectMovement(math.random(-3, 3), math.random(-2, 0))
        createEffect("deploy-mote")
      end
    end
    if left < 15 then setEffectTint(255, 255, 255, left * 17) end
  end
}
