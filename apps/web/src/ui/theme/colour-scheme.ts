import { useSyncExternalStore } from 'react';

export type ColourScheme = 'dark' | 'light';

/** Same key and attribute as `public/colour-scheme.js`, which sets the scheme before the first paint. */
const KEY = 'likha.colour-scheme';
const ATTRIBUTE = 'data-mantine-color-scheme';

const listeners = new Set<() => void>();

/** What is shown now. */
export function currentColourScheme(): ColourScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'light' ? 'light' : 'dark';
}

function show(scheme: ColourScheme): void {
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  for (const listener of listeners) listener();
}

/** Shows a scheme from now on; the choice is kept on this device. */
export function chooseColourScheme(scheme: ColourScheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage the choice lives as long as this page.
  }
  show(scheme);
}

function chosen(): ColourScheme | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'dark' || kept === 'light' ? kept : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The scheme, live: it follows the system until somebody chooses, and a choice made in another tab. A server cannot know it
 * and takes the dark one; the page's colours follow the attribute and are right from the first paint.
 */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, currentColourScheme, () => 'dark');
}

if (typeof window !== 'undefined') {
  const system = window.matchMedia('(prefers-color-scheme: light)');
  const follow = () => show(chosen() ?? (system.matches ? 'light' : 'dark'));
  system.addEventListener('change', follow);
  window.addEventListener('storage', (event) => event.key === KEY && follow());
}
