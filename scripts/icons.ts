/**
 * Draws the icons that the web uses out of those that there are: six thousand of them are half of all files that would
 * be installed to look at Likha. Committed, as pages are built without this; `--check` says whether they are the ones in use.
 * Run: npm run icons
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = `${ROOT}apps/web/src/`;
const LIST = `${WEB}ui/icons/icons.generated.ts`;
const DRAWINGS = `${WEB}ui/icons/drawings/`;
const PACKAGE = `${ROOT}node_modules/@tabler/icons-react/`;

const HEAD = `// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
`;

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The names that files of the web import from the drawn ones. */
function usedIcons(): string[] {
  const names = globSync('**/*.{ts,tsx}', { cwd: WEB }).flatMap((file) =>
    [
      ...readFileSync(`${WEB}${file}`, 'utf8').matchAll(
        /import (?:type )?\{([^}]+)\} from '[^']*icons\.generated\.ts'/g,
      ),
    ]
      .flatMap(([, inside = '']) => inside.split(','))
      .map((name) => name.trim()),
  );
  return [...new Set(names)].filter(Boolean).sort();
}

async function drawingOf(name: string): Promise<string> {
  const file = pathToFileURL(`${PACKAGE}dist/esm/icons/${name}.mjs`).href;
  const { __iconNode: lines } = (await import(file)) as { __iconNode: readonly Line[] };
  const drawing = lines.map(
    ([tag, { key: _key, ...attributes }]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([attribute, value]) => `${attribute}="${value}"`)
        .join(' ')} />`,
  );
  const isFilled = name.endsWith('Filled') ? ', true' : '';
  return `${HEAD}import { drawn } from '../icon.tsx';

export const ${name} = /* @__PURE__ */ drawn(
  <>
${drawing.map((line) => `    ${line}`).join('\n')}
  </>${isFilled},
);
`;
}

/** `IconArrowLeft` → `arrow-left.generated.tsx` */
function fileOf(name: string): string {
  const words = name.slice('Icon'.length).replace(/([a-z])([A-Z0-9])/g, '$1-$2');
  return `${words.toLowerCase()}.generated.tsx`;
}

/** Each in a file of its own, so that a page comes with those that it shows. */
async function written(): Promise<Map<string, string>> {
  const names = usedIcons();
  const drawings = await Promise.all(
    names.map(async (name) => [`${DRAWINGS}${fileOf(name)}`, await drawingOf(name)] as const),
  );
  const list = names.map((name) => `export { ${name} } from './drawings/${fileOf(name)}';`);
  return new Map([...drawings, [LIST, `${HEAD}${list.join('\n')}\n`]]);
}

const files = await written();
const known = globSync('*.generated.tsx', { cwd: DRAWINGS }).map((name) => `${DRAWINGS}${name}`);
const surplus = known.filter((path) => !files.has(path));
if (process.argv.includes('--check')) {
  const isStale = [...files].some(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  if (isStale || surplus.length > 0) {
    process.stderr.write('the drawn icons are not those that are used: npm run icons\n');
    process.exitCode = 1;
  }
} else {
  mkdirSync(DRAWINGS, { recursive: true });
  for (const path of surplus) rmSync(path);
  for (const [path, text] of files) writeFileSync(path, text);
}
