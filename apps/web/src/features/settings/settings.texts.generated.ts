// Written by `npm run texts` from settings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettingsTexts {
  title: string;
  lead: string;
  lastChange(values: { name: string | number; when: string | number }): string;
  loading: string;
  loadFailed: string;
  affiliateTitle: string;
  saleGroup: string;
  affiliateGroup: string;
  creditsGroup: string;
  packsGroup: string;
  creator_percentage: string;
  commission_percentage: string;
  max_earnings_per_creator: string;
  validity_months: string;
  min_transaction: string;
  min_payout_threshold: string;
  earnings_hold_days: string;
  earnings_reserve_percentage: string;
  earnings_reserve_days: string;
  restitution_creator_percentage: string;
  holdHint: string;
  payoutGroup: string;
  custom_credits_min: string;
  custom_credits_max: string;
  packCredits(values: { pack: string | number }): string;
  packBonus(values: { pack: string | number }): string;
  between(values: { min: string | number; max: string | number }): string;
  platformKeeps(values: { alone: string | number; referred: string | number }): string;
  wholeWrong(values: { min: string | number; max: string | number }): string;
  pesosWrong(values: { min: string | number; max: string | number }): string;
  commissionWrong: string;
  overAll: string;
  save: string;
  askTitle: string;
  askText: string;
  askConfirm: string;
  saving: string;
  change(values: { before: string | number; after: string | number }): string;
  saved: string;
  savedText: string;
  failedTitle: string;
  failed: string;
  affiliateFailed: string;
  validationTitle: string;
  payout_two_person_limit: string;
  payout_instant_daily_limit: string;
  settlement_days: string;
  payout_instant_fee: string;
  payersGroup: string;
  payersHint: string;
  accounts_per_payer: string;
  strikesGroup: string;
  strikesHint: string;
  strike_limit: string;
  strike_window_days: string;
  strike_first_days: string;
  strike_second_days: string;
  groups: string;
  foreignGroup: string;
  php_per_foreign_unit: string;
  foreignHint(values: { currency: string | number }): string;
  foreignSince(values: { when: string | number }): string;
}

