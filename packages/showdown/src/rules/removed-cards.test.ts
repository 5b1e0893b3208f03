import { describe, expect, it } from 'vitest';
import { groundWith } from '../testing/ground.ts';
import { ear, heard } from '../testing/heard.ts';
import { fn, still, table } from '../testing/sketches.ts';
import type { Still } from '../testing/still.ts';

const DECK = 'getPlayerDeck(player, "DECK_DECK")';
const HAND = 'getPlayerDeck(player, "DECK_HAND")';
const GRAVE = 'getPlayerDeck(player, "DECK_GRAV")';

const TAKE_WISP = 'takeCardFromTable(player, "SLOT_PLAYERMOB1")';

/** The ways into a graveyard: what is done, to which card, and what it counts as (5.2.35). */
const WAYS: readonly [way: string, card: string, flag: string, act: (scene: Still) => Still][] = [
  [
    'moveCards from the deck',
    'Top',
    'IS_DISCARDED',
    (scene) => scene.run(`moveCards(player, ${DECK}, ${GRAVE}, "TAKE_NEXT", "PUT_TOP", 1)`),
  ],
  [
    'moveCardsFromListToDeck',
    'Letter',
    'IS_DISCARDED',
    (scene) =>
      scene.run(
        `moveCardsFromListToDeck(player, getListFromDeck(${HAND}), ${GRAVE}, "TAKE_NEXT", "PUT_TOP", 1)`,
      ),
  ],
  [
    'takeTargetCardFromListToDeck',
    'Top',
    'IS_DISCARDED',
    (scene) =>
      scene.run(
        `takeTargetCardFromListToDeck(player, ${GRAVE}, getListFromDeck(${DECK}), top("DECK_DECK"), "DECK_TOP")`,
      ),
  ],
  [
    'a card that is left without a zone',
    'Top',
    'IS_DISCARDED',
    (scene) => scene.run(`takeCardsFromDeck(player, ${DECK}, 1)`),
  ],
  [
    'a card that is taken off the table and left',
    'Wisp',
    'IS_DESTROYED',
    (scene) => scene.run(TAKE_WISP),
  ],
  [
    'a card that is taken off the table and put there',
    'Wisp',
    'IS_DESTROYED',
    (scene) =>
      scene.run(
        `moveCardsFromListToDeck(player, ${TAKE_WISP}, ${GRAVE}, "TAKE_NEXT", "PUT_TOP", 1)`,
      ),
  ],
  ['a rapid action that is used', 'Dart', 'IS_DISCARDED', (scene) => scene.play('Dart')],
  ['a discard', 'Letter', 'IS_DISCARDED', (scene) => scene.run('discardCard(player)', ['Letter'])],
  [
    'a destruction',
    'Wisp',
    'IS_DESTROYED',
    (scene) => scene.run('destroyCard(player, "SLOT_PLAYERMOB1")'),
  ],
  [
    'a deployed card of a list',
    'Wisp',
    'IS_DESTROYED',
    (scene) => scene.run(tableList('TYPE_MOB', GRAVE)),
  ],
];

function tableList(type: string, pile: string): string {
  return `local list = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_MAXVALUE", "${type}", "ELEM_ANY", "")
    moveCardsFromListToDeck(player, list, ${pile}, "TAKE_NEXT", "PUT_TOP", 1)`;
}

