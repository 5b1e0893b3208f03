import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} OurClass
 * @property {string} name
 * @property {string} file
 * @property {string} [parent] what it extends, as that is called where it is declared
 * @property {string} [from] the import that the parent comes by
 */

/** TTCG's reader: chevrotain wants all rules of a grammar in one class, so it is one class upon the other. */
const READER = 'packages/ttcg/src/language/grammar/';
const PLACES = ['packages', 'apps', 'bench', 'scripts', 'tests'];
const SKIPPED = /(^|\/)(node_modules|dist|built|\.[^/]+)(\/|$)/;

/**
 * Looks at every class of the checkout, and names those that extend a class of ours which itself extends
 * one of ours.
 * @param {string} folder the checkout
 */
export function checkParents(folder) {
  const classes = sourceFiles(folder).flatMap((file) => classesOf(folder, file));
  const problems = classes.flatMap((one) =>
    one.file.startsWith(READER)
      ? []
      : parentsOf(classes, one).flatMap((parent) =>
          parentsOf(classes, parent).map(
            (grand) =>
              `${one.file}: ${one.name} extends ${parent.name}, which extends ${grand.name} (${grand.file}). A class has at most one parent of ours.`,
          ),
        ),
  );
  return { classes: classes.length, problems };
}

/** @param {string} folder */
function sourceFiles(folder) {
  return PLACES.filter((place) => existsSync(join(folder, place))).flatMap((place) =>
    readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
      .map((name) => `${place}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file) && !SKIPPED.test(file)),
  );
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {OurClass[]}
 */
function classesOf(folder, file) {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!/\bclass\s*(\w+\s*)?(<|\{|extends\b|implements\b)/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imported = importsOf(source);
  /** @type {OurClass[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isClassLike(node)) found.push({ name: nameOf(node), file, ...parentIn(node, imported) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * What is imported, by its name in the file: its name where it is declared, and where it comes from.
 * @param {ts.SourceFile} source
 */
function importsOf(source) {
  /** @type {Map<string, { parent?: string, from: string }>} */
  const imported = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { from });
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements)
        imported.set(name.text, { parent: (propertyName ?? name).text, from });
  }
  return imported;
}

/** A class without a name is called by the variable it is given to. */
function nameOf(/** @type {ts.ClassLikeDeclaration} */ node) {
  if (node.name) return node.name.text;
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'a class';
}

/**
 * @param {ts.ClassLikeDeclaration} node
 * @param {ReturnType<typeof importsOf>} imported
 */
function parentIn(node, imported) {
  const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const parent = clause?.types[0]?.expression;
  if (!parent) return {};
  if (ts.isPropertyAccessExpression(parent)) {
    const space = imported.get(parent.expression.getText());
    return { parent: parent.name.text, ...(space && { from: space.from }) };
  }
  return { parent: parent.getText(), ...imported.get(parent.getText()) };
}

/**
 * The classes of ours that a class may extend; none if its parent is somebody else's. Where the import
 * leads to a file that only passes the class on, it is looked for by its name in the whole package.
 * @param {readonly OurClass[]} classes
 * @param {OurClass} one
 * @returns {OurClass[]}
 */
function parentsOf(classes, { file, parent, from }) {
  const named = classes.filter(({ name }) => name === parent);
  if (from === undefined) return named.filter((other) => other.file === file);
  const home = from.match(/^@cardscape\/([^/]+)/);
  if (home) return named.filter((other) => other.file.startsWith(`packages/${home[1]}/`));
  if (!from.startsWith('.')) return [];
  const target = posix.join(posix.dirname(file), from);
  const there = named.filter((other) => other.file === target);
  return there.length > 0 ? there : named.filter((other) => isNear(other.file, target));
}

/** Whether two files are of the same package or app, or of the same folder at the top. */
function isNear(/** @type {string} */ file, /** @type {string} */ other) {
  const home = (/** @type {string} */ path) =>
    path.match(/^(packages|apps)\/[^/]+\/|^[^/]+\//)?.[0] ?? '';
  return home(file) === home(other);
}
