/** What a statement does and to which table, without anything that it is filled with. */
export interface NamedStatement {
  /** `select posts`. */
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

const VERB = /^[\s(]*([a-z]+)/i;
const TABLE =
  /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?[a-z_][a-z0-9_]*"?\.)?"?[a-z_][a-z0-9_]*"?)(?![a-z0-9_"(~])/i;
/** Part of a statement in parentheses, with none in it. */
const INNER = /\([^()]*\)/g;
const MOST_DEPTH = 20;
/** Values that stand in a text, of which nothing is looked at. */
const LITERAL = /'(?:[^']|'')*'/g;
const MOST_NAMES = 1000;
const names = new Map<string, NamedStatement>();

/** By its text, in which values are numbered placeholders; of a text with values in it nothing else is taken than a verb and a table. */
export function nameStatement(text: string): NamedStatement {
  const known = names.get(text);
  if (known) return known;
  const bare = text.replaceAll(LITERAL, "''");
  const verb = VERB.exec(bare)?.[1]?.toLowerCase() ?? 'statement';
  const table = (TABLE.exec(outermost(bare)) ?? TABLE.exec(bare))?.[1]?.replaceAll('"', '').toLowerCase();
  const named: NamedStatement = {
    name: table ? `${verb} ${table}` : verb,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table && { 'db.collection.name': table }),
    },
  };
  if (names.size < MOST_NAMES) names.set(text, named);
  return named;
}

/** Of a statement with others in it, itself: `~` stands for whatever is in parentheses. */
function outermost(text: string): string {
  let left = text;
  for (let depth = 0; depth < MOST_DEPTH && left.includes('('); depth += 1)
    left = left.replaceAll(INNER, '~');
  return left;
}
