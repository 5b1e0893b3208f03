import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { classesOf, classSelectorsIn, faultsOfBrowserTest } from './selectors.mjs';

/** The files below a folder whose names match, by their paths in the checkout. */
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`);

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

describe('a browser test', () => {
  it.each([
    "page.locator('.card')",
    "page.locator('[data-zone] button')",
    "page.locator('[data-zone] > [data-card]')",
    "page.locator('[data-card]:first-child')",
    "page.locator('[data-card].legal')",
    `page.locator('[class~="card"]')`,
    "page.locator('[data-card]').locator('..')",
    "page.locator('#main')",
    `page.locator(\`[data-side="\${side}"] .card\`)`,
    'page.locator(selector)',
    "document.querySelector<HTMLElement>('.card')",
    "document.activeElement?.closest('.hand')",
    "page.$eval('[data-card]', look)",
    "page.click('.card')",
    "card.classList.contains('legal')",
    "card.getAttribute('class')",
    'page.waitForTimeout(30)',
    'new Promise((done) => setTimeout(done, 30))',
    "import { setTimeout as sleep } from 'node:timers/promises';",
  ])('does not say: %s', (code) => {
    expect(faultsOfBrowserTest(code)).not.toEqual([]);
  });

  it.each([
    "page.getByRole('button', { name: 'Pass' }).click({ position })",
    'page.locator(\'[data-zone="hand"] [data-legal][aria-pressed="false"]\')',
    `page.locator(\`[data-zone="half"][data-side="\${side}"] [data-card]\`)`,
    'page.locator(\'[data-card] [src^="blob:"]\')',
    "page.locator('[data-deck]', { hasText: name })",
    'document.querySelectorAll(\'[data-board] *, [data-zone="hand"] *\')',
    "page.getByRole('region', { name: 'A question' }).getByRole('button').first()",
  ])('may say: %s', (code) => {
    expect(faultsOfBrowserTest(code)).toEqual([]);
  });

  it.each(filesIn('tests/browser', /\.ts$/))(
    'selects by roles, words and data, and waits for what it awaits: %s',
    (path) => {
      expect(faultsOfBrowserTest(read(path))).toEqual([]);
    },
  );
});

describe('the site', () => {
  it('has the classes of its style sheets, and nothing else that has a dot', () => {
    const css = '/* a.note */ .card, .card-frame--legal:not(.on) { margin: .5rem url(a.png); }';
    expect(classesOf(css)).toEqual(['card', 'card-frame--legal', 'on']);
  });

  it.each([
    "document.querySelector('.card')",
    "const places = ':is(button, article[tabindex]), button.card';",
    `const marks = \`.card \${place}\`;`,
    "card.classList.contains('legal')",
  ])('does not say: %s', (code) => {
    expect(classSelectorsIn(code, new Set(['card']))).not.toEqual([]);
  });

  it.each([
    "import './card.css';",
    "const kinds = '.lua, .png or .txt';",
    'place.closest(\'a, button, [role="dialog"]\')',
    "const styles = { className: 'card' };",
  ])('may say: %s', (code) => {
    expect(classSelectorsIn(code, new Set(['card']))).toEqual([]);
  });

  it('finds its elements by data, not by the classes of their looks', () => {
    const classes = new Set(
      filesIn('apps/web/src', /\.css$/).flatMap((path) => classesOf(read(path))),
    );
    const found = filesIn('apps/web/src', /(?<!\.test)\.tsx?$/).flatMap((path) =>
      classSelectorsIn(read(path), classes).map((fault) => `${path}, ${fault}`),
    );
    expect(found).toEqual([]);
  });
});
