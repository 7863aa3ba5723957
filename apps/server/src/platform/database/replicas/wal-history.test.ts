import { describe, expect, it } from 'vitest';
import { WalHistory } from './wal-history.ts';

const START = 1_000_000;

function historyOf(...marks: [position: number, at: number][]): WalHistory {
  const history = new WalHistory();
  for (const [position, at] of marks) history.add(BigInt(position), START + at);
  return history;
}

describe('the lag of a replica', () => {
  it('is unknown before the primary was seen', () => {
    expect(new WalHistory().lagMs(5n)).toBe(null);
  });

  it('is nothing for who has replayed everything, however long nothing was written', () => {
    expect(historyOf([10, 0], [10, 60_000]).lagMs(10n)).toBe(0);
    expect(historyOf([10, 0]).lagMs(12n)).toBe(0);
  });

  it('is the age of the oldest that it has not replayed', () => {
    const history = historyOf([10, 0], [20, 1000], [30, 2000], [30, 5000]);
    expect(history.lagMs(9n)).toBe(5000);
    expect(history.lagMs(10n)).toBe(4000);
    expect(history.lagMs(20n)).toBe(3000);
    expect(history.lagMs(29n)).toBe(3000);
    expect(history.lagMs(30n)).toBe(0);
  });

  it('does not grow while nobody sees the primary', () => {
    expect(historyOf([10, 0], [20, 1000]).lagMs(10n)).toBe(0);
  });

  it('forgets what a primary that died had not passed on', () => {
    expect(historyOf([10, 0], [30, 1000], [20, 2000], [20, 9000]).lagMs(20n)).toBe(0);
  });

  it('keeps what two minutes need, and no more', () => {
    const history = new WalHistory();
    for (let count = 1; count <= 10_000; count += 1) history.add(BigInt(count), START + count * 200);
    expect(history.lagMs(1n)).toBe(599 * 200);
  });
});
