// Made by packages/showdown/scripts/embed-effects.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data

/** The texts of effects/*.lua. */
export const EFFECT_FILES: readonly { readonly path: string; readonly text: string }[] = [
  {
    path: 'attack-impact.lua',
    text: `-- Where an attack strikes.
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
`,
  },
  {
    path: 'attack.lua',
    text: `-- An attack on its way. Way, direction and duration are set by whoever starts it.
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
`,
  },
  {
    path: 'damage-splinter.lua',
    text: `-- A splinter that falls.
ZTCG_SPRITE
{
  "SPR_SOURCE" "damage.png"
  "SPR_NAME" "damage-splinter"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "24"
  "SPR_AUTO_DY" "24"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "128"
    "SPR_ITEM_DX" "24"
    "SPR_ITEM_DY" "24"
  }

  function onEffectStart()
    setEffectDuration(math.random(16, 28))
    setEffectSpriteDuration(math.random(3, 9))
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left % 3 == 0 then
      local dx, dy = getEffectMovement()
      setEffectMovement(dx, dy + 1)
    end
    setEffectRotationAngle(getEffectRotationAngle() + 0.15)
    if left < 10 then setEffectTint(255, 255, 255, left * 25) end
  end
}
`,
  },
  {
    path: 'damage.lua',
    text: `-- A card loses HP: the ground cracks. It starts larger when the damage is great.
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
`,
  },
  {
    path: 'deploy-mote.lua',
    text: `-- Dust of a new hill; it dwindles.
ZTCG_SPRITE
{
  "SPR_SOURCE" "deploy.png"
  "SPR_NAME" "deploy-mote"
  "SPR_COUNT" "4"
  "SPR_AUTO_DX" "16"
  "SPR_AUTO_DY" "16"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "192"
    "SPR_ITEM_DX" "16"
    "SPR_ITEM_DY" "16"
  }

  function onEffectStart()
    setEffectDuration(math.random(20, 32))
    setEffectSpriteDuration(8)
    setEffectRandomMove(1, 1)
  end
}
`,
  },
  {
    path: 'deploy.lua',
    text: `-- A card comes to the table: a hill appears on the map.
ZTCG_SPRITE
{
  "SPR_SOURCE" "deploy.png"
  "SPR_NAME" "deploy"
  "SPR_COUNT" "8"
  "SPR_AUTO_DX" "160"
  "SPR_AUTO_DY" "192"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "160"
    "SPR_ITEM_DY" "192"
  }

  function onEffectStart()
    setEffectDuration(32)
    setEffectSpriteDuration(4)
    for mote = 1, 12 do
      -- Motes look and tremble as the card wants the whole to.
      setNewEffectTint(getEffectTint())
      setNewEffectBlendingFlags(getEffectBlendingFlags())
      setNewEffectDrawType(getEffectDrawType())
      setNewEffectFlags(getEffectFlags())
      setNewEffectRandomMove(getEffectRandomMove())
      setNewEffectRandomStep(getEffectRandomStep())
      setNewEffectMovement(math.random(-3, 3), math.random(-3, 1))
      createEffect("deploy-mote")
    end
  end
}
`,
  },
  {
    path: 'destroy-scrap.lua',
    text: `-- A scrap of a torn map that flutters down.
ZTCG_SPRITE
{
  "SPR_SOURCE" "destroy.png"
  "SPR_NAME" "destroy-scrap"
  "SPR_COUNT" "6"
  "SPR_AUTO_DX" "32"
  "SPR_AUTO_DY" "32"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "192"
    "SPR_ITEM_DX" "32"
    "SPR_ITEM_DY" "32"
  }

  function onEffectStart()
    setEffectDuration(math.random(40, 60))
    setEffectSpriteDuration(math.random(3, 14))
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    local dx, dy = getEffectMovement()
    if left % 4 == 0 and dy < 3 then setEffectMovement(dx, dy + 1) end
    setEffectRotationAngle(getEffectRotationAngle() + dx * 0.03)
    if left < 15 then setEffectTint(255, 255, 255, left * 17) end
  end
}
`,
  },
  {
    path: 'destroy.lua',
    text: `-- A card is destroyed: it burns away from the middle, and scraps of it fly off.
ZTCG_SPRITE
{
  "SPR_SOURCE" "destroy.png"
  "SPR_NAME" "destroy"
  "SPR_COUNT" "8"
  "SPR_AUTO_DX" "160"
  "SPR_AUTO_DY" "192"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "0"
    "SPR_ITEM_DX" "160"
    "SPR_ITEM_DY" "192"
  }

  function onEffectStart()
    setEffectDuration(40)
    setEffectSpriteDuration(5)
    local x, y = getEffectPosition()
    for scrap = 1, 18 do
      setNewEffectPosition(x + math.random(-46, 46), y + math.random(-64, 64))
      setNewEffectRotationCenter(16, 16)
      local size = 0.5 + math.random() * 0.6
      setNewEffectScale(size, size)
      setNewEffectMovement(math.random(-4, 4), math.random(-6, -1))
      setNewEffectRotationAngle(math.random() * 6)
      createEffect("destroy-scrap")
    end
  end
}
`,
  },
  {
    path: 'heal-leaf.lua',
    text: `-- A leaf that sways upwards.
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
`,
  },
  {
    path: 'heal.lua',
    text: `-- A card gets HP back: the ground rises, and leaves with it.
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
`,
  },
  {
    path: 'hijack.lua',
    text: `-- A hijacked card: the pennant of the other side is planted on it.
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
`,
  },
  {
    path: 'levelup-mark.lua',
    text: `-- A mark of rank that rises.
ZTCG_SPRITE
{
  "SPR_SOURCE" "levelup.png"
  "SPR_NAME" "levelup-mark"
  "SPR_COUNT" "2"
  "SPR_AUTO_DX" "32"
  "SPR_AUTO_DY" "24"

  SPRITE
  {
    "SPR_ITEM_X" "0"
    "SPR_ITEM_Y" "128"
    "SPR_ITEM_DX" "32"
    "SPR_ITEM_DY" "24"
  }

  function onEffectStart()
    -- A mark is plain, whatever is set for the rest.
    local x, y = getEffectPosition()
    local middleX, middleY = getEffectRotationCenter()
    resetEffectAttributes()
    setEffectPosition(x, y)
    setEffectRotationCenter(middleX, middleY)
    setEffectDrawType("DRAW_COMPLEX")
    setEffectDuration(48)
    setEffectSpriteDuration(8)
    setEffectMovement(0, -2)
  end

  function onEffectUpdate()
    local left = getEffectDuration()
    if left < 16 then setEffectTint(255, 255, 255, left * 15) end
  end
}
`,
  },
  {
    path: 'levelup.lua',
    text: `-- A level up: a compass rose unfolds and turns, and marks of rank rise.
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
`,
  },
  {
    path: 'silence.lua',
    text: `-- A silenced card: its voice is struck out.
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
`,
  },
  {
    path: 'stun-star.lua',
    text: `-- A star on its round; its angle tells how far around it is.
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
`,
  },
  {
    path: 'stun.lua',
    text: `-- A stunned card: a survey line goes around in circles, with stars on it.
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
`,
  },
];
