import type { Page } from 'playwright-core';

/** What is wrong with a table as it stands on the screen, in words; and how large its numbers are. */
export interface Measured {
  readonly faults: readonly string[];
  /** The smallest of the numbers that decide, in pixels as they are seen. */
  readonly figure: number;
}

/** What must hold on a screen. */
export interface Demands {
  /** The least size of a number that decides, in pixels. */
  readonly figure: number;
  /** The least size of a name; nothing where names may be left out. */
  readonly name?: number;
}

/** Measures what is drawn: sizes after all transforms, boxes against boxes, and what lies over what. */
export function measure(page: Page, demands: Demands): Promise<Measured> {
  return page.evaluate(({ figure, name }) => {
    const faults: string[] = [];
    const slack = 1.5;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    const box = (element: Element): Box => element.getBoundingClientRect();
    // What is there for screen readers alone is a single point.
    const isDrawn = (element: Element) =>
      [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
    const inside = (inner: Box, outer: Box, by = slack) =>
      inner.left >= outer.left - by &&
      inner.right <= outer.right + by &&
      inner.top >= outer.top - by &&
      inner.bottom <= outer.bottom + by;
    const covers = (a: Box, b: Box, by = slack) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    const words = (element: Element) =>
      `"${(element.textContent ?? '').trim().slice(0, 30)}" of ${
        element.closest('[data-anchor]')?.getAttribute('data-anchor') ?? 'the table'
      }`;

    /** How an element is scaled and turned by all it lies in. */
    const seenAs = (element: Element) => {
      if (element instanceof SVGGraphicsElement) {
        const at = element.getScreenCTM() ?? new DOMMatrix();
        return { scale: Math.hypot(at.a, at.b), turned: Math.atan2(at.b, at.a) };
      }
      let scale = 1;
      let turned = 0;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.transform !== 'none') {
          const { a, b } = new DOMMatrix(style.transform);
          scale *= Math.hypot(a, b);
          turned += Math.atan2(b, a);
        }
        if (style.scale !== 'none') scale *= Number(style.scale.split(' ')[0]);
        if (style.rotate !== 'none') turned += (Number.parseFloat(style.rotate) * Math.PI) / 180;
      }
      return { scale, turned };
    };
    const sizeOf = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize) * seenAs(element).scale;

    /** What of an element the screen shows: a strip that scrolls hides what lies beyond its ends. */
    const isInSight = (element: Element) => {
      for (let each = element.parentElement; each; each = each.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(each).overflowX) &&
          each.scrollWidth > each.clientWidth + 1 &&
          !inside(box(element), { ...box(each), top: -Infinity, bottom: Infinity })
        )
          return false;
      return true;
    };

    const table = document.querySelector('[data-table]');
    const line = document.querySelector('[data-message]');
    if (!table || !line) throw new Error('There is no table.');
    const figures = [...table.querySelectorAll('[data-figure]')].filter(isDrawn);
    const cards = [...table.querySelectorAll('[data-card]')].filter(isDrawn);
    const sizes = figures.map(sizeOf);

    figures.forEach((each, place) => {
      const size = sizes[place] ?? 0;
      if (size < figure - 0.05) faults.push(`${words(each)}: a number of ${size.toFixed(1)} px`);
      if (Math.abs(seenAs(each).turned) > 0.12) faults.push(`${words(each)}: not upright`);
      if (!isInSight(each)) return;
      const card = each.closest('[data-card]');
      if (card && !inside(box(each), box(card), 4)) faults.push(`${words(each)}: out of its card`);
      const { left, right, top, bottom } = box(each);
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (card && over && !card.contains(over)) faults.push(`${words(each)}: under ${words(over)}`);
    });

    if (name !== undefined)
      for (const each of [...table.querySelectorAll('[data-name]')].filter(isDrawn)) {
        const { fontSize, lineHeight } = getComputedStyle(each);
        if (sizeOf(each) < name - 0.05) faults.push(`${words(each)}: a name of ${fontSize}`);
        const lines = (each as HTMLElement).clientHeight / (Number.parseFloat(lineHeight) || 16);
        if (each.scrollWidth > each.clientWidth + 1) faults.push(`${words(each)}: a name cut off`);
        if (lines > 2.6) faults.push(`${words(each)}: a name of ${lines.toFixed(1)} lines`);
      }

    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
    if (document.documentElement.scrollWidth > innerWidth + 1)
      faults.push('the page is wider than the screen');
    for (const each of [line, ...table.querySelectorAll('[data-zone="half"], [data-zone="line"]')])
      if (!inside(box(each), screen)) faults.push(`${words(each)}: over the edge of the screen`);
    for (const each of line.querySelectorAll('[type="button"]'))
      if (isDrawn(each) && !each.closest('[role="status"]') && !inside(box(each), box(line), 2))
        faults.push(`${words(each)}: a button that sticks out of the line`);
    const told = line.querySelector('[role="status"]');
    if (told && told.scrollHeight > told.clientHeight + 4 && !told.querySelector('[type="button"]'))
      faults.push('the message line is cut off');

    for (const each of cards.filter(isInSight)) {
      const mine = box(each);
      if (!inside(mine, { ...screen, left: -Infinity, right: Infinity }, 2))
        faults.push(`${words(each)}: over the edge of the screen`);
      if (covers(mine, box(line), 3)) faults.push(`${words(each)}: over the message line`);
    }
    // Cards of a field lie side by side, and a hand lies on neither field.
    const laid = cards.filter((each) => each.closest('[data-zone="half"], [data-zone="line"]'));
    const held = cards.filter((each) => each.closest('[data-zone="hand"]')).filter(isInSight);
    laid.forEach((each, place) => {
      for (const other of [...laid.slice(place + 1), ...held])
        if (covers(box(each), box(other), 8)) faults.push(`${words(each)}: over ${words(other)}`);
    });
    return { faults, figure: Math.min(...sizes) };
  }, demands);
}
