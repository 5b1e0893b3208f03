import ts from 'typescript';

/** What finds elements by a selector. */
const finders = ['locator', 'querySelector', 'querySelectorAll', 'closest', 'matches'];
/** What finds them by something else than roles, words and data, or in a way of its own. */
const others = ['$', '$$', '$eval', '$$eval', 'waitForSelector', 'getElementsByClassName'];
/** What a page does to an element by its selector, and a locator without one. */
const deeds = ['click', 'dblclick', 'tap', 'hover', 'check', 'uncheck', 'focus', 'isVisible'];
const waits = ['waitForTimeout', 'setTimeout', 'setInterval'];

/** Attributes alone, those of one element or of one inside the other. */
const byAttributes = /^(?:\[(?!class|style)[\w-]+(?:[~|^$*]?="[^"]*")?\]|\*|[\s,])+$/;

/**
 * What a browser test must not do, each with its line: select by a class or a tag, which belong to the
 * looks, or wait for a fixed time.
 * @param {string} text
 * @returns {string[]}
 */
export function faultsOfBrowserTest(text) {
  return look(text, (node) => {
    if (ts.isIdentifier(node) && waits.includes(node.text))
      return `${node.text}: wait for what is awaited`;
    if (ts.isImportDeclaration(node) && /timers/.test(node.moduleSpecifier.getText()))
      return 'timers: wait for what is awaited';
    if (ts.isPropertyAccessExpression(node) && /^class(List|Name)$/.test(node.name.text))
      return `${node.name.text}: classes belong to the looks`;
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const called = node.expression.name.text;
    const [first] = node.arguments;
    const written = first && writtenIn(first);
    if (finders.includes(called) && !byAttributes.test(written ?? ''))
      return `${called}(${first?.getText()}): select by role, words or [data-*], written out here`;
    if (others.includes(called) || (deeds.includes(called) && written !== undefined))
      return `${called}: use a locator`;
    if (called === 'getAttribute' && written === 'class')
      return 'getAttribute: classes belong to the looks';
    return;
  });
}

/**
 * Where code of the site finds elements by a class of its style sheets, each with its line.
 * @param {string} text
 * @param {ReadonlySet<string>} classes
 * @returns {string[]}
 */
export function classSelectorsIn(text, classes) {
  return look(text, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'classList')
      return 'classList: keep what the code asks for in data';
    if (ts.isImportDeclaration(node.parent)) return;
    const written = writtenIn(node) ?? '';
    const found = [...written.matchAll(/\.([a-z][\w-]*)/g)].find(([, name = '']) =>
      classes.has(name),
    );
    return found && `${node.getText()}: find elements by data, not by the class ${found[0]}`;
  });
}

/**
 * The classes of a style sheet.
 * @param {string} css
 * @returns {string[]}
 */
export function classesOf(css) {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

/** The text of a string; `…` stands for what is put into it. */
function writtenIn(/** @type {ts.Node} */ node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, span) => `${text}…${span.literal.text}`, node.head.text);
}

/**
 * Asks about every part of a file, and gives what is wrong with its line.
 * @param {string} text
 * @param {(node: ts.Node) => string | undefined} ask
 * @returns {string[]}
 */
function look(text, ask) {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const fault = ask(node);
    if (fault) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`line ${line + 1}: ${fault}`);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}
