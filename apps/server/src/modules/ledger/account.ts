export type Currency = 'CREDIT' | 'PHP';

/** An account as the code speaks of it: `PHP:deposits`, `CREDIT:wallet:{fan}`. In the database it may be several stripes. */
export type AccountId = `${Currency}:${string}`;

/** What may become of a balance; `any` where both sides are natural, or where only the sum of all stripes has a sign. */
type Sign = 'never_negative' | 'never_positive' | 'any';

interface AccountType {
  readonly sign: Sign;
  /** Rows that the account is split into, so that entries of different people do not wait for one another. */
  readonly stripes: number;
}

const HOUSE_STRIPES = 64;
const OWNER_STRIPES = 16;

/** The chart of accounts (docs/ledger.md). The schema's checks say the same of signs and stripes. */
const TYPES = {
  issuer: { sign: 'any', stripes: HOUSE_STRIPES },
  wallet: { sign: 'never_negative', stripes: 1 },
  clearing: { sign: 'any', stripes: HOUSE_STRIPES },
  deposits: { sign: 'any', stripes: HOUSE_STRIPES },
  promotions: { sign: 'any', stripes: HOUSE_STRIPES },
  revenue: { sign: 'never_negative', stripes: HOUSE_STRIPES },
  creator_payable: { sign: 'never_negative', stripes: OWNER_STRIPES },
  creator_held: { sign: 'never_negative', stripes: 1 },
  affiliate_held: { sign: 'never_negative', stripes: OWNER_STRIPES },
  affiliate_payable: { sign: 'never_negative', stripes: 1 },
  payouts_in_flight: { sign: 'never_negative', stripes: 1 },
  fan_debt: { sign: 'never_positive', stripes: 1 },
  creator_debt: { sign: 'never_positive', stripes: 1 },
  chargeback_loss: { sign: 'never_positive', stripes: 1 },
  provider_fees: { sign: 'any', stripes: HOUSE_STRIPES },
  tax_payable: { sign: 'any', stripes: 1 },
  clawed_back: { sign: 'never_negative', stripes: 1 },
  bank: { sign: 'any', stripes: 1 },
  breakage: { sign: 'never_negative', stripes: 1 },
  reserve: { sign: 'any', stripes: 1 },
  withholding_payable: { sign: 'any', stripes: 1 },
  revenue_vat: { sign: 'any', stripes: 1 },
  input_vat: { sign: 'never_negative', stripes: 1 },
} as const satisfies Readonly<Record<string, AccountType>>;

export type AccountTypeName = keyof typeof TYPES;

/** Every account there is, by who it belongs to. */
export const accounts = {
  creditIssuer: 'CREDIT:issuer' as AccountId,
  fanWallet: (fanId: string): AccountId => `CREDIT:wallet:${fanId}`,
  providerClearing: (provider: string): AccountId => `PHP:clearing:${provider}`,
  customerDeposits: 'PHP:deposits' as AccountId,
  platformPromotions: 'PHP:promotions' as AccountId,
  platformRevenue: 'PHP:revenue' as AccountId,
  creatorPayable: (creatorId: string): AccountId => `PHP:creator_payable:${creatorId}`,
  creatorHeld: (creatorId: string): AccountId => `PHP:creator_held:${creatorId}`,
  affiliateHeld: (creatorId: string): AccountId => `PHP:affiliate_held:${creatorId}`,
  affiliatePayable: (creatorId: string): AccountId => `PHP:affiliate_payable:${creatorId}`,
  payoutsInFlight: 'PHP:payouts_in_flight' as AccountId,
  fanDebt: (fanId: string): AccountId => `PHP:fan_debt:${fanId}`,
  creatorDebt: (creatorId: string): AccountId => `PHP:creator_debt:${creatorId}`,
  chargebackLoss: 'PHP:chargeback_loss' as AccountId,
  providerFees: (provider: string): AccountId => `PHP:provider_fees:${provider}`,
  taxPayable: 'PHP:tax_payable' as AccountId,
  clawedBack: 'PHP:clawed_back' as AccountId,
  bank: 'PHP:bank' as AccountId,
  breakage: 'PHP:breakage' as AccountId,
  providerReserve: (provider: string): AccountId => `PHP:reserve:${provider}`,
  withholdingPayable: 'PHP:withholding_payable' as AccountId,
  revenueVat: 'PHP:revenue_vat' as AccountId,
  inputVat: 'PHP:input_vat' as AccountId,
};

export interface AccountParts {
  readonly currency: Currency;
  readonly type: AccountTypeName;
  /** A person's id or a provider's name; empty for the house. */
  readonly owner: string;
  readonly stripe: number;
}

/** The parts of an account's id, with or without a stripe. @throws when it is none of the chart */
export function partsOf(id: string): AccountParts {
  const [whole = '', stripe = '0'] = id.split('#');
  const [currency, type = '', owner = ''] = whole.split(':');
  if (!(type in TYPES)) throw new Error(`${id} is not in the chart of accounts`);
  return { currency: currency as Currency, type: type as AccountTypeName, owner, stripe: Number(stripe) };
}

/** `PHP:deposits#7` → `PHP:deposits`. */
export function withoutStripe(id: string): AccountId {
  return id.split('#')[0] as AccountId;
}

/** The row of an account that an entry on this stripe moves. @param stripe 0 to 63; taken modulo the account's own count */
export function onStripe(id: AccountId, stripe: number): AccountId {
  const own = stripe % TYPES[partsOf(id).type].stripes;
  return own === 0 ? id : `${id}#${own}`;
}

/** Every row of the account that this row is one of. */
export function allStripes(id: string): AccountId[] {
  const whole = withoutStripe(id);
  const { stripes } = TYPES[partsOf(whole).type];
  return Array.from({ length: stripes }, (_, stripe) => onStripe(whole, stripe));
}

export function currencyOf(id: AccountId): Currency {
  return id.startsWith('CREDIT:') ? 'CREDIT' : 'PHP';
}

/** Between which balances a row of this account may stand. */
export function balanceRange(id: string): { lowest: number; highest: number } {
  const { sign } = TYPES[partsOf(id).type];
  return {
    lowest: sign === 'never_negative' ? 0 : Number.MIN_SAFE_INTEGER,
    highest: sign === 'never_positive' ? 0 : Number.MAX_SAFE_INTEGER,
  };
}

/** Is what leaves this account looked for in all of its stripes? Where each stripe has a sign, one may hold too little. */
export function isGathered(id: AccountId): boolean {
  const type = TYPES[partsOf(id).type];
  return type.stripes > 1 && type.sign === 'never_negative';
}

/** Does somebody ask what this account turned over: what was purchased and spent, what was earned? */
export function keepsTurnover(id: string): boolean {
  const { type } = partsOf(id);
  return type === 'wallet' || type === 'creator_payable' || type === 'affiliate_held';
}
