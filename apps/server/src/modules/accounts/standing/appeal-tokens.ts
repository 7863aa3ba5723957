import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../platform/ids.ts';

/** What an appeal is sent with: names a decision, and proves that the link was made by us. Kept nowhere. */
export interface AppealTokens {
  make(sanctionId: string): string;
  /** @returns the decision that a token is of; null for one that is not ours */
  read(token: string): string | null;
}

/** Tokens as `id.signature`: whoever is banned has no session to prove who they are (P170). */
export function createAppealTokens(key: Buffer): AppealTokens {
  const sign = (id: string) => createHmac('sha256', key).update(id).digest();
  return {
    make: (id) => `${id}.${sign(id).toString('base64url')}`,
    read(token) {
      const [id = '', signature = '', ...rest] = token.split('.');
      if (!isId(id) || rest.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(id);
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}
