import type { CallResponse, Calls } from '@likha/contract';
import { maskedTin } from '@likha/contract/tax/tin';
import { formatTin } from '@likha/contract/tin';
import type { Cipher } from '../../../platform/cipher.ts';

/** What of a creator's tax details is sealed. */
export interface SealedDetails {
  /** Nine digits and five of the branch. */
  tin: string;
  registered_name: string;
  address: string;
  zip_code: string;
}

/** Who a creator is to the tax office. */
export interface TaxDetails extends SealedDetails {
  kind: 'individual' | 'corporate';
  registration: 'not_registered' | 'non_vat' | 'vat';
}

export interface DetailsRow {
  id: string;
  creator_id: string;
  sealed: Buffer;
  tin_ending: string;
  kind: TaxDetails['kind'];
  registration: TaxDetails['registration'];
  written_at: Date;
}

type Shown = NonNullable<CallResponse<Calls['getTaxDetails']>['details']>;

export function sealDetails(
  cipher: Cipher,
  { tin, registered_name, address, zip_code }: SealedDetails,
): Buffer {
  return cipher.seal(Buffer.from(JSON.stringify({ tin, registered_name, address, zip_code })));
}

export function openDetails(
  cipher: Cipher,
  { sealed, kind, registration }: Pick<TaxDetails, 'kind' | 'registration'> & { sealed: Buffer },
): TaxDetails {
  return { ...(JSON.parse(cipher.open(sealed).toString()) as SealedDetails), kind, registration };
}

/** Whole, for who may read the TIN. */
export function presentWhole(details: TaxDetails, at: Date): Shown {
  return { ...details, tin: formatTin(details.tin), written_at: at.toISOString() };
}

/** With the TIN's ending alone. */
export function presentMasked(details: TaxDetails, row: { tin_ending: string; written_at: Date }): Shown {
  return { ...presentWhole(details, row.written_at), tin: maskedTin(row.tin_ending) };
}

/** Does it say the same? */
export function isSame(one: TaxDetails, other: TaxDetails): boolean {
  return (Object.keys(one) as (keyof TaxDetails)[]).every((field) => one[field] === other[field]);
}
