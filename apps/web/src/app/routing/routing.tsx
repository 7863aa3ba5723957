import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router';
import { MissingCode } from '../missing-code.tsx';
import { RouteError } from '../route-error.tsx';
import { Waiting } from '../waiting.tsx';
import type { OpenPages, Shown } from './open-pages.ts';

/** As the server renders a page: it is there and nothing moves. */
const AT_REST = { isMoving: false, keepsScroll: false };

const ShownContext = createContext<Pick<Shown, 'isMoving' | 'keepsScroll'>>(AT_REST);

const OpenContext = createContext<OpenPages['open']>(() => Promise.resolve());

/** Opens a page and says when it is there, for what may not happen before. */
export const useOpenPage = () => useContext(OpenContext);

/** Whether another page is on its way, and whether this one stays where it is scrolled to. */
export const useShown = () => useContext(ShownContext);

/** The page of this browser's address. */
export function Routing({ pages, routes }: { pages: OpenPages; routes: RouteObject[] }) {
  const shown = useSyncExternalStore(pages.subscribe, pages.read, pages.read);
  if (!shown.place) return <Opening />;
  return (
    <OpenContext value={pages.open}>
      <ShownContext value={shown}>
        <Router location={shown.place} navigator={pages.navigator} useTransitions={false}>
          {shown.isBroken ? <RouteError /> : <Pages routes={routes} />}
        </Router>
      </ShownContext>
    </OpenContext>
  );
}

/** The page of the address that is around it. */
export function Pages({ routes }: { routes: RouteObject[] }): ReactNode {
  return useRoutes(routes);
}

/** Before the first page's own chunk is there. */
function Opening() {
  return (
    <>
      <MissingCode />
      <Waiting />
    </>
  );
}
