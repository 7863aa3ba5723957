import type { IconHome } from '@tabler/icons-react';

/** One place of a rail or bottom bar. */
export interface Place {
  to: string;
  label: string;
  Icon: typeof IconHome;
  /** The place in the middle of a phone's bar, which stands out. */
  isMain?: boolean;
}

/** Whether a place is where we are: its path, and the query when it names one. */
export function isHere(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  if (path !== pathname) return false;
  const tab = new URLSearchParams(search).get('tab');
  return (new URLSearchParams(query).get('tab') ?? null) === tab;
}
