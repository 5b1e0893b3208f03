import { didYouMean, nearestOf, type Place, type Problem, problemAt } from '@cardscape/kernel';
import {
  type Checked,
  innerOf,
  misfit,
  placeOf,
  readJson,
  type Source,
} from '@cardscape/kernel/json';
import type { Position, PositionNumber, PositionPlayer } from '../rules/position.ts';
import type { NamedChoice } from '../rules/trial.ts';
import { check } from './check.ts';
import { colourNumber } from './entry.ts';
import {
  flagOf,
  NUMBER_CARD,
  numberCardSchema,
  type PlayerFields,
  playerSchema,
  positionSchema,
} from './position-schema.ts';
import type { CardSet } from './set-types.ts';

/** The target where a position gives none: what four dice make on average. */
const USUAL_TARGET = 14;

/** A position with the answers to the questions that will come up in it. */
export interface PositionFile {
  position: Position;
  choices: NamedChoice[];
  /** Where each choice stands in the file. */
  choicesAt: Place[];
}

/** Reads a position. Its special cards are those of the set, by name. */
export function readPositionFile(
  text: string,
  file: string,
  set: CardSet,
): { read: PositionFile } | { errors: readonly Problem[] } {
  const parsed = readJson(text, file);
  if ('problem' in parsed) return { errors: [parsed.problem] };
  const reader = new PositionReader(set);
  const read = reader.position(parsed.source);
  return read && reader.errors.length === 0 ? { read } : { errors: reader.errors };
}

/** Reads the parts of a position and collects what is wrong with them. */
class PositionReader {
  readonly errors: Problem[] = [];
  private readonly names: ReadonlySet<string>;

  constructor(set: CardSet) {
    this.names = new Set(set.specials.map(({ name }) => name));
  }

  position(source: Source): PositionFile | undefined {
    if (source.node.kind !== 'object') {
      this.refuse(source, 'a position in { }');
      return undefined;
    }
    const fields = this.take(check(positionSchema, source));
    if (!fields) return undefined;
    const { target = USUAL_TARGET, seed = '', choices = [], standing } = fields;
    const position: Position = {
      target,
      seed: String(seed),
      ...(standing && { standing }),
      ...(fields.numberDeck ? { numberDeck: this.numbers(innerOf(source, 'numberDeck')) } : {}),
      numberDiscard: this.numbers(innerOf(source, 'numberDiscard')),
      players: [
        this.player(innerOf(source, 'players', 0)),
        this.player(innerOf(source, 'players', 1)),
      ],
    };
    const choicesAt = choices.map((_, index) => placeOf(source, 'choices', index));
    return { position, choices, choicesAt };
  }

  private player(source: Source | undefined): PositionPlayer {
    if (!source) return {};
    if (source.node.kind !== 'object') {
      this.refuse(source, 'a player in { }');
      return {};
    }
    const fields = this.take(check(playerSchema, source));
    if (!fields) return {};
    const numbers = this.numbers(innerOf(source, 'numbers'));
    const { hand = [], deck = [], discard = [], bonus = 0, flags = [] } = fields;
    for (const [zone, names] of Object.entries({ hand, deck, discard }))
      for (const [index, name] of names.entries()) this.checkName(source, [zone, index], name);
    this.checkTotal(source, fields, numbers);
    return { numbers, hand, deck, discard, bonus, flags: flags.map(flagOf) };
  }

  private numbers(list: Source | undefined): PositionNumber[] {
    if (list?.node.kind !== 'array') return [];
    return list.node.items.flatMap((node, index) =>
      this.number({ ...list, node, path: [...list.path, index] }),
    );
  }

  private number(source: Source): PositionNumber[] {
    const { node } = source;
    if (node.kind === 'object') {
      const fields = this.take(check(numberCardSchema, source));
      return fields
        ? [{ value: fields.value || 0, class: colourNumber(fields.class ?? 0) || 0 }] // -0 is 0
        : [];
    }
    const bare = numberCardSchema.shape.value.safeParse(node.kind === 'plain' && node.value);
    if (bare.success) return [{ value: bare.data || 0, class: 0 }];
    this.refuse(source, NUMBER_CARD);
    return [];
  }

  private checkName(source: Source, path: [string, number], name: string): void {
    if (this.names.has(name)) return;
    const hint = nearestOf(name, this.names);
    const likely = hint.nearest && `"${hint.nearest}"`;
    this.errors.push(
      problemAt(placeOf(source, ...path), {
        code: 'set',
        position: path[1],
        found: `"${name}"`,
        expected: [likely ?? 'the name of a special card'],
        ...hint,
        message: `"${name}" is not a known special card.${didYouMean(likely)}`,
      }),
    );
  }

  /** A total may be written down for the reader; it must then be right. */
  private checkTotal(
    source: Source,
    { total, bonus = 0 }: PlayerFields,
    numbers: readonly PositionNumber[],
  ): void {
    const right = numbers.reduce((sum, { value }) => sum + value, bonus);
    if (total === undefined || total === right) return;
    this.errors.push(
      problemAt(placeOf(source, 'total'), {
        code: 'shape',
        found: String(total),
        expected: [String(right)],
        message: `"total" is ${total}, but the number cards and the bonus make ${right}.`,
      }),
    );
  }

  private take<Data>(checked: Checked<Data>): Data | undefined {
    if ('data' in checked) return checked.data;
    this.errors.push(...checked.problems);
    return undefined;
  }

  private refuse(source: Source, right: string): void {
    this.errors.push(misfit(source, right));
  }
}
