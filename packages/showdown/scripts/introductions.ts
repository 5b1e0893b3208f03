import { REFRESH } from './refresh.ts';

const MADE = `Made from the tables in \`packages/showdown/src/interface\`; \`${REFRESH}\` writes it again.`;

/** The beginning of the page about functions. */
export const FUNCTIONS_INTRODUCTION = `${MADE}

What the scripts of cards can call. The functions of a card run at its [pointcuts](pointcuts.md); the
flags they pass are on [a page of their own](flags.md). Every example is a whole function of a card,
or of a sprite where it begins with \`onEffect\`.

How to read a call: \`int\`, \`number\`, \`bool\` and \`string\` are what they are in Lua; \`player\` is the
boolean that a pointcut hands over, and \`not player\` is the opponent; \`card\`, \`target\`, \`list\`, \`deck\`
and \`coordlist\` are things that other functions give; \`wild\` is anything; \`ZTCG_...\` is a flag of that
context, as text or as number, and with \`*\` several of them joined with \`|\`. What stands in brackets
may be left out. Behind the arrow stands what comes back.

Where more than one way to call a function is shown, the first is the newest and all of them work:
number and kind of the arguments tell them apart. A leading \`player\` may be left out unless a boolean
follows it, and is then the one of the pointcut. No function raises an error: nil, 0, an empty slot,
an unknown flag or a list that is gone mean none.`;

/** The beginning of the page about flags. */
export const FLAGS_INTRODUCTION = `${MADE}

Words that say how a [function](functions.md) is meant, or what a [pointcut](pointcuts.md) is about.
A flag is written as a text, \`"TYPE_MOB"\`, or as its number. Where flags may be joined,
\`"TYPE_MOB | TYPE_JRB"\` means either. A number given where flags may be joined is always the number of
one flag. A word that is no flag of the context means none.`;

/** The beginning of the page about pointcuts. */
export const POINTCUTS_INTRODUCTION = `${MADE}

The moments at which a card can do something; [in which order](order.md) they come is on a page of its
own. A card that has a function of that name runs it then;
its one argument, \`player\`, is the controller of the card (its owner, off the table), whoever's turn
it is.

Most moments come in three versions: for the card it is about, for the deployed cards on the side it
happens on, and for those on the other side. Silenced cards hear nothing. What a function returns
counts where the page says so; nil, false and 0 all mean no.

\`hasFlag\` always answers for [ZTCG_PLAYERTYPE](flags.md#ztcg_playertype): whose turn it is, or for a
discarded card who caused it. For other contexts it answers where they are listed. \`getGameValue\` and
\`getCardPointer\` read what is listed with its number; what may be written counts when a script writes
it with \`updateGameValue\` or \`setCardPointer\`. \`getTargetCARD\` gives the target. Scripts may ask the
players something unless the page says when not: a preview of an attack never asks.`;
