import { decimalPesos } from '@likha/contract/money';
import { csvOf } from '../../platform/csv.ts';
import { type PayoutBatch, type PayoutLine, type PayoutProvider, PayoutRefused } from './payout-provider.ts';

/** More than anybody pays by hand, and little enough to be written at once. */
const maxLines = 5_000;

const header = ['payout_id', 'payee', 'method', 'bank', 'account_name', 'account_number', 'amount_php'];

/**
 * A person pays, from a list (P21): submitting writes the list, and nothing is sent. The same batch gives
 * the same file. Only that person knows when a payout is done, so its status is never known here.
 */
export function createManualBatch(): PayoutProvider {
  return {
    name: 'manual',
    async submit(batch) {
      checkBatch(batch);
      return {
        providerBatchId: batch.batchId,
        totalCentavos: batch.lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
        document: {
          fileName: `payouts-${batch.batchId}.csv`,
          mediaType: 'text/csv; charset=utf-8',
          text: payList(batch.lines),
        },
      };
    },
    readStatus: async () => 'by_hand',
  };
}

/** The list to pay by, as CSV; its head alone where nothing is to be paid, which is no batch. */
export function payList(lines: readonly PayoutLine[]): string {
  return csvOf([header, ...lines.map((line) => rowOf(line).map(oneLine))]);
}

/** @throws PayoutRefused */
function checkBatch({ batchId, lines }: PayoutBatch): void {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(batchId))
    throw new PayoutRefused('the id of a batch goes into a file name');
  if (lines.length === 0 || lines.length > maxLines) {
    throw new PayoutRefused(`a batch has 1 to ${maxLines} payouts`);
  }
  const seen = new Set<string>();
  for (const { payoutId, amountCentavos, accountNumber } of lines) {
    if (seen.has(payoutId)) throw new PayoutRefused(`payout ${payoutId} is in the batch twice`);
    seen.add(payoutId);
    if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0) {
      throw new PayoutRefused(`payout ${payoutId} has no amount`);
    }
    // A bare number that short would lose its first 0 in a spreadsheet, and no account has one.
    if (/^\s*\d{0,4}\s*$/.test(accountNumber)) throw new PayoutRefused(`payout ${payoutId} has no account`);
  }
}

function rowOf(line: PayoutLine): string[] {
  const { payoutId, payee, method, bankName, accountName, accountNumber, amountCentavos } = line;
  const account = [bankName, accountName, inGroups(accountNumber)];
  return [payoutId, payee, method, ...account, decimalPesos(amountCentavos)];
}

/**
 * A spreadsheet reads bare digits as a number: it drops the first 0 and rounds what is longer than 15 digits, and
 * the money goes to another account. With spaces it is text.
 */
function inGroups(accountNumber: string): string {
  const digits = accountNumber.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : accountNumber;
}

/** One line each: without line breaks, and characters that are not seen or turn the reading direction. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
