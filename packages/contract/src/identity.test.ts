import { describe, expect, it } from 'vitest';
import { exampleOf, fitsIdType, ID_TYPES, plainIdNumber } from './identity.ts';

describe('a number of an ID', () => {
  it.each(ID_TYPES)('of the type %s fits as it is printed, and typed without its hyphens', (type) => {
    expect(fitsIdType(type, exampleOf(type))).toBe(true);
    expect(fitsIdType(type, ` ${plainIdNumber(exampleOf(type)).toLowerCase()} `)).toBe(true);
  });

  it.each(ID_TYPES)(
    'of the type %s is refused when it is short, long, or one digit over and over',
    (type) => {
      const number = plainIdNumber(exampleOf(type));
      expect(fitsIdType(type, number.slice(0, 6))).toBe(false);
      expect(fitsIdType(type, number + number + number)).toBe(false);
      expect(fitsIdType(type, number.replace(/\d/g, '1'))).toBe(false);
      expect(fitsIdType(type, `${number.slice(0, -1)}!`)).toBe(false);
    },
  );

  it.each([
    ['passport', '34-1234567-8'],
    ['sss', 'P1234567A'],
    ['umid', '34-1234567-8'],
    ['drivers_license', '12345678901'],
    ['tin', '123-456-789-00'],
  ] as const)('is refused as a %s when it is of another type: %s', (type, number) => {
    expect(fitsIdType(type, number)).toBe(false);
  });
});
