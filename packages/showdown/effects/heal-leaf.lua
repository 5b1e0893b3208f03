-- A leaf that sways upwards.
ZTCG_SPRITE
{
  "SPR_SOURCE" "heal.png"
  "SPR_NAME" "heal-leaf"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "24"
  "SPR_AUTO_DY" "24"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "160"
    "SPR_ITEM_DX" "24"
    "SPR_ITEM_DY" "24"
  }

  function onEffectStart()
    setEffectDuration(math.random(30, 48))
    setEffectSpriteDuration(getEffectSpriteDuration() + 1)
    setEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_INVERSE_ALPHA")
    if math.random(2) == 1 then setEffectFlags("FLIP_HORIZONTAL") end
    setEffectMovement(0, math.random(-3, -1))
    setEffectRandomMove(1, 0)
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left < 12 then setEffectTint(255, 255, 255, left * 21) end
  end
}
