import type { Destination } from './payout-sender.ts';

/** Xendit's codes of Philippine banks, by the words that name a bank and no other. */
const BANKS: readonly (readonly [code: string, ...names: string[]])[] = [
  ['PH_AUB', 'aub', 'asia united bank'],
  ['PH_BDO', 'bdo', 'bdo unibank', 'banco de oro', 'banco de oro unibank'],
  ['PH_BPI', 'bpi', 'bank of the philippine islands'],
  ['PH_CBC', 'china bank', 'chinabank', 'china banking'],
  ['PH_CIMB', 'cimb', 'cimb bank', 'cimb bank philippines'],
  ['PH_DBP', 'dbp', 'development bank of the philippines'],
  ['PH_EWB', 'eastwest', 'eastwest bank', 'east west bank'],
  ['PH_LBP', 'landbank', 'land bank', 'landbank of the philippines', 'land bank of the philippines'],
  ['PH_MET', 'metrobank', 'metropolitan bank and trust', 'metropolitan bank trust'],
  ['PH_PNB', 'pnb', 'philippine national bank'],
  ['PH_PSB', 'psbank', 'philippine savings bank'],
  ['PH_RCBC', 'rcbc', 'rizal commercial banking'],
  ['PH_ROB', 'robinsons bank'],
  ['PH_SEC', 'security bank', 'securitybank'],
  ['PH_UBP', 'unionbank', 'union bank', 'unionbank of the philippines', 'union bank of the philippines'],
  ['PH_PAYMAYA', 'maya', 'paymaya', 'maya bank', 'maya philippines'],
];
const CODE_OF = new Map(BANKS.flatMap(([code, ...names]) => names.map((name) => [name, code] as const)));

/** The channel that reaches an account, by the bank's name as a person wrote it; null where it is none that we know for sure. */
export function channelOf(destination: Destination): string | null {
  if (destination.method === 'gcash') return 'PH_GCASH';
  return CODE_OF.get(plainName(destination.bankName)) ?? null;
}

/** `B.D.O. Unibank, Inc.` is `bdo unibank`. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[.,&'’-]/g, (sign) => (sign === '.' ? '' : ' '))
    .replace(/\b(inc|corp|corporation|company|co)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
