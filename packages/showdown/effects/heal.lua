-- A card gets HP back: the ground rises, and leaves with it.
ZTCG_SPRITE
{
  "SPR_SOURCE" "heal.png"
  "SPR_NAME" "heal"
  "SPR_COUNT" "8"
  "SPR_AUTO_DX" "128"
  "SPR_AUTO_DY" "160"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "128"
    "SPR_ITEM_DY" "160"
  }

  function onEffectStart()
    setEffectDuration(40)
    setEffectSpriteDuration(5)
    local x, y = getEffectPosition()
    for leaf = 1, 8 do
      setNewEffectPosition(x + math.random(-40, 40), y + math.random(10, 60))
      setNewEffectRotationCenter(12, 12)
      createEffect("heal-leaf")
    end
  end
}
