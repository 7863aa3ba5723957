import { isId } from '@likha/contract/addresses';
import type { Keys } from '../../../platform/keys.ts';
import { createMac } from '../../../platform/mac.ts';

const SIGNATURE_CHARACTERS = 43;

/** What an appeal is sent with: names a decision, and proves that the link was made by us. Kept nowhere. */
export interface AppealTokens {
  make(sanctionId: string): string;
  /** @returns the decision that a token is of; null for one that is not ours */
  read(token: string): string | null;
}

/** Tokens as `id.signature`: whoever is banned has no session to prove who they are (P170). */
export function createAppealTokens(keys: Keys): AppealTokens {
  const mac = createMac(keys, SIGNATURE_CHARACTERS);
  return {
    make: (id) => `${id}.${mac.of(id)}`,
    read(token) {
      const [id = '', signature = '', ...rest] = token.split('.');
      if (!isId(id) || rest.length > 0) return null;
      return mac.fits(signature, id) ? id : null;
    },
  };
}
