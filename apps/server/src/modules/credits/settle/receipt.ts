import { decimalPesos, formatCredits, formatPesos } from '@likha/contract';

export interface Receipt {
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

const METHOD_NAMES: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  gcash: 'GCash',
  maya: 'Maya',
  card: 'card',
};

const philippineTime = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

/** The mail that follows a purchase: what was bought, what was paid, where to find it again, whom to ask. */
export function receiptText(receipt: Receipt): { subject: string; text: string } {
  const credits = formatCredits(receipt.baseCredits + receipt.bonusCredits);
  const paid = formatPesos(Number(decimalPesos(receipt.finalCentavos)));
  const text = [
    `Hi ${oneLine(receipt.fullName)},`,
    '',
    `Salamat! Your payment is in, and ${credits} are in your wallet.`,
    '',
    ...rows(receipt, paid),
    '',
    ...(receipt.isRequoted
      ? [
          'The conversion rate changed by a tenth or more while you paid, so your payment bought credits at the',
          'new rate, and the pack’s bonus does not apply. If that is not what you want, please contact us.',
          '',
        ]
      : []),
    ...(receipt.isSandboxPayment ? ['This was a practice payment. No real money was taken.', ''] : []),
    `You have ${formatCredits(receipt.balance)} as we write this. All your purchases are in your credit history:`,
    `${receipt.publicUrl}/credit-history`,
    '',
    'If you did not make this purchase, or if something is not right, please contact Likha support and',
    'give the purchase number above. We will never ask for your password.',
    '',
    'Likha',
    '',
  ].join('\n');
  return { subject: `Your Likha receipt: ${credits} for ${paid}`, text };
}

function rows(receipt: Receipt, paid: string): string[] {
  const { baseCredits, bonusCredits, paymentMethod } = receipt;
  const bonus = bonusCredits > 0 ? [['Bonus', formatCredits(bonusCredits)]] : [];
  return [
    ['Bought', formatCredits(baseCredits)],
    ...bonus,
    ['Paid', `${paid} by ${METHOD_NAMES[paymentMethod] ?? paymentMethod}`],
    ['Date', `${philippineTime.format(receipt.settledAt)}, Philippine time`],
    ['Purchase', receipt.purchaseId],
  ].map(([name = '', value]) => `  ${name.padEnd(10)}${value}`);
}

/** A name is a person's own text: it must not look like lines of ours. */
function oneLine(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}
