import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret, secretWeakness } from './app-secret.ts';

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

it('what was made at random is never called weak', () => {
  for (let count = 0; count < 2000; count += 1) {
    expect(secretWeakness(randomBytes(32))).toBeNull();
    expect(secretWeakness(Buffer.from(randomBytes(16).toString('hex')))).toBeNull();
  }
});
