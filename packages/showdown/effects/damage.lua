-- A card loses HP: the ground cracks. It starts larger when the damage is great.
ZTCG_SPRITE
{
  "SPR_SOURCE" "damage.png"
  "SPR_NAME" "damage"
  "SPR_COUNT" "7"
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
    setEffectDuration(35)
    setEffectSpriteDuration(5)
    local size = getEffectScale()
    for splinter = 1, math.floor(size * 10) do
      local part = size * (0.6 + math.random() * 0.5)
      setNewEffectScale(part, part)
      setNewEffectMovement(math.random(-4, 4), math.random(-5, 1))
      setNewEffectRotationAngle(math.random() * 6)
      createEffect("damage-splinter")
    end
  end

  function onEffectUpdate()
    if getEffectDuration() > 25 then
      setEffectRandomStep(3, 3)
    else
      setEffectRandomStep(0, 0)
    end
  end
}
