import { readFileSync, writeFileSync } from 'node:fs';

const TEMPLATES = new URL('../../ops/cluster/', import.meta.url).pathname;

/** Writes a file of ops/cluster with what its {{…}} stand for. @throws Error where one is not said */
export function fillIn(
  template: string,
  target: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const text = readFileSync(`${TEMPLATES}${template}`, 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (all, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${template}: nothing is said of ${all}`);
      return String(value);
    },
  );
  writeFileSync(target, text, { mode: 0o644 });
  return target;
}
