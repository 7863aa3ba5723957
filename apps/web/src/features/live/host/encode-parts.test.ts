import { afterEach, expect, it, vi } from 'vitest';
import { startEncoding } from './encode-parts.ts';

afterEach(() => vi.unstubAllGlobals());

it('says that it is broken where an encoder throws at once, and closes the frame', async () => {
  vi.stubGlobal(
    'VideoEncoder',
    class {
      readonly state = 'configured';
      readonly encodeQueueSize = 0;
      readonly configure = () => undefined;
      readonly close = () => undefined;
      encode(): void {
        throw new DOMException('no memory left', 'QuotaExceededError');
      }
    },
  );
  const onBroken = vi.fn();
  const encoding = await startEncoding({
    size: { width: 640, height: 360 },
    codecs: { picture: 'avc1.42e01f', sound: null, isOurs: false },
    hasSound: false,
    step: { frames: 30, bits: 1_000_000 } as never,
    onInit: () => undefined,
    onPart: () => undefined,
    onBroken,
  });
  const frame = { close: vi.fn() };
  encoding.addFrame(frame as unknown as VideoFrame, true);
  expect(onBroken).toHaveBeenCalledOnce();
  expect(frame.close).toHaveBeenCalledOnce();
  encoding.stop();
});
