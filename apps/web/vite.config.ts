import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig, minify, type Plugin, type UserConfig } from 'vite';
import { FIRST_FONTS } from './worker/first-fonts.ts';

/**
 * Code that most pages need, in one piece: each more costs what its headers take. Not dialogs, forms and what keeps their drafts,
 * however many pages have them, nor what is of one feature or comes late: public pages would carry the kit for those behind a sign-in.
 */
const BASE_CODE = {
  name: 'base',
  minShareCount: 14,
  test: /^(?!.*(dialog[^\\/]*\.tsx|[\\/]features[\\/]|[\\/]ui[\\/]form[\\/]|[\\/]late-limits\.|[\\/]lib[\\/](drafts|draft-files|sealed-files|shared-files)\.|[\\/]idb[\\/]|[\\/](@mantine[\\/]form|klona|fast-deep-equal)[\\/]))/,
  priority: 0.5,
};

/**
 * Code that several routes share, by the set of routes that need it; only small pieces are merged. What is merged comes to
 * pages that need but a part of it. Not what lets nobody write in a chat: merged with what every page has, its words would bring the
 * whole chat there.
 */
const SHARED_CODE = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 800,
  test: /^(?!.*[\\/]live[\\/]chat[\\/]use-mute\.)/,
};

/**
 * The component kit and what ui builds of it, apart from the rest: merged with small pieces that every page needs, it would
 * come to public pages too, which do without.
 */
const KIT_CODE = {
  ...SHARED_CODE,
  name: 'kit',
  // Larger than of others: whoever needs a part of the kit mostly needs more of it.
  entriesAwareMergeThreshold: 4000,
  test: /[\\/]node_modules[\\/]@mantine[\\/](?!form)|[\\/]src[\\/]ui[\\/](form[\\/]segments|dialog|theme[\\/]kit-theme)/,
  priority: 1,
};

/**
 * Icons of three pages and more. By the sets of their pages they would be small pieces, and each would be merged with large
 * ones: a sign-up came with all of a post for the sake of one icon.
 */
const ICONS = {
  name: 'icons',
  minShareCount: 3,
  // The flag stands in menus alone, which come when they are opened.
  test: /[\\/]src[\\/]ui[\\/]icons[\\/](?!drawings[\\/]flag\.)/,
  priority: 3,
};

/**
 * What public pages say of themselves: merged with what forms need, it would bring the kit to the landing page. With it what every
 * page has but few chunks share, which would be a file each.
 */
const HEAD_CODE = {
  name: 'head',
  minShareCount: 2,
  test: /[\\/]src[\\/](ui[\\/](page-(head|title)|person-name|use-media-query|focus|verified-tick|media[\\/]stream-address)|lib[\\/](site-origin|use-asked-at-once|renew-file)|app[\\/](route-error|app\.texts|pages[\\/]head\.texts))/,
  priority: 2,
};

/**
 * A shared piece is called after every route that needs it, and each file names dozens of them: the hash alone says as much
 * in a tenth of the bytes, and every page begins with all of them, so that it is as short as may be. Routes keep their names.
 */
function chunkFileNames({ isDynamicEntry }: { isDynamicEntry: boolean }): string {
  return isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
}

/** Styles are called as their code is; fonts and pictures keep their names. */
function assetFileNames({ names }: { names: string[] }): string {
  return names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]';
}

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head' as const,
        }));
    },
  };
}

/** They stand in every page as they are, and are no part of what is built. */
const SCRIPTS_OF_PAGES = ['colour-scheme.js', 'begin.js'];

/** Words for those who read them would be sent with each page. */
function shortenScripts(): Plugin {
  let folder = '';
  return {
    name: 'shorten-scripts',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async writeBundle() {
      for (const file of SCRIPTS_OF_PAGES) {
        const { code } = await minify(file, await readFile(join(folder, file), 'utf8'));
        await writeFile(join(folder, file), code);
      }
    },
  };
}

/** The pages' code for the server: one program without dependencies, as the server's installation has none of the web's. */
const FOR_SERVER: UserConfig = {
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node22',
    // Less to read at the start, and to keep in memory.
    minify: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
  },
};

const FOR_BROWSERS: UserConfig = {
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Which files a route needs, for who names them in a page's head.
    manifest: true,
    // What a first page brings is measured by a journey; the encoder of sound, which a host alone loads, is in one piece.
    chunkSizeWarningLimit: 1200,
    // Browsers that do not know of it lose nothing but time.
    modulePreload: { polyfill: false },
    // A font or picture as `data:` would slip past the browser's cache and the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The list of icons does nothing by itself: kept as a module, it would tie every page to the pieces of all icons.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]ui[\\/]icons[\\/]/, sideEffects: false }] },
      output: {
        chunkFileNames,
        assetFileNames,
        codeSplitting: { groups: [ICONS, HEAD_CODE, KIT_CODE, BASE_CODE, SHARED_CODE] },
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), ...(isSsrBuild ? [] : [shortenScripts()])],
  css: { postcss: { plugins: [mantine()] } },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  ...(isSsrBuild ? FOR_SERVER : FOR_BROWSERS),
}));
