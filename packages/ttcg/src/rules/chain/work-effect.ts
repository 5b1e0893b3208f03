import { resolveRef } from '@cardscape/kernel';
import { runnableEffects } from '../book/runnable.ts';
import { printedText } from '../book/texts.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { effectLink, linkWith, programIn } from '../position/link.ts';
import { askEffect } from '../resolve/ask.ts';
import { shown } from '../resolve/deeds.ts';
import { payLater } from '../resolve/resolve-cost.ts';
import { isReady } from './ready.ts';

/** Works an effect of a card in the middle of another one: chosen, paid for, carried out. */
export function workEffect(duel: Duel, frame: Extract<Frame, { kind: 'work' }>): boolean {
  const { state } = duel;
  if (frame.stage === 'pick') {
    const id = resolveRef(state.table, frame.card);
    if (id === undefined) return true;
    const links = runnableEffects(duel, id, { which: frame.which, copied: frame.as !== null })
      .filter((effect) => !isAtIt(duel, id, effect))
      .map((effect) => linkFor(duel, frame, id, effect))
      .filter((link) => isReady(duel, link, programIn(duel, link)));
    if (links.length === 0) return true;
    // Whoever makes it work chooses, for whomever it works.
    const { seat } = state.working.at(-1) as Link;
    const effect = askEffect(
      duel,
      seat,
      id,
      links.map((link) => link.effect),
    );
    if (effect === undefined) return false;
    const link = links.find((one) => one.effect === effect) as Link;
    state.working.push(link);
    duel.log?.push({
      type: 'announced',
      seat: link.seat,
      kind: 'effect',
      subject: shown(duel, link.card.card),
      effect,
      of: link.design,
      text: printedText(duel, link),
    });
    frame.stage = 'pay';
    if (programIn(duel, link).effect.sentences[0]?.cost) payLater(duel, 0);
    return false;
  }
  if (frame.stage === 'pay') {
    frame.stage = 'done';
    state.frames.push({
      kind: 'resolve',
      sentence: 0,
      stage: 'begin',
      done: true,
      held: true,
      any: false,
    });
    return false;
  }
  return true;
}

/** Is this very effect being carried out? "This card's other effect" is the other one. */
function isAtIt({ state }: Duel, id: number, effect: number): boolean {
  return state.working.some((link) => link.card.card === id && link.effect === effect);
}

function linkFor(
  duel: Duel,
  { as, seat }: Extract<Frame, { kind: 'work' }>,
  id: number,
  effect: number,
): Link {
  const link = effectLink(duel, id, effect, { seat });
  if (programIn(duel, link).type === 'continuous') return linkWith(link, { worked: true });
  return as ? linkWith(link, { card: as }) : link;
}
