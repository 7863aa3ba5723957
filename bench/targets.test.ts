import { describe, expect, it } from 'vitest';
import { measuredCommit } from './commit.ts';
import { isReached, rounded, verdict } from './targets.ts';

describe('a verdict', () => {
  const reached = { name: 'the feed', figure: 0.6, least: 0.6 };
  const missed = { name: 'memory', figure: 386, most: 350 };

  it('says that all is reached where all is', () => {
    expect(verdict([reached])).toBe('Every target of this part is reached.');
  });

  it('names each target that was missed, with its figure, and never says that all is reached', () => {
    const text = verdict([reached, missed, { name: 'the wallet', figure: 0.2, least: 0.6 }]);
    expect(text).toContain('Missed, 2 of 3 targets');
    expect(text).toContain('- memory: 386, at most 350');
    expect(text).toContain('- the wallet: 0.2, at least 0.6');
    expect(text).not.toContain('Every target');
    expect(text).not.toContain('the feed');
  });

  it('is missed by a figure that is none', () => {
    expect(isReached({ name: 'nothing', figure: Number.NaN, least: 0.5 })).toBe(false);
    expect(isReached({ name: 'nothing', figure: Number.NaN, most: 0.5 })).toBe(false);
  });

  it('is about what is read', () => {
    expect(isReached({ name: 'shown as 0.60', figure: rounded(0.5951), least: 0.6 })).toBe(true);
    expect(isReached({ name: 'shown as 0.59', figure: rounded(0.5949), least: 0.6 })).toBe(false);
  });
});

describe('what was measured', () => {
  const git = (status: string) => (command: string) => (command === 'rev-parse' ? '0123456789ab' : status);

  it('is a commit', () => {
    expect(measuredCommit(git(''))).toBe('commit `0123456789ab`');
  });

  it('is said to be none where files were changed', () => {
    expect(measuredCommit(git(' M bench/main.ts'))).toContain('with changes that are not committed');
  });
});
