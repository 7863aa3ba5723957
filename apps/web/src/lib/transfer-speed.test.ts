import { expect, it } from 'vitest';
import { bytesPerSecond, formatBytes } from './transfer-speed.ts';

it('averages the bytes over the time', () => {
  expect(bytesPerSecond(2048, 2000)).toBe(1024);
  expect(bytesPerSecond(2048, 0)).toBe(0);
});

it.each([
  [512, '512 B'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
