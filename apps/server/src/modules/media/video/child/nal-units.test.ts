import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonalMessages } from './nal-units.ts';

const unit = (...bytes: number[]) => Buffer.from([0, 0, 0, bytes.length, ...bytes]);
const PICTURE = unit(0x65, 1, 2, 3);
/** Kind, size, content and what closes it. */
const avcMessage = (kind: number, size: number) =>
  unit(6, kind, size, ...Array<number>(size).fill(0x53), 0x80);
const hevcMessage = (kind: number, size: number) =>
  unit(39 << 1, 1, kind, size, ...Array<number>(size).fill(0x53), 0x80);

describe('withoutPersonalMessages', () => {
  it.each([4, 5])('drops user data of kind %i and keeps the picture', (kind) => {
    for (const [codec, message] of [
      ['avc', avcMessage(kind, 20)],
      ['hevc', hevcMessage(kind, 20)],
    ] as const) {
      const packet = Buffer.concat([message, PICTURE]);
      expect(Buffer.from(withoutPersonalMessages(packet, codec, 4))).toEqual(PICTURE);
    }
  });

  it('keeps what a player needs, and gives back a packet without messages as it is', () => {
    const timing = Buffer.concat([avcMessage(1, 4), PICTURE]);
    expect(withoutPersonalMessages(timing, 'avc', 4)).toBe(timing);
    expect(withoutPersonalMessages(PICTURE, 'avc', 4)).toBe(PICTURE);
  });

  it('finds user data behind another message in the same unit', () => {
    const both = unit(6, 1, 2, 0, 0, 5, 3, 0x53, 0x53, 0x53, 0x80);
    expect(withoutPersonalMessages(Buffer.concat([both, PICTURE]), 'avc', 4)).toHaveLength(PICTURE.length);
  });

  it('drops a message that does not say how long it is', () => {
    expect(withoutPersonalMessages(Buffer.concat([unit(6, 1, 200, 1), PICTURE]), 'avc', 4)).toHaveLength(
      PICTURE.length,
    );
  });

  it('refuses units that do not fit into their packet', () => {
    expect(() => withoutPersonalMessages(Buffer.from([0, 0, 1, 0, 6]), 'avc', 4)).toThrow(RangeError);
  });

  it('ends on any bytes, and never makes a packet larger', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom(1, 2, 4), (packet, lengthBytes) => {
        try {
          expect(withoutPersonalMessages(packet, 'hevc', lengthBytes).length).toBeLessThanOrEqual(
            packet.length,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
