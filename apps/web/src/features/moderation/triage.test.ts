import { describe, expect, it } from 'vitest';
import { atHand, moveFor } from './triage.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const acts = { a: 'approve', r: 'remove' };

describe('a key in a queue', () => {
  it.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['x', 'select'],
    ['?', 'help'],
    ['a', { act: 'approve' }],
    ['R', { act: 'remove' }],
    ['w', null],
    ['Enter', null],
  ])('%j means %j', (key, move) => {
    expect(moveFor(press(key), acts)).toEqual(move);
  });

  it('means nothing together with the keys that are the browser’s', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      expect(moveFor(press('r', { [held]: true }), acts)).toBeNull();
  });
});

describe('what is at hand', () => {
  it('is the one that was, or what took its place', () => {
    expect(atHand(['a', 'b', 'c'], 'b', 0)).toBe('b');
    expect(atHand(['a', 'c'], 'b', 1)).toBe('c');
    expect(atHand(['a', 'b'], 'c', 2)).toBe('b');
    expect(atHand(['a', 'b'], null, 0)).toBe('a');
    expect(atHand([], 'b', 1)).toBeNull();
  });
});
