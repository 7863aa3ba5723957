import { tinOf } from '@likha/contract/tin';
import type { Answer, Body } from '../../lib/api-types.ts';
import type { IdentityTexts } from './identity.texts.generated.ts';

export type Identity = NonNullable<Answer<'GET /admin/tax'>['tax']['identity']>;

export type IdentityDraft = Record<'name' | 'tin' | 'address' | 'zip', string>;

/** How the call calls what is typed. */
export const IDENTITY_FIELDS: Record<string, keyof IdentityDraft> = {
  registered_name: 'name',
  zip_code: 'zip',
};

export function identityDraftOf(identity: Identity | null): IdentityDraft {
  const { registered_name: name = '', tin = '', address = '', zip_code: zip = '' } = identity ?? {};
  return { name, tin, address, zip };
}

export function identityProblemsOf(
  draft: IdentityDraft,
  t: IdentityTexts,
): Partial<Record<keyof IdentityDraft, string>> {
  return {
    ...(draft.name.trim() === '' && { name: t.nameNeeded }),
    ...(tinOf(draft.tin) === null && { tin: t.tinNeeded }),
    ...(draft.address.trim() === '' && { address: t.addressNeeded }),
    ...(!/^\d{4}$/.test(draft.zip.trim()) && { zip: t.zipNeeded }),
  };
}

export function identityBodyOf({ name, tin, address, zip }: IdentityDraft): Body<'POST /admin/tax/identity'> {
  return { registered_name: name.trim(), tin: tin.trim(), address: address.trim(), zip_code: zip.trim() };
}
