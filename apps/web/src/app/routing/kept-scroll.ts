import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';

const STORED = 'likha.scrolled';
/** Pages whose place is remembered in one tab. */
const MOST = 200;

let positions = new Map<string, number>(readStored());

/** A page opened afresh has no history entry of its own; kept under one name it would open where another was left. */
function keyOf({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}

/** Remembers how far a page is scrolled, for when somebody comes back to it. */
export function keepScroll(place: Pick<Location, 'key' | 'pathname'>): void {
  const key = keyOf(place);
  positions.delete(key);
  positions.set(key, window.scrollY);
  if (positions.size > MOST) positions = new Map([...positions].slice(-MOST));
}

/** A page that is come back to stands where it was left, also after a reload; any other at its beginning, or at its hash. */
export function useKeptScroll(keepsScroll: boolean): void {
  const location = useLocation();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    const onHide = () => {
      keepScroll(location);
      store();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pageshow', onShow);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('pagehide', onHide);
    };
  }, [location]);
  useLayoutEffect(() => {
    const top = positions.get(keyOf(location));
    if (top !== undefined) window.scrollTo(0, top);
    else if (!scrollToHash(location.hash) && !keepsScroll) window.scrollTo(0, 0);
  }, [location, keepsScroll]);
}

function scrollToHash(hash: string): boolean {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  target?.scrollIntoView();
  return target !== null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Where nothing may be stored, a reload begins at the top. */
function store(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    positions = new Map();
  }
}
