import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { Mac } from '../../platform/mac.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { PaymentProvider, ProviderName } from '../../providers/payments/payment-provider.ts';
import type { Ledger } from '../ledger/index.ts';

export interface CreditsDeps extends BaseDeps {
  ledger: Ledger;
  payments: Readonly<Record<ProviderName, PaymentProvider>>;
  /** Who may be paid with: who has keys, or the sandbox in their place. */
  payers: ReadonlySet<ProviderName>;
  /** What payers of an acquirer that takes no pesos are charged in (P777). */
  foreignCurrency: string;
  /** Names the network and the device that a payment is begun from (P938). */
  placeMac: Mac;
  /** Names the account at a provider by which a purchase is paid (P957). */
  instrumentMac: Mac;
  /** Proves that an address was given to a provider for who leaves without paying (P1065). */
  leftMac: Mac;
  /** Seals the payloads of webhooks that are kept. */
  webhookCipher: Cipher;
  /** Seals the files that disputes are answered with. */
  evidenceCipher: Cipher;
  /** Uploads are received here. */
  workFolder: string;
  mail: Mail;
  /** What statements of payers say in place of the product (P365). */
  neutralName: string;
  /** Where fans come back to, without a trailing slash. */
  publicUrl: string;
  /** Payments go to the sandbox; a receipt says so. */
  isSandboxPayment: boolean;
}
