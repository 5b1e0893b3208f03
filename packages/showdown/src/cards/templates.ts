import { CARD_TYPES, type CardDesign, type CardType, type LevelAction } from './card.ts';
import { equipmentHp } from './read-card.ts';
import { writeDescriptor } from './write-descriptor.ts';

interface Template {
  readonly design: Omit<CardDesign, keyof typeof SHARED> & Partial<CardDesign>;
  readonly functions: string;
}

const SHARED = {
  element: 'EARTH',
  rarity: 'common',
  cost: 100,
  level: 0,
  attack: 0,
  hp: 0,
  block: 0,
  text: '',
  abilities: [],
  levelUp: null,
} as const satisfies Partial<CardDesign>;

const SUMMON: LevelAction = { level: 20, attributes: 1, text: 'Play a mob of level 20 or lower.' };
const ON_SUMMON = `  -- Runs when your character uses what this card gave at level up.
  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 20)
  end`;

const TEMPLATES: Readonly<Record<CardType, Template>> = {
  mob: {
    design: {
      name: 'My Mob',
      type: 'mob',
      info: 'Earth - Mob',
      image: 'my_mob.png',
      level: 10,
      attack: 20,
      hp: 40,
      text: 'When you play this card, draw a card.',
      levelUp: SUMMON,
    },
    functions: `  -- Runs when this card comes into play.
  function onThinkMob(player)
    drawCard(player)
  end

${ON_SUMMON}`,
  },
  equip: {
    design: {
      name: 'My Equipment',
      type: 'equip',
      info: 'Earth - Equipment',
      image: 'my_equipment.png',
      level: 20,
      hp: equipmentHp(20),
      text: 'Your attacks deal 10 more damage.',
      levelUp: SUMMON,
    },
    functions: `  -- The amount that is added to an attack.
  function onEquipBuff(player)
    return 10
  end

${ON_SUMMON}`,
  },
  action: {
    design: {
      name: 'My Rapid Action',
      type: 'action',
      info: 'Earth - Rapid Action',
      image: 'my_rapid_action.png',
      level: 10,
      text: 'Draw two cards.',
      levelUp: { level: 'one-shot', attributes: 0, text: 'Draw a card.' },
    },
    functions: `  -- Runs when this card is played.
  function onThinkAction(player)
    for count = 1, 2 do
      drawCard(player)
    end
  end

  -- Runs once, when this card is used to level up.
  function onLevelActionTrigger(player)
    drawCard(player)
  end`,
  },
  field: {
    design: {
      name: 'My Field',
      type: 'field',
      info: 'Earth - Field',
      image: 'my_field.png',
      block: 10,
      text: 'At the start of your turn, draw a card.',
      levelUp: SUMMON,
    },
    functions: `  function onStartTurn(player)
    drawCard(player)
  end

${ON_SUMMON}`,
  },
  char: {
    design: {
      name: 'My Character',
      type: 'char',
      info: 'Earth - Character',
      image: 'my_character.png',
      hp: 200,
      abilities: [
        { level: 0, attributes: 0, text: 'Draw a card.' },
        SUMMON,
        { level: 40, attributes: 2, text: 'Your next attack deals 20 more damage.' },
      ],
    },
    functions: `  -- One function for each of the three abilities, in their order.
  function onActivateCharacterAction1(player)
    drawCard(player)
  end

  function onActivateCharacterAction2(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 20)
  end

  function onActivateCharacterAction3(player)
    increaseNextAttackDamage(player, 20)
  end`,
  },
  jrboss: {
    design: {
      name: 'My Jr. Boss',
      type: 'jrboss',
      rarity: 'seldom',
      info: 'Earth - Jr. Boss',
      image: 'my_jr_boss.png',
      cost: 500,
      level: 40,
      attack: 30,
      hp: 80,
      abilities: [{ level: 0, attributes: 0, text: 'When you play this card, draw a card.' }],
      levelUp: SUMMON,
    },
    functions: `  function onThinkMob(player)
    drawCard(player)
  end

${ON_SUMMON}`,
  },
  boss: {
    design: {
      name: 'My Boss',
      type: 'boss',
      rarity: 'unique',
      info: 'Earth - Boss',
      image: 'my_boss.png',
      cost: 1500,
      level: 70,
      attack: 40,
      hp: 120,
      abilities: [
        { level: 60, attributes: 2, text: 'This card attacks twice a turn.' },
        { level: 0, attributes: 0, text: 'When you play this card, draw a card.' },
      ],
    },
    functions: `  function onThinkMob(player)
    drawCard(player)
    if matchRequirements(player, 60, 2, "ELEM_EARTH") then
      local source = getSourceCARD()
      addExtraMobAttack(source, source, 2)
    end
  end`,
  },
};

/** A ready descriptor of a type, to begin a card with. */
export function templateOf(type: CardType): string {
  const { design, functions } = TEMPLATES[type];
  return writeDescriptor({ ...SHARED, ...design }, functions);
}

/** A ready descriptor of each type, with the name of its file. */
export function templates(): { type: CardType; file: string; text: string }[] {
  return CARD_TYPES.map((type) => {
    const { name } = TEMPLATES[type].design;
    return { type, file: `${fileName(name)}.lua`, text: templateOf(type) };
  });
}

/** The name of a card's files: lower case, one underscore for all that is not a letter or digit. */
export function fileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}
