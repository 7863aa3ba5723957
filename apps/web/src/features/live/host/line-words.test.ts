import { expect, it } from 'vitest';
import { lineWords } from './line-words.ts';
import { roomTexts } from './room.texts.generated.ts';

const t = roomTexts.en;
const SENDING = { is: 'sending', step: 0, behind: null, since: null, isTurnedAway: false } as const;

it('says nothing while all gets through', () => {
  expect(lineWords(SENDING, 0, t)).toBeNull();
});

it('tells a weak connection from a slow device, and says what helps with each', () => {
  for (const step of [1, 2]) {
    const line = lineWords({ ...SENDING, step, behind: 'line' }, 0, t);
    const device = lineWords({ ...SENDING, step, behind: 'device' }, 0, t);
    expect(line).toMatch(/connection.*Wi-Fi/);
    expect(device).toMatch(/device.*Close other apps/);
    expect(device).not.toContain('connection');
  }
});

it('counts down while nothing gets through, whatever was slow before', () => {
  const away = { is: 'reconnecting', step: 1, behind: 'device', since: 10_000, isTurnedAway: false } as const;
  expect(lineWords(away, 12_500, t)).toContain('28 seconds left');
  expect(lineWords({ ...away, isTurnedAway: true }, 12_500, t)).toMatch(/mobile data: 28 seconds left/);
});
