/** The first that fits: many browsers name those that they descend from as well. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Facebook', /FBAN|FBAV/],
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** What is not known by its name. */
export const UNKNOWN_DEVICE = 'other';

/** A browser and its system in words that people know; no version, as nothing else of it is kept. */
export function describeDevice(agent: string | undefined): { browser: string; system: string } {
  const first = (kinds: typeof BROWSERS) =>
    kinds.find(([, sign]) => sign.test(agent ?? ''))?.[0] ?? UNKNOWN_DEVICE;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
