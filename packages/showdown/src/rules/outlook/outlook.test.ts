import { describe, expect, it } from 'vitest';
import { opened } from '../../testing/built-in.ts';
import { buildPosition } from '../../trial/build-position.ts';
import type { Phase } from '../position/position.ts';
import { type Outlook, outlookOf } from './outlook.ts';

const guide = `ZTCG_CARD {
  "NAME" "Guide" "IMAGE" "guide.png" "TYPE" "CHAR" "ELEMENT" "EARTH" "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Character" "COST" "100"
  TYPE_CHA {
    "HP" "200"
    LVL_ACTION { "LEVEL" "0" "ATTRB" "0" "TEXT" "Summon X." }
    LVL_ACTION { "LEVEL" "30" "ATTRB" "0" "TEXT" "Equip 50." }
    LVL_ACTION { "LEVEL" "60" "ATTRB" "0" "TEXT" "Play a field or an action of level 40." }
  }
  function onActivateCharacterAction1(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", getCurrentLevelFromCARD(player, getSourceCARD()))
  end
  function onActivateCharacterAction2(player)
    equip(player, "PLAY_EQUIP", "ELEM_ANY", 50)
  end
  function onActivateCharacterAction3(player)
    playCard(player, "", "PLAY_ACTION | PLAY_FIELD", 40)
  end
}`;

function outlook(level: number, phase: Phase): Record<string, Omit<Outlook, 'kind'>> {
  const cards = { files: [{ path: 'guide.lua', text: guide }], alone: true };
  const { book, find } = opened({ cards });
  const state = buildPosition(book, {
    phase,
    players: [{ character: 'Guide', level }, { character: 'Guide' }],
  });
  const found = outlookOf(book, find, state, 0);
  return Object.fromEntries(found.map(({ kind, ...rest }) => [kind, rest]));
}

describe('what the Build tab shows', () => {
  it('is what the unlocked abilities play, X being the level of the character', () => {
    const { mob, equip } = outlook(20, 'level');
    expect(mob).toEqual({ now: 20, turn: 20, all: 60 });
    expect(equip).toEqual({ now: null, turn: null, all: 50 });
  });

  it('has fields without a level', () => {
    const { action, field } = outlook(60, 'level');
    expect(action).toEqual({ now: 40, turn: 40, all: 40 });
    expect(field).toEqual({ now: 'any', turn: 'any', all: 'any' });
  });

  it('has nothing for this turn once the abilities have been read', () => {
    expect(outlook(60, 'attacks').mob).toEqual({ now: 60, turn: null, all: 60 });
  });
});
