import { parseSync } from 'vite';
import { isNode, lineFinder, type Node, walk } from '../boundaries/walk-source.ts';

/** Words that a component says without asking a catalogue. */
export interface Literal {
  readonly text: string;
  readonly line: number;
}

/** What a browser or one of our components shows or says aloud. */
const SAID = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder'],
  ...['busyLabel', 'confirmLabel', 'description', 'failedTitle', 'label', 'lead', 'legend', 'text', 'title'],
]);

/** Names that no language changes. */
const NAMES = /\b(?:Likha|PayPal|GCash|Maya)\b/g;

/**
 * The words in a source of the web that come from no catalogue: what stands between tags, and what is given, alone or
 * as one of two, to a property that is shown or said aloud. Numbers, signs, and the names of companies are no words.
 */
export function findLiterals(path: string, source: string): Literal[] {
  const { program } = parseSync(path, source);
  const lineOf = lineFinder(source);
  const found: Literal[] = [];
  const say = (node: Node, text: unknown) => {
    if (typeof text === 'string' && /\p{L}/u.test(text.replace(NAMES, '')))
      found.push({ text: text.trim(), line: lineOf(node.start) });
  };
  walk(program as unknown as Node, (node) => {
    if (node.type === 'JSXText') say(node, node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[])
        if (child.type === 'JSXExpressionContainer') tell(child.expression, say);
    if (node.type === 'JSXAttribute' && SAID.has(nameOf(node.name))) tell(node.value, say);
    if (node.type === 'Property' && SAID.has(nameOf(node.key))) tell(node.value, say);
  });
  return found;
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : '';
}

/** Every text that an expression may come to, as far as it is written there. */
function tell(node: unknown, say: (node: Node, text: unknown) => void): void {
  if (!isNode(node)) return;
  if (node.type === 'Literal') say(node, node.value);
  if (node.type === 'TemplateLiteral')
    for (const part of node.quasis as { value: { raw: string } }[]) say(node, part.value.raw);
  if (node.type === 'JSXExpressionContainer') tell(node.expression, say);
  for (const branch of branchesOf(node)) tell(branch, say);
}

function branchesOf(node: Node): unknown[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
    const isComparison = node.type === 'BinaryExpression' && node.operator !== '+';
    return isComparison ? [] : [node.left, node.right];
  }
  if (['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'].includes(node.type))
    return [node.expression];
  return [];
}
