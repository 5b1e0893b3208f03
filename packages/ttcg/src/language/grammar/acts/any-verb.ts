import type { IOrAlt, ParserMethod } from 'chevrotain';
import type { Act } from '../../tree/tree.ts';
import { DivertParser } from './diverts.ts';

/** All that a player can do, by its verb. */
export abstract class AnyVerbParser extends DivertParser {
  /** The acts that the verb or clause which is read adds to. */
  protected target: Act[] = [];

  /** Made once: closures made anew for every verb would cost more than the verb itself. */
  private readonly verbs: IOrAlt<void>[] = [
    { ALT: () => this.SUBRULE(this.choosing, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.plainVerb, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.drawing, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.discarding, { ARGS: [this.target] }) },
    {
      GATE: () => this.gettingAt(),
      ALT: () => this.SUBRULE(this.getting, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.losesNoneAt(),
      ALT: () => this.SUBRULE(this.losingNone, { ARGS: [this.target] }),
    },
    { ALT: () => this.SUBRULE(this.scoring, { ARGS: [this.target] }) },
    {
      GATE: () => this.divertAt(),
      ALT: () => this.SUBRULE(this.diverting, { ARGS: [this.target] }),
    },
    { ALT: () => this.SUBRULE(this.moveVerb, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.removing, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.searching, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.equipping, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.usingEffect, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.countering, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.redirecting, { ARGS: [this.target] }) },
    {
      GATE: () => this.pointsBefore(2),
      ALT: () => this.SUBRULE(this.stealing, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.takesFromHandAt() && !this.extraTurnAt(),
      ALT: () => this.SUBRULE(this.takingFromHand, { ARGS: [this.target] }),
    },
    { ALT: () => this.SUBRULE(this.taking, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.playing, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.rankingUp, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.moving, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.skipping, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.scaling, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.dealing, { ARGS: [this.target] }) },
    {
      GATE: () => this.extraTurnAt(),
      ALT: () => this.SUBRULE(this.takingTurn, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.takesCardsAt(),
      ALT: () => this.SUBRULE(this.takingCards, { ARGS: [this.target] }),
    },
    { ALT: () => this.SUBRULE(this.suffering, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.raising, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.swapping, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.inverting, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.flipping, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.treating, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.changing, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.giving, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.preventing, { ARGS: [this.target] }) },
    { ALT: () => this.SUBRULE(this.forcing, { ARGS: [this.target] }) },
  ];

  /** Any act of a player, after its subject if it has one. */
  protected verb: ParserMethod<[out: Act[]], void> = this.RULE('verb', (out: Act[]) => {
    this.startPart();
    if (this.isReading) this.target = out;
    this.OR(this.verbs);
  });
}
