import type { Language } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { POLICY } from '@likha/contract/limits';
import { formatCentavos, formatCredits } from '@likha/contract/money';
import { type Block, letter, type WrittenLetter } from '../../../platform/letter/letter.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { chargeWords } from './charge-words.ts';
import type { ChargeRow } from './purchases.queries.ts';
import { receiptTexts } from './receipt.texts.generated.ts';

export interface Receipt {
  readonly language: Language;
  readonly purchaseId: string;
  /** What the fan and we name it by. */
  readonly reference: string;
  readonly fullName: string;
  readonly baseCredits: number;
  readonly bonusCredits: number;
  /** The rate had moved by a tenth or more, so the money bought other credits than were promised (P46). */
  readonly isRequoted: boolean;
  readonly finalCentavos: number;
  readonly paymentMethod: string;
  /** What the card was charged where that is not pesos. */
  readonly charge: ChargeRow | null;
  readonly settledAt: Date;
  /** Credits in the wallet when the mail is written. */
  readonly balance: number;
  readonly publicUrl: string;
  readonly isSandboxPayment: boolean;
}

const COMPANIES = new Map(Object.entries<string>({ paypal: 'PayPal', gcash: 'GCash', maya: 'Maya' }));

/** The mail that follows a purchase: what was bought, what was paid, where to find it again, whom to ask. */
export function receiptText(receipt: Receipt): WrittenLetter {
  const t = receiptTexts[receipt.language];
  const credits = formatCredits(receipt.baseCredits + receipt.bonusCredits);
  const paid = formatCentavos(receipt.finalCentavos);
  const blocks: Block[] = [
    t.paymentIn({ credits }),
    { rows: rowsOf(receipt, paid) },
    ...(receipt.isRequoted ? [t.requoted] : []),
    ...(receipt.isSandboxPayment ? [t.practice] : []),
    t.balance({ credits: formatCredits(receipt.balance) }),
    { link: `${receipt.publicUrl}${paths.creditHistory()}` },
    ...(receipt.finalCentavos > 0
      ? [
          t.refund({ hours: POLICY.refundHours }),
          { link: `${receipt.publicUrl}${paths.purchase(receipt.purchaseId)}` },
        ]
      : []),
    t.notYou,
  ];
  const subject = t.subject({ credits, paid });
  return letter({ language: receipt.language, name: receipt.fullName, subject, blocks });
}

function rowsOf(receipt: Receipt, paid: string): [name: string, value: string][] {
  const { baseCredits, bonusCredits, paymentMethod, charge, language } = receipt;
  const t = receiptTexts[language];
  const isCard = paymentMethod === 'card' || paymentMethod === 'card_abroad';
  const method = isCard ? t.card : (COMPANIES.get(paymentMethod) ?? paymentMethod);
  const charged: [string, string][] = charge ? [[t.charged, t.chargedAt(chargeWords(charge))]] : [];
  const bonus: [string, string][] = bonusCredits > 0 ? [[t.bonus, formatCredits(bonusCredits)]] : [];
  return [
    [t.bought, formatCredits(baseCredits)],
    ...bonus,
    [t.paid, paid],
    ...charged,
    [t.method, method],
    [t.date, t.when({ moment: philippineTime(receipt.settledAt, language) })],
    [t.reference, receipt.reference],
  ];
}
