import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';

export interface InvoicesDeps extends BaseDeps {
  /** Opens who creators are to the tax office. */
  taxCipher: Cipher;
}
