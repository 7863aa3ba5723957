#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_PROTO } from './server-process.mjs';

/**
 * `likha backup`, `likha invariants`, …: in the image what `npm run …` is elsewhere, by the same names, as the image carries no
 * npm scripts' launcher and needs none: its Node is the right one.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS_COMMAND = /^node scripts\/run\.mjs (apps\/server\/src\/commands\/[a-z-]+\.ts)( .*)?$/;

/** @returns {Map<string, string[]>} the command's file below the root, and arguments that belong to its name */
export function commandsOf(root = ROOT) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = new Map();
  for (const [name, line] of Object.entries(scripts)) {
    const [, file, rest = ''] = RUNS_COMMAND.exec(line) ?? [];
    if (file) commands.set(name, [file, ...rest.split(' ').filter(Boolean)]);
  }
  return commands;
}

function main() {
  const [name, ...args] = process.argv.slice(2);
  const commands = commandsOf();
  const [file, ...own] = commands.get(name ?? '') ?? [];
  if (!file) {
    process.stderr.write(`likha COMMAND: ${[...commands.keys()].join(', ')}\n`);
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, [NO_PROTO, join(ROOT, file), ...own, ...args], {
    stdio: 'inherit',
    // So that what it says of commands is what can be typed here.
    argv0: 'likha',
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