describe('a card comes into the graveyard: it and both sides hear so, once', () => {
  it.each(WAYS)('%s', (_, card, flag, act) => {
    for (const [pointcut, hearer] of [
      ['onMoveToDiscardPile', card],
      ['onCardMovedToDiscardPile', 'Imp'],
      ['onOpponentCardMovedToDiscardPile', 'Bat'],
      ['onPutIntoGraveyard', card],
      ['onPutCardIntoGraveyard', 'Imp'],
      ['onOpponentPutCardIntoGraveyard', 'Bat'],
    ] as const) {
      const scene = act(still(groundWith({ [hearer]: ear(pointcut) })));
      const told = heard(scene, pointcut).map((one) => [one.card, one.target, one.pointers[0]]);
      expect([pointcut, told]).toEqual([pointcut, [[hearer, card, card]]]);
      if (pointcut.includes('DiscardPile'))
        expect(heard(scene, pointcut)[0]?.flags).toContain(flag);
      expect(scene.grave()[0]).toBe(card);
    }
  });

  it('a play that is stopped', () => {
    const stop = fn('onInterceptPlayMob', 'updateGameValue(0, 0)');
    const scene = still(groundWith({ Letter: ear('onMoveToDiscardPile'), Imp: stop }));
    expect(heard(scene.play('Letter'), 'onMoveToDiscardPile')).toMatchObject([
      { flags: expect.arrayContaining(['IS_DISCARDED']) },
    ]);
  });
});

it('a card that only changes its place in the graveyard is not removed', () => {
  const scene = still(groundWith({ Bone: ear('onMoveToDiscardPile') }));
  scene.run(`moveCards(player, ${GRAVE}, ${GRAVE}, "TAKE_NEXT", "PUT_BOTTOM", 1)`);
  expect(heard(scene, 'onMoveToDiscardPile')).toEqual([]);
});

it('a card that leaves a list lying whenever one is put away comes to an end', () => {
  const again = fn('onPutCardIntoGraveyard', `takeCardsFromDeck(player, ${GRAVE}, 1)`);
  const scene = still(groundWith({ Imp: again }));
  scene.run(`takeCardsFromDeck(player, ${DECK}, 1)`);
  expect(scene.grave()).toContain('Top');
});

it('what falls because of a card that is put away is buried in the same step', () => {
  const kill = fn('onPutCardIntoGraveyard', 'editCardHP(theirs(1), 0)');
  const scene = still(groundWith({ Imp: kill }));
  scene.run(`takeCardsFromDeck(player, ${DECK}, 1)`);
  expect(scene.mobs(1)).toEqual(['Ogre']);
});

describe('a script that moves a deployed card to a pile', () => {
  it.each([
    ['to the graveyard', GRAVE],
    ['to the hand', HAND],
  ])('%s sends what lies under it to the deck', (_, pile) => {
    const scene = still(groundWith({}));
    scene.run(`putCardUnder(mine(1), top("DECK_DECK"))\n${tableList('TYPE_MOB', pile)}`);
    expect(scene.mobs()).toEqual(['Imp']);
    expect(scene.deck().at(-1)).toBe('Top');
  });

  it.each([GRAVE, HAND, DECK])('leaves a character where it is: %s', (pile) => {
    const scene = still(groundWith({})).run(tableList('TYPE_CHAR', pile));
    expect(scene.slot('Hero')).toEqual([0, 0]);
    expect(scene.hp('Hero')).toBe(100);
    expect(scene.told('moved')).toEqual([]);
  });

  it('discards a random one of a list: it is destroyed, unless it is a character', () => {
    const list = (type: string) =>
      `discardRandomCardFromList(player, makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_MAXVALUE", "${type}", "ELEM_ANY", ""))`;
    const scene = still(groundWith({ Imp: ear('onCardDestroyed') }));
    scene.run(list('TYPE_EQP')).run(list('TYPE_CHAR'));
    expect(heard(scene, 'onCardDestroyed')).toMatchObject([{ target: 'Blade' }]);
    expect(scene.hp('Hero')).toBe(100);
  });
});

it('a rapid action that plays itself again when it is spent is stopped', () => {
  const again = fn('onMoveToDiscardPile', 'action(getSourceCARD())');
  const match = table(
    groundWith(
      { Dart: again, Sprout: fn('onActivateCharacterAction', 'action(player, top("DECK_HAND"))') },
      { phase: 'actions', you: { hand: ['Dart'] } },
    ),
  );
  expect(match.zone('Dart')).toBe('grave/0');
});
