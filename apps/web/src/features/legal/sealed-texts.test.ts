import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import sealed from './sealed-texts.json' with { type: 'json' };

const FOLDER = import.meta.dirname;

/** The beginning of a hash of each text that people accept, whatever its layout. */
function seals(): Record<string, string> {
  const files = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.texts.json') && name !== 'legal.texts.json',
  );
  const hashOf = (name: string) => {
    const words = JSON.stringify(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
    return createHash('sha256').update(words).digest('hex').slice(0, 16);
  };
  return Object.fromEntries(files.map((name) => [name, hashOf(name)]));
}

// What people agreed to is not changed under them (P361): a change of meaning is a new text under a new version. A slip of the pen that
// changes none is put right with its seal, as is what nobody has agreed to before the first release (decision 288).
it('the texts of every version are as they were sealed', () => {
  expect(seals()).toEqual(sealed);
});
