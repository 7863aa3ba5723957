import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isNode, lineFinder, type Node, walk } from './walk-source.ts';

/** One import, export-from, dynamic import or `import('…')` type. */
export interface Import {
  /** A path from the repository's root, or the name of a package. */
  readonly target: string;
  readonly isType: boolean;
  /** Loaded when the program comes to it: `await import('…')`. */
  readonly isLate: boolean;
  readonly line: number;
}

/** One place that the rules look at, besides imports. */
export interface Place {
  readonly text: string;
  readonly line: number;
}

/** An exported function whose answer is not awaited. */
export interface AtOnce {
  readonly name: string;
  /** The name of the type that it says to give; empty where it says none. */
  readonly gives: string;
  readonly line: number;
}

/** What the rules need to know of a file. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** Where `process.env` is used. */
  readonly environment: readonly Place[];
  /** Calls that begin a statement: `selectFrom('posts')`. */
  readonly statements: readonly Place[];
  /** Texts inside sql`…`. */
  readonly sql: readonly Place[];
  readonly atOnce: readonly AtOnce[];
}

const STATEMENT_STARTS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);

/** Parses a TypeScript file with the parser that the web's build uses. @throws when it cannot be parsed */
export function readSource(path: string, text: string): Source {
  const { module, program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const lineOf = lineFinder(text);
  const imports: Import[] = [];
  const add = (specifier: string, isType: boolean, start: number, isLate = false) =>
    imports.push({ target: resolve(path, specifier), isType, isLate, line: lineOf(start) });
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), start);
  for (const { entries, start } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from)
      add(
        from.value,
        entries.every((entry) => entry.isType),
        start,
      );
  }
  const places = { environment: [] as Place[], statements: [] as Place[], sql: [] as Place[] };
  walk(program as unknown as Node, (node) => {
    const place = (content: string) => ({ text: content, line: lineOf(node.start) });
    const loaded = loadedBy(node);
    if (loaded) add(loaded.specifier, loaded.isType, node.start, !loaded.isType);
    if (isEnvironment(node)) places.environment.push(place('process.env'));
    const statement = statementOf(node);
    if (statement) places.statements.push(place(statement));
    if (node.type === 'TaggedTemplateExpression' && isNode(node.tag) && node.tag.name === 'sql')
      places.sql.push(place(quasiText(node.quasi)));
  });
  return {
    path,
    lines: text.split('\n').length - 1,
    imports,
    ...places,
    atOnce: exportedAtOnce(program as unknown as Node, lineOf),
  };
}

/** Functions that a file exports by their declaration, `function` or `const f = () =>`, and that give no promise. */
function exportedAtOnce(program: Node, lineOf: (offset: number) => number): AtOnce[] {
  const body = Array.isArray(program.body) ? program.body.filter(isNode) : [];
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (isNode(declaration) ? functionsOf(declaration) : []))
    .map(({ name, made }) => ({
      name,
      isAwaited: made.async === true,
      gives: givenBy(made),
      line: lineOf(made.start),
    }))
    .filter(({ isAwaited, gives }) => !isAwaited && !['Promise', 'AsyncGenerator'].includes(gives));
}

function functionsOf(declaration: Node): { name: string; made: Node }[] {
  const nameOf = ({ id }: Node) => (isNode(id) ? String(id.name) : '');
  if (declaration.type === 'FunctionDeclaration') return [{ name: nameOf(declaration), made: declaration }];
  const declarators = Array.isArray(declaration.declarations) ? declaration.declarations.filter(isNode) : [];
  return declarators.flatMap((declarator) =>
    isNode(declarator.init) && declarator.init.type === 'ArrowFunctionExpression'
      ? [{ name: nameOf(declarator), made: declarator.init }]
      : [],
  );
}

function givenBy(made: Node): string {
  const annotation = isNode(made.returnType) ? made.returnType.typeAnnotation : undefined;
  return isNode(annotation) && isNode(annotation.typeName) ? String(annotation.typeName.name) : '';
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  const own = /^@likha\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!own) return specifier;
  const [, name = '', file = 'index'] = own;
  return `${name === 'contract' ? 'packages' : 'apps'}/${name}/src/${file}.ts`;
}

/** A dynamic import, and the type-only `import('./a.ts').A`. */
function loadedBy(node: Node): { specifier: string; isType: boolean } | null {
  if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return null;
  const specifier = isNode(node.source) ? node.source.value : undefined;
  return typeof specifier === 'string' ? { specifier, isType: node.type === 'TSImportType' } : null;
}

/** `process.env`, `{ env } = process` aside; `import { env } from 'node:process'` is caught with the imports. */
function isEnvironment(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    isNode(node.object) &&
    node.object.name === 'process' &&
    isNode(node.property) &&
    (node.property.name === 'env' || node.property.value === 'env')
  );
}

function statementOf(node: Node): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !isNode(node.callee.property)) return null;
  const method = node.callee.property.name;
  if (typeof method !== 'string' || !STATEMENT_STARTS.has(method)) return null;
  const [first] = Array.isArray(node.arguments) ? node.arguments : [];
  const table = isNode(first) && typeof first.value === 'string' ? first.value : '';
  return `${method} ${table.split(' ')[0]}`;
}

/** The fixed text of a template; what is filled in becomes a blank. */
function quasiText(quasi: unknown): string {
  const parts = isNode(quasi) && Array.isArray(quasi.quasis) ? quasi.quasis : [];
  return parts.map((part) => (part as { value: { raw: string } }).value.raw).join(' ');
}
