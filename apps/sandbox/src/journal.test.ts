import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  file = path.join(folder, 'deep', 'state.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...entries: unknown[]) {
  const journal = openJournal(file);
  for (const entry of entries) journal.append(entry);
  journal.close();
}

function read(): readonly unknown[] {
  const journal = openJournal(file);
  journal.close();
  return journal.entries;
}

test('what was appended is read back in order, over several openings', () => {
  write({ n: 1 }, { text: 'é\n₱' });
  write({ n: 3 });
  expect(read()).toEqual([{ n: 1 }, { text: 'é\n₱' }, { n: 3 }]);
});

test('a line torn by a crash is forgotten, and the next one does not grow onto it', () => {
  write({ n: 1 });
  appendFileSync(file, '{"n":2,"to');
  write({ n: 3 });
  expect(read()).toEqual([{ n: 1 }, { n: 3 }]);
  expect(readFileSync(file, 'utf8')).toBe('{"n":1}\n{"n":3}\n');
});

test('a whole line without its line break was not acknowledged either', () => {
  write({ n: 1 });
  appendFileSync(file, '{"n":2}');
  expect(read()).toEqual([{ n: 1 }]);
});

test('damage in the middle stops the start and names the line', () => {
  write({ n: 1 });
  writeFileSync(file, '{"n":1}\n{"n":\n{"n":3}\n');
  expect(read).toThrow('line 2 is damaged');
});
