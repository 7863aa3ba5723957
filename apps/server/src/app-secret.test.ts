import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret, previousSecret, secretWeakness } from './app-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'likha-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secret that is kept', () => {
  it('is made once, whole, for us alone', () => {
    const secret = keptSecret(folder);
    expect(secret).toHaveLength(48);
    expect(keptSecret(folder).equals(secret)).toBe(true);
    expect([readdirSync(folder), statSync(join(folder, 'secret')).mode & 0o777]).toEqual([['secret'], 0o600]);
  });

  it.each(['', 'short', '\0'.repeat(48), 'abcd'.repeat(12)])('is refused when it is %j', (text) => {
    writeFileSync(join(folder, 'secret'), text);
    expect(() => keptSecret(folder)).toThrow(/^DATA_DIR: .*secret/);
  });
});

it('one that was moved aside is read beside the one that took its place', () => {
  expect(previousSecret(folder)).toBeNull();
  const first = keptSecret(folder);
  renameSync(join(folder, 'secret'), join(folder, 'secret.previous'));
  expect(keptSecret(folder).equals(first)).toBe(false);
  expect(previousSecret(folder)?.equals(first)).toBe(true);
  writeFileSync(join(folder, 'secret.previous'), 'short');
  expect(() => previousSecret(folder)).toThrow(/^DATA_DIR: .*secret.previous/);
});

it('what was made at random is never called weak', () => {
  for (let count = 0; count < 2000; count += 1) {
    expect(secretWeakness(randomBytes(32))).toBeNull();
    expect(secretWeakness(Buffer.from(randomBytes(16).toString('hex')))).toBeNull();
  }
});
