/** Random legal games of Showdown with the decks that new profiles begin with. */
import { randomFrom } from '@cardscape/kernel';
import type { ShowdownOptions } from '@cardscape/showdown';
import { opened } from '@cardscape/showdown/testing';
import { cardsOf, createProfile } from '@cardscape/showdown/tools';
import { inPlace, playMatch } from '../support/matches.ts';
import { perCpuSecond } from '../support/measure.ts';
import { report } from '../support/report.ts';

const SPAN = { warmUp: 4, measured: 8 };

const { catalogue, game } = opened();
const random = randomFrom('bench');

/** For each pair of elements a character and a deck. */
const sides = catalogue.elements.flatMap((one, at) =>
  catalogue.elements.slice(at + 1).map((other) => sideOf([one, other])),
);

function sideOf(elements: readonly [string, string]): { character: string; deck: string[] } {
  const made = createProfile({ name: 'Bench', elements, seed: elements.join() }, catalogue, []);
  if ('problem' in made) throw new Error(made.problem);
  const [character = ''] = cardsOf(made.profile.characters);
  return { character, deck: cardsOf(made.profile.main) };
}

/** Every pair of decks, as its number goes round. */
function optionsOf(run: number): ShowdownOptions {
  const side = (place: number) => sides[place % sides.length] as (typeof sides)[number];
  const [one, two] = [side(run), side(Math.floor(run / sides.length))];
  return { characters: [one.character, two.character], decks: [one.deck, two.deck] };
}

/** Measures games with the scripts of the set running. */
export function measureGames(): void {
  const play = inPlace(game, random);
  report({
    bench: 'showdown',
    metric: 'random games with decks of the set, in place',
    unit: 'decisions per CPU-second',
    value: perCpuSecond((run) => playMatch(game, optionsOf(run), `bench ${run}`, play), SPAN),
    target: { value: 15_000 },
  });
}
