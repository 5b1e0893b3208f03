import type { Place, Problem } from '@cardscape/kernel';
import { check, innerOf, misfit, placeOf, readJson, type Source } from '@cardscape/kernel/json';
import { DEFAULT_EDITION, EDITIONS } from '../rules/book/editions.ts';
import type { CardSet } from '../set/card-set.ts';
import { type Deed, type NamedChoice, type OwnCard, USUAL_NAME } from './deed.ts';
import { checkOwnCard, checkRoom, readOwnCard, type Tried } from './own-card.ts';
import type { Position } from './position.ts';
import { DEED, deedSchema, positionSchema } from './position-schema.ts';
import { take } from './problems.ts';
import { CardReader } from './read-card.ts';
import { SideReader } from './read-side.ts';

/** A position, the card tried in it, what is then done, and the answers to what will be asked. */
export interface PositionFile {
  readonly position: Position;
  readonly card: OwnCard;
  readonly deeds: readonly Deed[];
  readonly choices: readonly NamedChoice[];
  /** Where each deed and choice stands in the file. */
  readonly deedsAt: readonly Place[];
  readonly choicesAt: readonly Place[];
}

/** A position file read, or what is wrong with it. */
export type ReadPosition =
  | { readonly ok: true; readonly read: PositionFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a position. Its cards are those of the set that its edition has, by name; `this` is the card
 * that is tried.
 */
export function readPosition(
  text: string,
  file: string,
  set: CardSet,
  tried: Tried = {},
): ReadPosition {
  const json = readJson(text, file);
  if ('problem' in json) return { ok: false, problems: [json.problem] };
  const problems: Problem[] = [];
  const read = readParts(json.source, set, tried, problems);
  return read && problems.length === 0 ? { ok: true, read } : { ok: false, problems };
}

function readParts(
  source: Source,
  set: CardSet,
  tried: Tried,
  problems: Problem[],
): PositionFile | undefined {
  if (source.node.kind !== 'object') {
    problems.push(misfit(source, 'a position in { }'));
    return undefined;
  }
  const fields = take(check(positionSchema, source), problems);
  if (!fields) return undefined;
  const { edition = DEFAULT_EDITION, seed, turn, active, stage, choices = [] } = fields;
  const own = readOwnCard(innerOf(source, 'card'), problems);
  const cards = new CardReader(set, own.name ?? USUAL_NAME, EDITIONS[edition], problems);
  const players = new SideReader(cards, tried.effect).both(source);
  const card = checkOwnCard(source, own, tried, cards);
  checkRoom(source, card, tried, { players }, problems);
  const deeds = (fields.do ?? []).flatMap((_, index) =>
    readDeed(innerOf(source, 'do', index) as Source, problems),
  );
  return {
    position: {
      ...(fields.edition && { edition }),
      ...(seed !== undefined && { seed: String(seed) }),
      ...(turn !== undefined && { turn }),
      ...(active !== undefined && { active }),
      ...(stage && { stage }),
      players,
    },
    card,
    deeds,
    choices,
    deedsAt: deeds.map((_, index) => placeOf(source, 'do', index)),
    choicesAt: choices.map((_, index) => placeOf(source, 'choices', index)),
  };
}

function readDeed(source: Source, problems: Problem[]): Deed[] {
  const { node } = source;
  if (node.kind === 'plain' && typeof node.value === 'string') return [node.value];
  if (node.kind === 'object') {
    const deed = take(check(deedSchema, source), problems);
    return deed ? [deed] : [];
  }
  problems.push(misfit(source, DEED));
  return [];
}
