import { describe, expect, it } from 'vitest';
import { type Certified, certificatePaper } from './certificate-paper.ts';

const CERTIFIED: Certified = {
  certificate: { quarter: '2026-10-01', issued_at: new Date('2026-12-31T17:20:00.000Z') },
  number: '2026-Q4-00012',
  replacedBy: null,
  replaces: null,
  payee: {
    ...{ tin: '12345678900012', kind: 'individual', registration: 'non_vat', registered_name: 'Ana Cruz' },
    ...{ address: '12 Mabini St.,\nCebu City', zip_code: '6000' },
  } as Certified['payee'],
  payor: { registered_name: 'Likha Inc.', tin: '98765432100000', address: 'Taguig', zip_code: '1630' },
  lines: [
    { atc: 'WI120', month: '2026-10-01', base_centavos: 10_000, withheld_centavos: 100 },
    { atc: 'WI760', month: '2026-10-01', base_centavos: 123_456_789, withheld_centavos: 1_234_567 },
    { atc: 'WI760', month: '2026-12-01', base_centavos: 35_000, withheld_centavos: 350 },
  ],
};

describe('a certificate on paper', () => {
  const paper = certificatePaper(CERTIFIED);

  it('has the parts of the form, with whom it names as they were', () => {
    expect(paper.sections?.map(({ title }) => title.split(' – ')[0])).toEqual([
      ...['Part I', 'Part II', 'Part III', 'Declaration'],
    ]);
    expect(paper.sections?.[0]?.rows.map(([, value]) => value)).toEqual([
      ...['123-456-789-00012', 'Ana Cruz', '12 Mabini St., Cebu City', '6000'],
    ]);
    expect(paper.sections?.[1]?.rows[0]?.[1]).toBe('987-654-321-00000');
    expect(paper.rows).toEqual([
      ['Certificate number', '2026-Q4-00012'],
      ['For the period', 'October 1, 2026 to December 31, 2026'],
    ]);
    expect(paper.notes[1]).toContain('Likha Inc. on January 1, 2027');
  });

  it('has a row for each code, by month, and what they come to', () => {
    expect(paper.sections?.[2]?.table?.rows.map(([, ...cells]) => cells)).toEqual([
      ['WI120', '100.00', '0.00', '0.00', '100.00', '1.00'],
      ['WI760', '1,234,567.89', '0.00', '350.00', '1,234,917.89', '12,349.17'],
      ['', '1,234,667.89', '0.00', '350.00', '1,235,017.89', '12,350.17'],
    ]);
  });

  it('says which one it replaces, and which one it was replaced by', () => {
    const { rows } = certificatePaper({
      ...CERTIFIED,
      replaces: '2026-Q4-00003',
      replacedBy: '2026-Q4-00020',
    });
    expect(rows.slice(2)).toEqual([
      ['Replaces certificate', '2026-Q4-00003'],
      ['Not valid any more: replaced by', '2026-Q4-00020'],
    ]);
  });
});
