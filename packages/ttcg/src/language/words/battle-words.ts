/** What units do in an attack, on either side of it. */
export const BATTLE_WORDS = {
  Survive: 'survives, survive',
  Battles:
    'battles, fights, does battle, does battle with, battles with, battles against, fights against',
  Defends: 'defends, defend, defends itself',
  SurvivesAttack:
    'survives an attack, survive an attack, survives being attacked, survives attacks',
  SurvivesBattle:
    'survives a battle, survive a battle, survives battle, survives combat, survives a fight, survives its battle',
  Foe: 'the other unit of the battle, the other unit in the battle, the other unit in that battle, the unit it battles, the unit it is battling, the unit it fights, the unit it is fighting, the unit this card battles, the unit this card is battling, the unit this card fights, the unit battling it, the unit battling this card',
} as const;
