// Written by `npm run texts` from accounts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AccountsTexts {
  issuer: string;
  wallet: string;
  clearing(values: { provider: string | number }): string;
  deposits: string;
  promotions: string;
  revenue: string;
  creator_payable: string;
  creator_held: string;
  affiliate_held: string;
  affiliate_payable: string;
  payouts_in_flight: string;
  fan_debt: string;
  creator_debt: string;
  chargeback_loss: string;
  provider_fees(values: { provider: string | number }): string;
  tax_payable: string;
  revenue_vat: string;
  input_vat: string;
  withholding_payable: string;
  breakage: string;
  clawed_back: string;
  bank: string;
  reserve: string;
  payouts_clearing: string;
  payouts_fees: string;
}

export const accountsTexts: Record<Language, AccountsTexts> = {
  en: {
    issuer: "Credits in circulation",
    wallet: "Wallets",
    clearing: (d) => "Clearing with " + d.provider,
    deposits: "Customer deposits",
    promotions: "Promotions",
    revenue: "Revenue",
    creator_payable: "Owed to creators",
    creator_held: "Held for payout",
    affiliate_held: "Commission, held",
    affiliate_payable: "Commission, available",
    payouts_in_flight: "Payouts on the way",
    fan_debt: "Owed by payers",
    creator_debt: "Owed by creators",
    chargeback_loss: "Lost to disputes",
    provider_fees: (d) => "Fees of " + d.provider,
    tax_payable: "Taxes owed",
    revenue_vat: "VAT in what Likha earned",
    input_vat: "VAT paid to suppliers, taken off",
    withholding_payable: "Tax withheld from creators, owed to the BIR",
    breakage: "Credits of erased accounts",
    clawed_back: "Taken back from creators",
    bank: "Bank",
    reserve: "Kept in reserve by providers",
    payouts_clearing: "Clearing for payouts",
    payouts_fees: "Fees of payouts"
  },
  fil: {
    issuer: "Credits sa sirkulasyon",
    wallet: "Mga wallet",
    clearing: (d) => "Clearing sa " + d.provider,
    deposits: "Deposito ng mga customer",
    promotions: "Mga promotion",
    revenue: "Kita ng Likha",
    creator_payable: "Utang sa mga creator",
    creator_held: "Naka-hold para sa payout",
    affiliate_held: "Commission, naka-hold",
    affiliate_payable: "Commission, available",
    payouts_in_flight: "Mga payout na ipinadala na",
    fan_debt: "Utang ng mga nagbayad",
    creator_debt: "Utang ng mga creator",
    chargeback_loss: "Nawala sa mga dispute",
    provider_fees: (d) => "Mga fee ng " + d.provider,
    tax_payable: "Buwis na babayaran",
    revenue_vat: "VAT na kasama sa kinita ng Likha",
    input_vat: "VAT na ibinayad sa mga supplier, ibinawas",
    withholding_payable: "Buwis na kinaltas sa mga creator, babayaran sa BIR",
    breakage: "Credits ng mga nabura nang account",
    clawed_back: "Binawi sa mga creator",
    bank: "Bangko",
    reserve: "Nakareserba sa mga provider",
    payouts_clearing: "Clearing ng mga payout",
    payouts_fees: "Mga fee ng payout"
  }
};
