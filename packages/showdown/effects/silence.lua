-- A silenced card: its voice is struck out.
ZTCG_SPRITE
{
  "SPR_SOURCE" "silence.png"
  "SPR_NAME" "silence"
  "SPR_COUNT" "9"
  "SPR_AUTO_DX" "112"
  "SPR_AUTO_DY" "112"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "112"
    "SPR_ITEM_DY" "112"
  }

  function onEffectStart()
    setEffectDuration(63)
    setEffectSpriteDuration(7)
  end
}
