import { describe, expect, it } from 'vitest';
import { withoutFillText } from './aac-fill.ts';

/** Bits as text, blanks for the eye, filled up to a byte. */
const frame = (bits: string) => {
  const plain = bits.replaceAll(' ', '');
  const full = plain.padEnd(Math.ceil(plain.length / 8) * 8, '0');
  return Uint8Array.from(full.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};
const text = (words: string) =>
  [...words].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('');
const SOUND = '000 1011 0101 1100 1010';
const zeros = (count: number) => '0'.repeat(count);

describe('withoutFillText', () => {
  it('clears the name that an encoder left before the sound', () => {
    expect(withoutFillText(frame(`110 0101 0000 ${text('Lavc')} 1111 ${SOUND}`))).toEqual(
      frame(`110 0101 0000 ${zeros(36)} ${SOUND}`),
    );
    const long = text('Lavc59.37.100 with more');
    expect(withoutFillText(frame(`110 1111 00001010 0000 ${long} 1111 ${SOUND}`))).toEqual(
      frame(`110 1111 00001010 0000 ${zeros(long.length + 4)} ${SOUND}`),
    );
  });

  it('clears a stream of data, aligned or not, and goes on to what follows', () => {
    for (const [align, pad] of [
      ['0', ''],
      ['1', zeros(0)],
    ] as const) {
      const head = `100 0001 ${align} 00000010`;
      expect(
        withoutFillText(frame(`${head}${pad}${text('ab')} 110 0010 0000 ${text('x')} 1111 ${SOUND}`)),
      ).toEqual(frame(`${head}${pad}${zeros(16)} 110 0010 0000 ${zeros(12)} ${SOUND}`));
    }
  });

  it('leaves fill that has a meaning, and sound', () => {
    const upperHalf = frame(`110 0010 1101 ${text('x')} 1111 ${SOUND}`);
    expect(withoutFillText(upperHalf)).toEqual(upperHalf);
    const sound = frame(SOUND);
    expect(withoutFillText(sound)).toBe(sound);
    expect(withoutFillText(new Uint8Array())).toHaveLength(0);
  });

  it('ends on a frame that is cut off', () => {
    expect(withoutFillText(frame('110 1111 11111111 0000'))).toHaveLength(3);
  });
});
