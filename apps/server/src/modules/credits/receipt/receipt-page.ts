import type { Language } from '@likha/contract';
import { formatCentavos, formatCredits } from '@likha/contract/money';
import { oneLine, philippineTime } from '../../../platform/letter/mail-words.ts';
import type { Paper } from '../../../platform/paper/paper.ts';
import { chargeWords } from '../settle/charge-words.ts';
import type { ChargeRow } from '../settle/purchases.queries.ts';
import { receiptPageTexts } from './receipt-page.texts.generated.ts';

export interface ReceiptFacts {
  readonly reference: string;
  readonly status: string;
  readonly baseCredits: number;
  readonly bonusCredits: number;
  readonly isRequoted: boolean;
  readonly originalCentavos: number;
  readonly finalCentavos: number;
  readonly refundedCentavos: number;
  readonly paymentMethod: string;
  readonly provider: string | null;
  /** What the card was charged where that is not pesos. */
  readonly charge: ChargeRow | null;
  readonly settledAt: Date;
  readonly fullName: string;
  readonly email: string;
  /** Who sells: the operator's neutral name for who asked for discretion (P367). */
  readonly sellerName: string;
  readonly statementName: string;
  readonly isSandboxPayment: boolean;
}

const COMPANIES = new Map(
  Object.entries<string>({
    paypal: 'PayPal',
    paymongo: 'PayMongo',
    verotel: 'Verotel',
    gcash: 'GCash',
    maya: 'Maya',
  }),
);
const SANE_CHARACTERS = 120;

type Texts = (typeof receiptPageTexts)[Language];

/** The receipt of a purchase that was paid, in words (P379). It claims nothing of taxes: the product states no rule about them. */
export function receiptPage(facts: ReceiptFacts, language: Language): Paper {
  const t = receiptPageTexts[language];
  const total = formatCentavos(facts.finalCentavos);
  return {
    language,
    title: t.title,
    seller: t.seller({ name: facts.sellerName }),
    rows: [...aboutPurchase(facts, language, t), ...aboutMoney(facts, t)],
    total: [t.total, total],
    notes: [
      ...(facts.isRequoted ? [t.requoted] : []),
      ...(facts.isSandboxPayment && facts.finalCentavos > 0 ? [t.practice] : []),
      t.ask,
    ],
    at: facts.settledAt,
  };
}

function aboutPurchase(facts: ReceiptFacts, language: Language, t: Texts): [string, string][] {
  const { bonusCredits } = facts;
  return [
    [t.reference, facts.reference],
    [t.status, statusOf(facts, t)],
    [t.date, t.when({ moment: philippineTime(facts.settledAt, language) })],
    [t.boughtBy, printable(facts.fullName)],
    [t.email, printable(facts.email)],
    [t.bought, formatCredits(facts.baseCredits)],
    ...(bonusCredits > 0 ? [[t.bonus, formatCredits(bonusCredits)] as [string, string]] : []),
  ];
}

function aboutMoney(facts: ReceiptFacts, t: Texts): [string, string][] {
  const { originalCentavos, finalCentavos, refundedCentavos, paymentMethod, provider, charge } = facts;
  const discount = originalCentavos - finalCentavos;
  const rows: [string, string][] = [[t.price, formatCentavos(originalCentavos)]];
  if (discount > 0) rows.push([t.discount, formatCentavos(-discount)]);
  if (finalCentavos > 0) {
    const isCard = paymentMethod === 'card' || paymentMethod === 'card_abroad';
    if (charge) rows.push([t.charged, t.chargedAt(chargeWords(charge))]);
    rows.push([t.method, isCard ? t.card : (COMPANIES.get(paymentMethod) ?? paymentMethod)]);
    if (provider !== null) rows.push([t.company, COMPANIES.get(provider) ?? provider]);
    // An acquirer that charges in its own currency names the payment itself.
    if (!charge) rows.push([t.statement, facts.statementName]);
  }
  if (refundedCentavos > 0) rows.push([t.givenBack, formatCentavos(refundedCentavos)]);
  return rows;
}

function statusOf({ status, refundedCentavos, finalCentavos }: ReceiptFacts, t: Texts): string {
  if (status === 'disputed') return t.disputed;
  if (status === 'refunded') return t.refunded;
  if (refundedCentavos > 0) return t.partlyRefunded;
  return finalCentavos === 0 ? t.freeStatus : t.paidStatus;
}

/** A person's own text, on a line of ours: without what turns or breaks lines, and not without end. */
function printable(text: string): string {
  return [...oneLine(text).replace(/\p{C}/gu, '')].slice(0, SANE_CHARACTERS).join('');
}
