import { isLaterVersion, textVersionAt } from '@likha/contract/legal-versions';
import { describe, expect, it } from 'vitest';
import { TWO_VERSIONS } from './legal.fixture.ts';
import {
  announcedVersion,
  datedVersions,
  effectiveFrom,
  versionInForce,
  versionToAccept,
} from './legal-versions.ts';

const announced = {
  version: '1.1',
  announced_at: new Date('2026-06-15T04:00:00Z'),
  effective_at: new Date('2026-07-15T16:00:00Z'),
};
const all = datedVersions(TWO_VERSIONS, [announced]);
const before = new Date('2026-07-15T15:59:59.999Z');
const after = announced.effective_at;

it('numbers are compared part by part', () => {
  expect(isLaterVersion('1.10', '1.9')).toBe(true);
  expect(isLaterVersion('2.0', '1.99')).toBe(true);
  expect(isLaterVersion('1.1', '1.1')).toBe(false);
});

it('a text is the newest that is not after the version', () => {
  expect(textVersionAt(['1.0', '1.10', '1.2'], '1.9')).toBe('1.2');
  expect(textVersionAt(['1.0', '1.2'], '2.0')).toBe('1.2');
  expect(textVersionAt(['1.2'], '1.1')).toBeUndefined();
});

describe('which version holds', () => {
  it('changes with the clock, at the moment that was announced', () => {
    expect(versionInForce(all, before).version).toBe('1.0');
    expect(announcedVersion(all, before)?.version).toBe('1.1');
    expect(versionInForce(all, after).version).toBe('1.1');
    expect(announcedVersion(all, after)).toBeNull();
  });

  it('is none that nobody was told of, however long ago its day was', () => {
    const untold = datedVersions(TWO_VERSIONS, []);
    expect(versionInForce(untold, new Date('2030-01-01')).version).toBe('1.0');
    expect(announcedVersion(untold, before)).toBeNull();
  });

  it('is asked of who accepted an older one, and announced to them before', () => {
    expect(versionToAccept(all, '1.0', before)).toMatchObject({ version: '1.1' });
    expect(versionToAccept(all, '1.0', after)).toMatchObject({ version: '1.1' });
    expect(versionToAccept(all, '0.9', before)).toMatchObject({ version: '1.0' });
    expect(versionToAccept(all, '1.1', after)).toBeNull();
  });
});

describe('a version that is announced now holds', () => {
  const now = new Date('2026-06-15T04:00:00Z');
  const first = new Date('2025-01-01');
  const from = (day: string, bindsSomebody = true, last = first) =>
    effectiveFrom({ from: day }, { now, before: last, bindsSomebody }).toISOString();

  it('from a Philippine day at least 30 days ahead', () => {
    expect(from('2026-01-15')).toBe('2026-07-15T16:00:00.000Z');
    expect(from('2026-06-20')).toBe('2026-07-15T16:00:00.000Z');
    const night = effectiveFrom(
      { from: '2026-01-15' },
      { now: new Date('2026-06-15T16:00:00Z'), before: first, bindsSomebody: true },
    );
    expect(night.toISOString()).toBe('2026-07-16T16:00:00.000Z');
  });

  it('from its own day where that is later', () => {
    expect(from('2026-09-01')).toBe('2026-08-31T16:00:00.000Z');
  });

  it('not before the version before it', () => {
    expect(from('2026-01-15', true, new Date('2026-08-01'))).toBe('2026-08-01T00:00:00.000Z');
  });

  it('at once where there is nobody to tell', () => {
    expect(from('2026-01-15', false)).toBe(now.toISOString());
  });
});
