import { describe, expect, it } from 'vitest';
import { digestDue } from './digest-times.ts';

const at = (moment: string) => digestDue(new Date(moment));

describe('the mails of the day', () => {
  it('go out from a minute after six in the evening in the Philippines until ten', () => {
    expect(at('2026-06-15T10:00:59.999Z')).toBeNull();
    expect(at('2026-06-15T10:01:00.000Z')).toEqual({
      day: '2026-06-15',
      until: new Date('2026-06-15T10:00:00.000Z'),
      usualSince: new Date('2026-06-14T10:00:00.000Z'),
      oldest: new Date('2026-06-08T10:00:00.000Z'),
    });
    expect(at('2026-06-15T13:59:59.999Z')?.day).toBe('2026-06-15');
    expect(at('2026-06-15T14:00:00.000Z')).toBeNull();
  });

  it('are of the Philippine day, at its end and at that of the year', () => {
    expect(at('2026-06-15T17:00:00.000Z')).toBeNull();
    expect(at('2026-12-31T10:30:00.000Z')?.day).toBe('2026-12-31');
    expect(at('2026-06-15T00:00:00.000Z')).toBeNull();
  });
});
