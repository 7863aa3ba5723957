import { describe, expect, it } from 'vitest';
import type { OpenedFile } from '../../../providers/storage/storage.ts';
import { createRecentFiles } from './recent-files.ts';

const file = (text: string) => ({ whole: Buffer.from(text), bytes: text.length }) as OpenedFile;

describe('recent files', () => {
  it('gives back what it remembers, whole or a stretch of it', () => {
    const recent = createRecentFiles(100);
    recent.remember('a', file('abcdef'));
    expect(recent.open('a')?.whole?.toString()).toBe('abcdef');
    expect(recent.open('a', { start: 2, end: 3 })).toMatchObject({ bytes: 2, whole: Buffer.from('cd') });
    expect(() => recent.open('a', { start: 6, end: 9 })).toThrow(RangeError);
    expect(recent.open('b')).toBeNull();
  });

  it('forgets what was asked for longest ago, and never holds more than it may', () => {
    const recent = createRecentFiles(10);
    recent.remember('a', file('1234'));
    recent.remember('b', file('1234'));
    recent.open('a');
    recent.remember('c', file('1234'));
    expect([recent.open('a') !== null, recent.open('b') !== null, recent.open('c') !== null]).toEqual([
      true,
      false,
      true,
    ]);
    recent.remember('d', file('12345678901'));
    expect(recent.open('d')).toBeNull();
  });

  it('counts a file once when it is remembered again', () => {
    const recent = createRecentFiles(10);
    for (let turn = 0; turn < 5; turn += 1) recent.remember('a', file('123456'));
    recent.remember('b', file('1234'));
    expect(recent.open('a')).not.toBeNull();
  });
});
