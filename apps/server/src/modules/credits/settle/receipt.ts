import type { Language } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { POLICY } from '@likha/contract/limits';
import { decimalPesos, formatCredits, formatPesos } from '@likha/contract/money';
import { oneLine, philippineTime } from '../../../platform/mail-words.ts';
import { receiptTexts } from './receipt.texts.generated.ts';

export interface Receipt {
  readonly language: Language;
  readonly purchaseId: string;
  readonly fullName: string;
  readonly baseCredits: number;
  readonly bonusCredits: number;
  /** The rate had moved by a tenth or more, so the money bought other credits than were promised (P46). */
  readonly isRequoted: boolean;
  readonly finalCentavos: number;
  readonly paymentMethod: string;
  readonly settledAt: Date;
  /** Credits in the wallet when the mail is written. */
  readonly balance: number;
  readonly publicUrl: string;
  readonly isSandboxPayment: boolean;
}

/** Characters, so that the values stand below one another. */
const NAME_WIDTH = 12;
const COMPANIES: Readonly<Record<string, string>> = { paypal: 'PayPal', gcash: 'GCash', maya: 'Maya' };

/** The mail that follows a purchase: what was bought, what was paid, where to find it again, whom to ask. */
export function receiptText(receipt: Receipt): { subject: string; text: string } {
  const t = receiptTexts[receipt.language];
  const credits = formatCredits(receipt.baseCredits + receipt.bonusCredits);
  const paid = formatPesos(Number(decimalPesos(receipt.finalCentavos)));
  const text = [
    t.hello({ name: oneLine(receipt.fullName) }),
    '',
    t.paymentIn({ credits }),
    '',
    ...rows(receipt, paid),
    '',
    ...(receipt.isRequoted ? [t.requoted, ''] : []),
    ...(receipt.isSandboxPayment ? [t.practice, ''] : []),
    t.balance({ credits: formatCredits(receipt.balance) }),
    `${receipt.publicUrl}${paths.creditHistory()}`,
    '',
    ...(receipt.finalCentavos > 0
      ? [
          t.refund({ hours: POLICY.refundHours }),
          `${receipt.publicUrl}${paths.purchase(receipt.purchaseId)}`,
          '',
        ]
      : []),
    t.notYou,
    '',
    'Likha',
    '',
  ].join('\n');
  return { subject: t.subject({ credits, paid }), text };
}

function rows(receipt: Receipt, paid: string): string[] {
  const { baseCredits, bonusCredits, paymentMethod, language } = receipt;
  const t = receiptTexts[language];
  const method = paymentMethod === 'card' ? t.card : (COMPANIES[paymentMethod] ?? paymentMethod);
  const bonus = bonusCredits > 0 ? [[t.bonus, formatCredits(bonusCredits)]] : [];
  return [
    [t.bought, formatCredits(baseCredits)],
    ...bonus,
    [t.paid, paid],
    [t.method, method],
    [t.date, t.when({ moment: philippineTime(receipt.settledAt, language) })],
    [t.reference, receipt.purchaseId],
  ].map(([name = '', value]) => `  ${name.padEnd(NAME_WIDTH)}${value}`);
}
