import type { AccountTypeName } from '../ledger/index.ts';

interface Code {
  readonly code: string;
  /** In one language whoever asks: accounting programs find an account by it. */
  readonly name: string;
}

/**
 * Under which number an accounting program has each type of account in pesos, once and for all (P772): 1 has what is ours, 2 what we owe, 4 what
 * came in, 5 what it cost. Null for what is counted in credits, which are no money.
 */
const CODES: Readonly<Record<AccountTypeName, Code | null>> = {
  bank: { code: '1000', name: 'Bank' },
  clearing: { code: '1100', name: 'Payment clearing' },
  reserve: { code: '1150', name: 'Reserve with providers' },
  fan_debt: { code: '1200', name: 'Receivable from fans' },
  creator_debt: { code: '1210', name: 'Receivable from creators' },
  deposits: { code: '2000', name: 'Customer deposits' },
  creator_payable: { code: '2100', name: 'Payable to creators' },
  creator_held: { code: '2110', name: 'Payouts awaiting decision' },
  affiliate_held: { code: '2120', name: 'Commission on hold' },
  affiliate_payable: { code: '2130', name: 'Payable to referrers' },
  payouts_in_flight: { code: '2140', name: 'Payouts in flight' },
  tax_payable: { code: '2200', name: 'Tax payable' },
  input_vat: { code: '2205', name: 'Input VAT taken off' },
  withholding_payable: { code: '2210', name: 'Withholding tax payable' },
  revenue: { code: '4000', name: 'Platform revenue' },
  revenue_vat: { code: '4010', name: 'VAT in platform revenue' },
  clawed_back: { code: '4100', name: 'Recovered from creators' },
  breakage: { code: '4200', name: 'Breakage of credits' },
  promotions: { code: '5000', name: 'Promotions' },
  provider_fees: { code: '5100', name: 'Provider fees' },
  chargeback_loss: { code: '5200', name: 'Chargeback losses' },
  issuer: null,
  wallet: null,
};

/** @param kind as the trial balance has it: `deposits`, `clearing:paypal`. @throws where it has no code, as nothing may be left out */
export function codeOf(kind: string): Code {
  const [type = '', provider] = kind.split(':');
  const known = CODES[type as AccountTypeName];
  if (!known) throw new Error(`${kind} has no account code`);
  return provider === undefined
    ? known
    : { code: `${known.code}.${provider}`, name: `${known.name}: ${provider}` };
}
