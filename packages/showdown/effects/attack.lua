-- An attack on its way. Way, direction and duration are set by whoever starts it.
ZTCG_SPRITE
{
  "SPR_SOURCE" "attack.png"
  "SPR_NAME" "attack"
  "SPR_COUNT" "3"
  "SPR_AUTO_DX" "96"
  "SPR_AUTO_DY" "32"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "96"
    "SPR_ITEM_DY" "32"
  }

  function onEffectStart()
    setEffectSpriteDuration(3)
  end

  function onEffectUpdate()
    if getEffectDuration() % 3 == 0 then
      setNewEffectPosition(getEffectPosition())
      setNewEffectRotationCenter(12, 12)
      setNewEffectScale(0.6, 0.6)
      createEffect("damage-splinter")
    end
  end

  function onEffectFinish()
    setNewEffectPosition(getEffectPosition())
    setNewEffectRotationCenter(48, 48)
    setNewEffectScale(1.3, 1.3)
    createEffect("attack-impact")
  end
}
