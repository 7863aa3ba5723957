import { describe, expect, it } from 'vitest';
import { bodyOf, type Details, valuesOf } from './details-form.ts';

const DETAILS: Details = {
  tin: '•••-•••-789-00000',
  kind: 'corporate',
  registration: 'vat',
  registered_name: 'Cruz Arts, Inc.',
  address: '12 Mabini St., Cebu City',
  zip_code: '6000',
  written_at: '2026-06-15T04:00:00.000Z',
};

describe('the form of tax details', () => {
  it('begins with what was said, without the TIN, which stays where none is typed', () => {
    const values = valuesOf(DETAILS);
    expect(values).toMatchObject({ tin: '', kind: 'corporate', zip_code: '6000' });
    expect(bodyOf(values, { isFirst: false })).toEqual({
      ...{ kind: 'corporate', registration: 'vat', registered_name: 'Cruz Arts, Inc.' },
      ...{ address: '12 Mabini St., Cebu City', zip_code: '6000' },
    });
  });

  it('sends a TIN that was typed, and a code or a passkey in its place', () => {
    const values = { ...valuesOf(null), tin: '123-456-789-00000', code: ' 123456 ' };
    expect(bodyOf(values, { isFirst: true })).toMatchObject({ tin: '123-456-789-00000', code: '123456' });
    expect(bodyOf(valuesOf(null), { isFirst: true })).toHaveProperty('tin', '');
  });
});
