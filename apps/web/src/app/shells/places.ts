import type { Path } from '@likha/contract/addresses';
import type { IconHome } from '../../ui/icons/icons.generated.ts';

/** One place of a rail or bottom bar. */
export interface Place {
  to: Path;
  label: string;
  Icon: typeof IconHome;
  /** The place in the middle of a phone's bar, which stands out. */
  isMain?: boolean;
  /** On a phone, whose bar has five places, it stands in the account's sheet. */
  isInSheet?: boolean;
  /** Conversations with something unread are counted at it. */
  hasNews?: boolean;
  /** What else stands below it. */
  above?: string;
}

/** The place where we are: the one that names this tab, else the one that names this path, else the one that it is below of. */
export function placeOf(places: Place[], pathname: string, search: string): Place | undefined {
  return (
    places.find(({ to }) => isTab(to, pathname, search)) ??
    places.find(({ to }) => to === pathname) ??
    places.find(({ above }) => above && pathname.startsWith(above)) ??
    places.find(({ to }) => pathname.startsWith(`${to}/`))
  );
}

function isTab(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  if (path !== pathname) return false;
  const tab = new URLSearchParams(search).get('tab');
  return (new URLSearchParams(query).get('tab') ?? null) === tab;
}
