import { MAILED_KINDS, type MailedKind } from '@likha/contract/notification-kinds';
import type { Cipher } from '../../platform/cipher.ts';

/** What a link in a mail turns off. */
export interface Unsubscribing {
  personId: string;
  kind: MailedKind;
}

/** What a mail is turned off with: one kind, for one person. Kept nowhere, works as long as there is the account. */
export interface NotificationLinks {
  make(what: Unsubscribing): string;
  /** @returns what it turns off; null for one that is not ours */
  read(token: string): Unsubscribing | null;
}

const KINDS: readonly string[] = MAILED_KINDS;

/** Tokens are sealed, not signed only: who gets to see one, as whoever a mail is passed on to, learns of nobody (P213). */
export function createNotificationLinks(cipher: Cipher): NotificationLinks {
  return {
    make: ({ personId, kind }) => cipher.seal(Buffer.from(`${personId} ${kind}`)).toString('base64url'),
    read(token) {
      const sealed = Buffer.from(token, 'base64url');
      // One way of writing it is ours; others that mean the same are not.
      if (sealed.toString('base64url') !== token) return null;
      const [personId = '', kind = ''] = open(cipher, sealed).split(' ');
      return KINDS.includes(kind) ? { personId, kind: kind as MailedKind } : null;
    },
  };
}

/** Empty for what was not sealed by us. */
function open(cipher: Cipher, sealed: Buffer): string {
  try {
    return cipher.open(sealed).toString();
  } catch {
    return '';
  }
}
