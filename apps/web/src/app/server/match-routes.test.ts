import { PATTERNS } from '@likha/contract/addresses';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from '../router.tsx';
import { createMatcher } from './match-routes.ts';

/** Each pattern with two sets of values, and what looks like one pattern and is another. */
const filled = (value: string) => Object.values(PATTERNS).map((path) => path.replace(/:\w+/g, value));
const ODD = [
  '/',
  '//',
  '/a/',
  '/FAN',
  '/fan/',
  '/Ana.b-c',
  '/%66an',
  '/a%2Fb',
  '/fan/fan',
  '/a/b/c/d',
  '/a b',
  '/ñ',
  '/a//b',
  '/*',
];

it('leads every address where the router leads it, the first time and those after it', () => {
  const match = createMatcher(routes);
  for (const address of [
    ...filled('ana'),
    ...filled('ben_2'),
    ...filled('fan'),
    ...ODD,
    ...ODD.map((odd) => `${odd}x`),
  ])
    expect(match(address), address).toEqual(matchRoutes(routes, address) ?? []);
});

it('answers with the routes themselves, which code is loaded into', () => {
  const match = createMatcher(routes);
  const [first, second] = [match('/ana'), match('/ben')];
  expect(first.length).toBeGreaterThan(1);
  expect(second.map(({ route }) => route)).toEqual(first.map(({ route }) => route));
  for (const [index, { route }] of second.entries()) expect(route).toBe(first[index]?.route);
  expect(second.at(-1)?.params).toEqual({ username: 'ben' });
});

it('refuses patterns that it cannot tell apart', () => {
  expect(() => createMatcher([{ path: '/a', children: [{ path: 'b?' }] }])).toThrow('b?');
});