export const settingsTexts: Record<Language, SettingsTexts> = {
  en: {
    title: "Product settings",
    lead: "These figures apply to everyone. Every change is recorded.",
    lastChange: (d) => "Last changed by " + d.name + ", " + d.when,
    loading: "Loading settings...",
    loadFailed: "Failed to load settings",
    affiliateTitle: "Program settings",
    saleGroup: "How a sale is divided",
    affiliateGroup: "Affiliate program",
    creditsGroup: "Buying credits",
    packsGroup: "Packs",
    creator_percentage: "Creators get (%)",
    commission_percentage: "Affiliate commission (%)",
    max_earnings_per_creator: "Maximum earnings per referred creator (₱)",
    validity_months: "Commission lasts (months)",
    min_transaction: "Smallest sale with commission (₱)",
    min_payout_threshold: "Minimum payout (₱)",
    earnings_hold_days: "Days that earnings are held",
    earnings_reserve_percentage: "Share of earnings kept in reserve (%)",
    earnings_reserve_days: "Days that this share is kept",
    restitution_creator_percentage: "What creators cover of money returned to fans (% of their share)",
    holdHint: "Whole days before a sale becomes available to its creator. It also applies to today’s sales and everything held now. With 0, nothing is held.",
    payoutGroup: "Payouts",
    custom_credits_min: "Smallest custom amount (credits)",
    custom_credits_max: "Largest custom amount (credits)",
    packCredits: (d) => d.pack + ": credits",
    packBonus: (d) => d.pack + ": bonus",
    between: (d) => d.min + " to " + d.max,
    platformKeeps: (d) => "The platform keeps " + d.alone + "%, or " + d.referred + "% while a referral is active.",
    wholeWrong: (d) => "Enter a whole number from " + d.min + " to " + d.max,
    pesosWrong: (d) => "Enter an amount from " + d.min + " to " + d.max + ", with at most two decimals",
    commissionWrong: "Commission percentage must be between 1% and 50%",
    overAll: "Creators and affiliates together cannot get more than 100%",
    save: "Save settings",
    askTitle: "Change the settings?",
    askText: "This applies from now on. What was already sold or ordered stays as it was.",
    askConfirm: "Save",
    saving: "Saving...",
    change: (d) => d.before + " → " + d.after,
    saved: "Settings saved",
    savedText: "They apply everywhere now.",
    failedTitle: "Update Failed",
    failed: "Failed to save settings",
    affiliateFailed: "Failed to update affiliate program settings",
    validationTitle: "Validation Error",
    payout_two_person_limit: "Payouts above this need two people (₱)",
    payout_instant_daily_limit: "Instant payouts per creator per day, 0 for none (₱)",
    settlement_days: "Days until a payment should be in a settlement report",
    payout_instant_fee: "Fee for an instant payout (₱)",
    payersGroup: "Payments",
    payersHint: "Counts every Likha account that one PayPal account paid for in the last 30 days. Accounts it already pays for can go on. GCash, Maya and cards aren’t counted: their payment companies don’t say whose account or card it was.",
    accounts_per_payer: "Likha accounts that one PayPal account may pay for",
    strikesGroup: "Strikes",
    strikesHint: "Warnings and removals count as strikes. At the limit, the next sanction is suggested to staff. Nothing happens automatically.",
    strike_limit: "Strikes before the next sanction",
    strike_window_days: "Days for which a strike counts",
    strike_first_days: "First suspension (days)",
    strike_second_days: "Second suspension (days)",
    groups: "Groups of settings",
    foreignGroup: "International cards",
    php_per_foreign_unit: "Pesos for one unit of the card’s currency, 0 to turn it off (₱)",
    foreignHint: (d) => "Cards through Verotel are charged in " + d.currency + ": the price in pesos at this rate, up to a whole cent. Orders keep the rate they were made by.",
    foreignSince: (d) => "This rate was set on " + d.when + "."
  },
  fil: {
    title: "Product settings",
    lead: "Para sa lahat ang mga numerong ito. Naka-record ang bawat pagbabago.",
    lastChange: (d) => "Huling binago ni " + d.name + ", " + d.when,
    loading: "Nilo-load ang settings...",
    loadFailed: "Hindi ma-load ang settings",
    affiliateTitle: "Settings ng programa",
    saleGroup: "Paano hinahati ang benta",
    affiliateGroup: "Affiliate program",
    creditsGroup: "Pagbili ng credits",
    packsGroup: "Mga pack",
    creator_percentage: "Parte ng creators (%)",
    commission_percentage: "Commission ng affiliate (%)",
    max_earnings_per_creator: "Pinakamataas na kita bawat na-refer na creator (₱)",
    validity_months: "Tagal ng commission (buwan)",
    min_transaction: "Pinakamaliit na bentang may commission (₱)",
    min_payout_threshold: "Pinakamababang payout (₱)",
    earnings_hold_days: "Ilang araw naka-hold ang kita",
    earnings_reserve_percentage: "Parte ng kita na nakareserba (%)",
    earnings_reserve_days: "Ilang araw nakareserba ang parteng ito",
    restitution_creator_percentage: "Sagot ng creator sa ibinabalik sa fan (% ng parte niya)",
    holdHint: "Ilang buong araw bago magamit ng creator ang kita sa isang benta. Sakop din nito ang mga benta ngayong araw at lahat ng naka-hold. Kung 0, walang iho-hold.",
    payoutGroup: "Mga payout",
    custom_credits_min: "Pinakamababang custom na halaga (credits)",
    custom_credits_max: "Pinakamataas na custom na halaga (credits)",
    packCredits: (d) => d.pack + ": credits",
    packBonus: (d) => d.pack + ": bonus",
    between: (d) => d.min + " hanggang " + d.max,
    platformKeeps: (d) => d.alone + "% ang sa platform, o " + d.referred + "% habang may aktibong referral.",
    wholeWrong: (d) => "Maglagay ng buong numero mula " + d.min + " hanggang " + d.max,
    pesosWrong: (d) => "Maglagay ng halaga mula " + d.min + " hanggang " + d.max + ", hanggang dalawang decimal",
    commissionWrong: "Dapat nasa pagitan ng 1% at 50% ang commission",
    overAll: "Hindi puwedeng lumampas sa 100% ang parte ng creators at affiliates",
    save: "I-save ang settings",
    askTitle: "Baguhin ang settings?",
    askText: "Mula ngayon lang ito. Hindi magbabago ang nabenta o na-order na.",
    askConfirm: "I-save",
    saving: "Sine-save...",
    change: (d) => d.before + " → " + d.after,
    saved: "Na-save ang settings",
    savedText: "Gumagana na ang mga ito sa lahat.",
    failedTitle: "Hindi Na-update",
    failed: "Hindi ma-save ang settings",
    affiliateFailed: "Hindi ma-update ang settings ng affiliate program",
    validationTitle: "May Mali sa Form",
    payout_two_person_limit: "Dalawang tao ang mag-aapruba ng payout na higit dito (₱)",
    payout_instant_daily_limit: "Instant payout ng bawat creator kada araw, 0 kung wala (₱)",
    settlement_days: "Ilang araw bago dapat nasa settlement report ang bayad",
    payout_instant_fee: "Fee sa instant payout (₱)",
    payersGroup: "Mga bayad",
    payersHint: "Binibilang ang bawat Likha account na binayaran ng iisang PayPal account sa nakalipas na 30 araw. Tuloy lang ang mga account na binabayaran na nito. Hindi binibilang ang GCash, Maya at card: hindi sinasabi ng mga payment company nila kung kaninong account o card iyon.",
    accounts_per_payer: "Ilang Likha account ang puwedeng bayaran ng isang PayPal account",
    strikesGroup: "Mga strike",
    strikesHint: "Strike ang bawat warning at pag-alis ng content. Kapag naabot ang limit, imumungkahi sa staff ang susunod na parusa. Walang awtomatikong mangyayari.",
    strike_limit: "Bilang ng strike bago ang susunod na parusa",
    strike_window_days: "Ilang araw may bisa ang strike",
    strike_first_days: "Unang suspension (araw)",
    strike_second_days: "Pangalawang suspension (araw)",
    groups: "Mga grupo ng settings",
    foreignGroup: "Mga international card",
    php_per_foreign_unit: "Ilang piso ang isang unit ng currency ng card, 0 para i-off (₱)",
    foreignHint: (d) => "Sa " + d.currency + " sinisingil ang mga card na dumadaan sa Verotel: ang presyo sa piso ayon sa rate na ito, pataas sa buong sentimo. Hindi nagbabago ang rate ng order na nagawa na.",
    foreignSince: (d) => "Itinakda ang rate na ito noong " + d.when + "."
  }
};
