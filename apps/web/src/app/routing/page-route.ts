import type { Pattern } from '@likha/contract/addresses';
import { type ComponentType, createElement } from 'react';
import type { RouteMatch, RouteObject } from 'react-router';
import type { Me } from '../../lib/api-types.ts';
import { persistently } from '../../lib/load-persistently.ts';
import type { SignedInOnlyProps } from '../guards.tsx';
import { PageErrors } from './page-errors.tsx';

/** Code that is loaded when its route is opened, and the file that it begins with: a server names it in the page's head. */
interface Chunk {
  load: () => Promise<ComponentType>;
  file: string;
}

/** A part of a page with code of its own, such as one tab of many: whoever opens another does without it. */
export interface PagePart {
  file: string;
  /** Null when it is there. */
  load: () => Promise<void> | null;
  /** Null before it is loaded, which is before its address is opened. */
  read: () => ComponentType | null;
}

/** Which part an address shows. */
export type PartOf = (query: URLSearchParams) => PagePart | undefined;

/** What a route says of itself to who loads and renders it. */
export interface RouteHandle {
  code?: RouteCode;
  /** Who may stay on the routes below. */
  guard?: SignedInOnlyProps;
  /** The frame that the routes below have for whoever looks, which comes with them. */
  frameOf?: (user: Me | null) => PagePart | null;
}

interface RouteCode {
  file: string;
  load: () => Promise<ComponentType>;
  partOf: PartOf | undefined;
}

export function chunk(name: string, load: Chunk['load']): Chunk {
  return { load, file: `src/app/${name}.tsx` };
}

/** @param file the source that it begins with, from the web's root */
export function part(file: string, load: Chunk['load']): PagePart {
  const loadPersistently = persistently(load);
  let Code: ComponentType | null = null;
  return {
    file,
    load: () =>
      Code
        ? null
        : loadPersistently().then((loaded) => {
            Code = loaded;
          }),
    read: () => Code,
  };
}

/** A part in its place. */
export function ShownPart({ of }: { of: PagePart }) {
  const code = of.read();
  return code && createElement(code);
}

/** A page with its own chunk and its own error boundary, at an address of the table: what is not there does not compile. */
export function page(path: Pattern, code: Chunk, partOf?: PartOf): RouteObject {
  return { path, handle: handleOf(code, partOf) };
}

export function shell(code: Chunk, children: RouteObject[]): RouteObject {
  return { handle: handleOf(code), children };
}

function handleOf({ load, file }: Chunk, partOf?: PartOf): RouteHandle {
  return { code: { file, load: persistently(load), partOf } };
}

/** What of a page's code depends on more than its address. */
export interface Viewed {
  /** What follows the path, with or without its question mark. */
  search: string;
  user: Me | null;
}

/**
 * Loads the code that routes, their frame and the part of them that is shown lack; null when they lack none.
 * @throws when the code of one breaks
 */
export function loadRoutes(matches: readonly RouteMatch[], viewed: Viewed): Promise<unknown> | null {
  const pages = matches.map(({ route }) => loadRoute(route));
  const parts = partsOf(matches, viewed).map((shown) => shown.load());
  const waitedFor = [...pages, ...parts].filter((loading) => loading !== null);
  return waitedFor.length > 0 ? Promise.all(waitedFor) : null;
}

/** The file that a route begins with, if it has code of its own. */
export function fileOf(route: RouteObject): string[] {
  const code = codeOf(route);
  return code ? [code.file] : [];
}

/** The files that routes, their frame and the part of them that is shown begin with. */
export function filesOf(matches: readonly RouteMatch[], viewed: Viewed): string[] {
  const own = matches.flatMap(({ route }) => fileOf(route));
  return [...own, ...partsOf(matches, viewed).map(({ file }) => file)];
}

function partsOf(matches: readonly RouteMatch[], { search, user }: Viewed): PagePart[] {
  const query = new URLSearchParams(search);
  const shown = matches.flatMap(({ route }) => [
    codeOf(route)?.partOf?.(query),
    handleIn(route)?.frameOf?.(user),
  ]);
  return shown.filter((part) => part != null);
}

const handleIn = ({ handle }: RouteObject) => handle as RouteHandle | undefined;

const codeOf = (route: RouteObject) => handleIn(route)?.code;

/** Null when there is nothing to load. */
function loadRoute(route: RouteObject): Promise<void> | null {
  const code = route.Component ? undefined : codeOf(route);
  return code
    ? code.load().then((Page) => {
        route.Component = () => createElement(PageErrors, null, createElement(Page));
      })
    : null;
}
