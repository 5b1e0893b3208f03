import { randomFrom, randomPicks } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { builtIn } from '../../testing/built-in.ts';
import { deckFaults, deckKeys } from '../../tools.ts';
import { cardBook } from '../book/book.ts';
import { EDITIONS, type EditionName } from '../book/editions.ts';
import { allActive, scopeOf, sheetOf } from '../position/duel.ts';
import { effectLink } from '../position/link.ts';
import { openDuel } from '../position/open-duel.ts';
import { foresee } from './foresee.ts';

const { game } = builtIn;
const book = cardBook(builtIn.cardSet);

it.each(Object.keys(EDITIONS) as EditionName[])(
  'what is foreseen of a payment is what comes of trying it (%s)',
  (edition) => {
    const decks = builtIn.decks
      .filter((deck) => deckFaults(builtIn, deck, edition).length === 0)
      .map(deckKeys);
    const random = randomFrom(`foresee ${edition}`);
    const foreseen = { every: 0, some: 0, none: 0 };
    for (let run = 0; run < 12; run++) {
      const pair = [decks[run % decks.length], decks[(run * 5 + 2) % decks.length]] as const;
      const options = { edition, decks: [pair[0] ?? [], pair[1] ?? []] as const };
      const { state } = game.setup(options, `foresee ${run}`);
      for (let step = 0; step < 150; step++) {
        const decision = game.decision(state);
        if (decision.ask !== 'pick') break;
        const duel = openDuel(book, state);
        for (const id of allActive(duel))
          for (const effect of [0, 1] as const) {
            const program = sheetOf(duel, id).programs[effect];
            if (!program.first.entangled || state.question) continue;
            const link = effectLink(duel, id, effect);
            for (const eyes of [link.seat, 'public'] as const) {
              const told = foresee(duel, scopeOf(link), program, eyes);
              if (told === undefined) continue;
              foreseen[told]++;
              expect(duel.tryPaying(duel, link, eyes), program.key).toBe(told !== 'none');
            }
          }
        game.advance(state, decision, randomPicks(decision, random));
      }
    }
    expect(foreseen.every + foreseen.some + foreseen.none).toBeGreaterThan(20);
  },
);
