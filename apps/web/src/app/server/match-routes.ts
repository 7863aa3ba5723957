import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';

/** What most addresses are made of. Others may be words in disguise: escaped, or with slashes too many. */
const PLAIN = /^(?:\/[\w.~-]+)*\/?$/;
const MOST_KEPT = 500;

/**
 * Finds the routes of addresses as the router does, which builds its table anew for each of them. Addresses differ in what is in
 * none of its patterns, as a username is: those that have the same words in the same places lead to the same routes, so that the
 * router is asked with these alone.
 * @throws for patterns in which a part is neither a word nor a parameter
 */
export function createMatcher(routes: RouteObject[]) {
  const words = new Set(routes.flatMap(wordsOf));
  const chains = new Map<string, RouteObject[]>();
  /** A page asks more than once. */
  const lately = new Map<string, RouteMatch[]>();

  function shapeOf(pathname: string): string {
    const parts = pathname.toLowerCase().split('/');
    return parts.map((part) => (part === '' || words.has(part) ? part : ':')).join('/');
  }

  function find(pathname: string): RouteMatch[] {
    if (!PLAIN.test(pathname)) return matchRoutes(routes, pathname) ?? [];
    const shape = shapeOf(pathname);
    const chain = chains.get(shape);
    if (chain) return (matchRoutes(nested(chain), pathname) ?? []).map(asIn(chain));
    const matched = matchRoutes(routes, pathname) ?? [];
    keep(
      chains,
      shape,
      matched.map(({ route }) => route),
    );
    return matched;
  }

  return (pathname: string): RouteMatch[] => {
    const known = lately.get(pathname);
    if (known) return known;
    const matched = find(pathname);
    keep(lately, pathname, matched);
    return matched;
  };
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, value);
}

/** Each within the one before it, and nothing beside it. */
function nested(chain: readonly RouteObject[]): RouteObject[] {
  return chain.reduceRight<RouteObject[]>(
    (children, { path }) => [{ path, ...(children.length > 0 && { children }) }],
    [],
  );
}

/** With the route itself, whose code may come later. */
const asIn = (chain: readonly RouteObject[]) => (match: RouteMatch, index: number) => {
  const route = chain[index];
  return route ? { ...match, route } : match;
};

function wordsOf({ path = '', children = [] }: RouteObject): string[] {
  const words = path.split('/').filter((part) => part !== '' && part !== '*' && !/^:\w+$/.test(part));
  const odd = words.find((word) => !/^[\w.~-]+$/.test(word));
  if (odd !== undefined) throw new Error(`${path} has a part that is neither a word nor a parameter: ${odd}`);
  return [...words.map((word) => word.toLowerCase()), ...children.flatMap(wordsOf)];
}
