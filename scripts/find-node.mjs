import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NEEDED = 24;

/**
 * The Node that runs our TypeScript as it is written: the one that npm installed, or the running one when it is new enough.
 * @param {string} root the repository
 * @param {{ platform: string, arch: string, version: string, path: string }} [running] tests bring their own
 * @returns {string} the program's path
 */
export function findNode(root, running = thisNode()) {
  const packaged = join(root, 'node_modules', `node-${running.platform}-${running.arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  if (Number.parseInt(running.version, 10) >= NEEDED) return running.path;
  throw new Error(
    `Node ${NEEDED} is needed: this is ${running.version}, and there is no packaged one for ${running.platform}-${running.arch}`,
  );
}

/** The environment of what we start: our own programs come first, so that `npm` and `node` below it are ours as well. */
export function childEnvironment(root, env = process.env) {
  const path = [join(root, 'node_modules', '.bin'), env.PATH].filter(Boolean).join(delimiter);
  return { ...env, PATH: path };
}

function thisNode() {
  const { platform, arch, execPath: path } = process;
  return { platform, arch, version: process.versions.node, path };
}
