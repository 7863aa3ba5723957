import { expect, it } from 'vitest';
import { wireTo } from './wire.ts';

type Theirs = { double: (value: number) => number; fail: () => void; never: () => Promise<void> };

function wired() {
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.start();
  const { call, cut } = wireTo<Theirs>(port1 as never, { half: (value: number) => value / 2 });
  const back = wireTo<{ half: (value: number) => number }>(port2 as never, {
    double: async (value: number) => 2 * value,
    fail: () => {
      throw new Error('no camera');
    },
    never: () => new Promise(() => undefined),
  });
  const end = () => port1.close();
  return { call, cut, back: back.call, end };
}

it('calls from one side to the other, and back', async () => {
  const { call, back, end } = wired();
  expect(await Promise.all([call('double', 4), call('double', 5), back('half', 6)])).toEqual([8, 10, 3]);
  end();
});

it('says to who called what was thrown', async () => {
  const { call, end } = wired();
  await expect(call('fail')).rejects.toThrow('no camera');
  end();
});

it('lets nobody wait for a side that is gone', async () => {
  const { call, cut, end } = wired();
  const waiting = call('never');
  cut();
  await expect(waiting).rejects.toThrow('nobody is there');
  await expect(call('double', 1)).rejects.toThrow('nobody is there');
  end();
});

it('moves what can be in one place only', async () => {
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.start();
  const heard = { data: new Float32Array(4), sampleRate: 48_000 };
  wireTo(port2 as never, { hear: () => heard });
  const { call } = wireTo<{ hear: () => typeof heard }>(port1 as never, {});
  expect((await call('hear')).data).toHaveLength(4);
  expect(heard.data).toHaveLength(0);
  port1.close();
});
