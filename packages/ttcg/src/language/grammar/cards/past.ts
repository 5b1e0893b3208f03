import type { CardFilter, CardState, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { type Draft, newPhrase, type Phrase } from './phrase.ts';
import { PlaceParser } from './places.ts';
import { OPPOSITE_STATES, unlike } from './unlike.ts';

type Past = NonNullable<CardFilter['past']>;

/** What relative clauses say of cards: what they are, and what happened to them. */
export abstract class PastParser extends PlaceParser {
  /** "that was destroyed this turn", "discarded this way", "that did not attack", "that is tapped". */
  protected pastPhrase = this.RULE('pastPhrase', (phrase: Phrase) => {
    this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    });
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.Is);
          const not = this.OPTION4(() => this.CONSUME2(T.Not));
          this.OR3([
            {
              ALT: () => {
                const state = this.SUBRULE(this.state);
                this.OPTION7({
                  GATE: () => this.equippedWithCardAt(0),
                  DEF: () => this.SUBRULE(this.withSomeCard),
                });
                this.ACTION(() => this.inState(phrase, state, not !== undefined));
              },
            },
            {
              GATE: () => not === undefined && this.rankStepAt(1),
              ALT: () => {
                this.SUBRULE(this.rankStep, { ARGS: [this.ACTION(() => phrase.filter)] });
              },
            },
            {
              GATE: () => not === undefined,
              ALT: () => {
                this.SUBRULE(this.rankFilter, { ARGS: [this.ACTION(() => phrase.filter)] });
              },
            },
            {
              GATE: () => not === undefined,
              ALT: () => this.SUBRULE(this.ofKind, { ARGS: [phrase] }),
            },
            { ALT: () => this.SUBRULE(this.notOfKind, { ARGS: [phrase] }) },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.DidNot);
          this.CONSUME(T.Attack);
          this.SUBRULE(this.pastTime, { ARGS: [phrase, 'attacked', true] });
        },
      },
      {
        ALT: () => {
          const was = this.OPTION2(() => this.CONSUME(T.Was));
          this.OPTION5(() => this.CONSUME(T.Has));
          const not = this.OPTION3(() => this.CONSUME(T.Not));
          const been = this.OPTION6(() => this.CONSUME(T.Been));
          const done = this.OR4([
            { ALT: () => this.CONSUME(CATEGORY.done) },
            { ALT: () => this.CONSUME(T.Sent) },
          ]);
          const did = this.ACTION(() => this.value<Past['did']>(done));
          this.SUBRULE2(this.pastTime, {
            ARGS: [phrase, did, not !== undefined, (was ?? been) !== undefined],
          });
        },
      },
    ]);
  });

  /** "your opponent played this turn", "that you discarded this turn". */
  protected byPlayerAt(): boolean {
    const k = this.at(1, T.That) ? 2 : 1;
    if (!this.at(k, T.You, T.Opponent, T.They)) return false;
    const done = this.at(k + 1, T.Has) ? k + 2 : k + 1;
    if (!this.at(done, T.Done)) return false;
    // "the card they drew", in the phase in which they do.
    if (this.during?.part === 'draw phase' && this.value(this.LA(done)) === 'drawn') return true;
    return !this.at(k, T.They) && this.at(done + 1, T.ThisTurn, T.LastTurn);
  }

  /** What a player did with cards: those lie on that player's side, or in that player's pile. */
  protected doneByPlayer = this.RULE('doneByPlayer', (phrase: Phrase) => {
    this.OPTION(() => this.CONSUME(T.That));
    const whose = this.OR<Whose>([
      this.word(T.You, 'your'),
      this.word(T.Opponent, 'opponent'),
      this.word(T.They, 'their'),
    ]);
    this.OPTION2(() => this.CONSUME(T.Has));
    const done = this.CONSUME(T.Done);
    const did = this.ACTION(() => this.value<Past['did']>(done));
    this.OPTION3({
      GATE: () => this.at(1, T.ThisTurn, T.LastTurn, T.ThisWay) || did !== 'drawn',
      DEF: () => this.SUBRULE(this.pastTime, { ARGS: [phrase, did, false] }),
    });
    this.ACTION(() => {
      if (did === 'drawn') {
        phrase.filter.past ??= { did, in: 'this turn' };
        this.say(phrase.filter, 'place', 'hand');
        this.say(phrase.filter, 'whose', whose);
        return;
      }
      phrase.playedBy = did === 'played';
      if (did === 'played') this.claim(phrase, whose);
      else if (did === 'discarded' || did === 'milled') {
        this.say(phrase.filter, 'place', 'discard');
        this.say(phrase.filter, 'whose', whose);
      } else this.refuse(`no card remembers who ${did} it`);
    });
  });

  /** "equipped with a card"; "equipped with this card" is pointed at. */
  protected equippedWithCardAt(k: number): boolean {
    return this.value(this.LA(k)) === 'equipped' && this.at(k + 1, T.With) && this.at(k + 2, T.A);
  }

  /** After "equipped": "with a card", which adds nothing. */
  protected withSomeCard = this.RULE('withSomeCard', () => {
    this.CONSUME(T.With);
    this.CONSUME(T.A);
    const noun = this.CONSUME(CATEGORY.noun);
    this.ACTION(() => {
      if (noun.tokenType !== T.Card)
        this.refuse('only whether a unit is equipped is asked, not with what');
    });
  });

  private inState(phrase: Phrase, state: CardState, not: boolean): void {
    const opposite = OPPOSITE_STATES[state];
    if (not && !opposite) this.refuse(`cards that are not ${state} cannot be asked for`);
    const said = not ? (opposite ?? state) : state;
    phrase.filter.states = [...(phrase.filter.states ?? []), said];
  }

  /** Says of cards that they are not of a kind, in as few words as can say it. */
  protected leaveOut({ filter }: Phrase, { whose, ...said }: Draft): void {
    const kind: Draft = whose && whose !== filter.whose ? { ...said, whose } : said;
    const same = kind.noun === filter.noun || kind.noun === 'card';
    const nounAlone = Object.keys(kind).length === 1;
    if (nounAlone && same) this.refuse('that leaves no card');
    if (nounAlone) {
      if (filter.noun !== 'card') this.refuse('what it is is said twice');
      filter.noun = kind.noun === 'unit' ? 'spell' : 'unit';
      return;
    }
    const others = same || kind.types || kind.subtypes ? unlike(kind) : undefined;
    const { states, ...more } = others ?? {};
    if (states) filter.states = [...(filter.states ?? []), ...states];
    for (const key of ['rank', 'notTypes', 'notSubtypes'] as const)
      if (more[key]) this.say(filter, key, more[key]);
    if (others) return;
    if (filter.except) this.refuse('only one such kind can be left out');
    const typed = kind.types || kind.subtypes ? 'unit' : kind.noun;
    const noun =
      kind.noun === 'card' && !kind.either && filter.noun !== 'card' ? filter.noun : typed;
    this.say(filter, 'except', { ...kind, noun });
  }

  /** "that is not a dragon", "that are not dragons you control". */
  private notOfKind = this.RULE('notOfKind', (phrase: Phrase) => {
    const kind = this.ACTION(newPhrase);
    this.SUBRULE2(this.ofKind, { ARGS: [kind] });
    this.OPTION({
      GATE: () => this.controlAt(1),
      DEF: () => this.SUBRULE(this.controlled, { ARGS: [kind] }),
    });
    this.ACTION(() => this.leaveOut(phrase, kind.filter));
  });

  /** "a dragon or beast", "fire units". */
  protected ofKind = this.RULE('ofKind', (phrase: Phrase) => {
    this.OPTION(() => this.CONSUME(T.A));
    this.OR([
      {
        ALT: () => {
          const types = this.SUBRULE(this.unitTypes);
          this.ACTION(() => this.say(phrase.filter, 'types', types));
        },
      },
      {
        ALT: () => {
          const subtypes = this.SUBRULE(this.subtypes);
          const names = this.ACTION(() => subtypes.map(({ subtype }) => subtype));
          this.ACTION(() => this.say(phrase.filter, 'subtypes', names));
        },
      },
      {
        ALT: () => {
          const noun = this.OR2([
            this.word(T.Unit, 'unit' as const),
            this.word(T.Spell, 'spell' as const),
          ]);
          this.ACTION(() => {
            if (phrase.filter.noun !== 'card') this.refuse('what it is is said twice');
            phrase.filter.noun = noun;
          });
        },
      },
    ]);
    this.OPTION2(() => this.CONSUME(T.Unit));
  });

  private pastTime = this.RULE(
    'pastTime',
    (phrase: Phrase, did: Past['did'], not: boolean, passive = false) => {
      const time = this.OR<Past['in'] | 'this way'>([
        this.word(T.ThisTurn, 'this turn'),
        this.word(T.LastTurn, 'last turn'),
        this.word(T.ThisWay, 'this way'),
      ]);
      this.ACTION(() => {
        if (time === 'this way') this.say(phrase.filter, 'place', 'that');
        else if (!PAST.has(did)) this.refuse(`no card remembers that it was ${did}`);
        else {
          const past = { did: passive && did === 'attacked' ? 'beenAttacked' : did } as const;
          this.say(phrase.filter, 'past', { ...past, ...(not && { not }), in: time });
        }
      });
    },
  );
}

const PAST: ReadonlySet<string> = new Set([
  'destroyed',
  'discarded',
  'milled',
  'played',
  'attacked',
  'drawn',
  'rankedUp',
  'tapped',
  'untapped',
  'targeted',
  'equipped',
  'moved',
]);
