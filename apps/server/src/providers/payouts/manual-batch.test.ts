import { describe, expect, test } from 'vitest';
import { createManualBatch } from './manual-batch.ts';
import type { PayoutLine } from './payout-provider.ts';

const provider = createManualBatch();
const line = (changes: Partial<PayoutLine> = {}): PayoutLine => ({
  payoutId: 'p1',
  payee: 'ana',
  amountCentavos: 123_450,
  method: 'gcash',
  accountName: 'Ana Peña',
  accountNumber: '09171234567',
  bankName: '',
  ...changes,
});
const submit = (...lines: PayoutLine[]) => provider.submit({ batchId: 'b-1', lines });
async function rowsOf(...lines: PayoutLine[]): Promise<string[]> {
  const { document } = await submit(...lines);
  return (document?.text ?? '').slice(1).split('\r\n').slice(1, -1);
}

test('writes one row for each payout, for a person to pay', async () => {
  const bank = line({ payoutId: 'p2', method: 'bank', bankName: 'BPI', amountCentavos: 5 });
  const submitted = await submit(line(), bank);
  expect(submitted).toEqual({
    providerBatchId: 'b-1',
    totalCentavos: 123_455,
    document: {
      fileName: 'payouts-b-1.csv',
      mediaType: 'text/csv; charset=utf-8',
      text: [
        '\uFEFF"payout_id","payee","method","bank","account_name","account_number","amount_php"',
        '"p1","ana","gcash","","Ana Peña","0917 1234 567","1234.50"',
        '"p2","ana","bank","BPI","Ana Peña","0917 1234 567","0.05"',
        '',
      ].join('\r\n'),
    },
  });
  expect(await submit(line(), bank)).toEqual(submitted);
  expect(await provider.readStatus({ providerBatchId: 'b-1', payoutId: 'p1' })).toBe('by_hand');
});

describe('what a creator wrote', () => {
  test.each([
    ['=HYPERLINK("http://evil.test","x")', `"'=HYPERLINK(""http://evil.test"",""x"")"`],
    ['+1', `"'+1"`],
    ['-1+1', `"'-1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1+1', `"'=1+1"`],
    ['\r\n=1+1', `"'=1+1"`],
    ['\u200B=1+1', `"'=1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['A, "B"', '"A, ""B"""'],
    ['two\nlines', '"two lines"'],
    ['ab\u202Edc', '"ab dc"'],
    ['Ana = Bea', '"Ana = Bea"'],
  ])('%j is a name and nothing else', async (accountName, cell) => {
    expect(await rowsOf(line({ accountName }))).toEqual([
      `"p1","ana","gcash","",${cell},"0917 1234 567","1234.50"`,
    ]);
  });

  test.each([
    ['0012345678901234', '0012 3456 7890 1234'],
    ['12345678901234567', '1234 5678 9012 3456 7'],
    ['0012-3456-78', '0012 3456 78'],
    ['+639171234567', "'+639171234567"],
    ['ana@example.test', 'ana@example.test'],
  ])('account %s keeps every digit in a spreadsheet', async (accountNumber, cell) => {
    expect(await rowsOf(line({ accountNumber }))).toEqual([
      `"p1","ana","gcash","","Ana Peña","${cell}","1234.50"`,
    ]);
  });
});

describe('a batch is refused', () => {
  test.each([
    ['without a payout', []],
    ['with one payout twice', [line(), line()]],
    ['without an account', [line({ accountNumber: ' ' })]],
    ['with an account of four digits', [line({ accountNumber: '0123' })]],
    ...[0, -1, 0.5, Number.NaN, 2 ** 53].map((amountCentavos): [string, PayoutLine[]] => [
      `for ${amountCentavos} centavos`,
      [line({ amountCentavos })],
    ]),
    ['beyond what a person can pay', Array.from({ length: 5_001 }, (_, n) => line({ payoutId: `p${n}` }))],
  ])('%s', async (_what, lines) => {
    await expect(submit(...lines)).rejects.toMatchObject({ name: 'PayoutRefused' });
  });

  test('whose id is no file name', async () => {
    const submitting = provider.submit({ batchId: '../b', lines: [line()] });
    await expect(submitting).rejects.toMatchObject({ name: 'PayoutRefused' });
  });

  test('and no account is named', async () => {
    await expect(submit(line(), line())).rejects.toThrow(expect.not.stringContaining('0917'));
  });
});
