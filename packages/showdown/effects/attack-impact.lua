-- Where an attack strikes.
ZTCG_SPRITE
{
  "SPR_SOURCE" "attack.png"
  "SPR_NAME" "attack-impact"
  "SPR_COUNT" "6"
  "SPR_AUTO_DX" "96"
  "SPR_AUTO_DY" "96"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "32"
    "SPR_ITEM_DX" "96"
    "SPR_ITEM_DY" "96"
  }

  function onEffectStart()
    setEffectDuration(18)
    setEffectSpriteDuration(3)
  end
}
