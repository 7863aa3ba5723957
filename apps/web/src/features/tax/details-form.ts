import type { Answer, Body } from '../../lib/api-types.ts';
import type { CreatorTexts } from './creator.texts.generated.ts';

export type Details = NonNullable<Answer<'GET /tax/details'>['details']>;
type Sent = Body<'PUT /tax/details'>;

/** What the form holds. The TIN is never in it before it is typed: what is shown of it is no TIN. */
export interface DetailsValues extends Omit<Required<Sent>, 'code'> {
  tin: string;
  /** Of a second factor; left out where it was not asked for. */
  code: string;
}

export function valuesOf(details: Details | null): DetailsValues {
  return {
    tin: '',
    kind: details?.kind ?? 'individual',
    registration: details?.registration ?? 'non_vat',
    registered_name: details?.registered_name ?? '',
    address: details?.address ?? '',
    zip_code: details?.zip_code ?? '',
    code: '',
  };
}

/** What a passkey said; it stands in the place of a code, and works once. */
export type PasskeyAnswer = Exclude<Sent['code'], string | undefined>;

interface Sending {
  /** Nothing was said before: then there is no TIN that could stay. */
  isFirst: boolean;
  passkey?: PasskeyAnswer | null;
}

/** What is sent. An empty TIN is none, so that the one that is there stays; where there is none its field is refused with the others. */
export function bodyOf(
  { tin, code: typed, ...rest }: DetailsValues,
  { isFirst, passkey = null }: Sending,
): Sent {
  const code = passkey ?? typed.trim();
  return { ...rest, ...((isFirst || tin.trim()) && { tin }), ...(code && { code }) };
}

export function kindWords(kind: Details['kind'], t: CreatorTexts): string {
  return { individual: t.individual, corporate: t.corporate }[kind];
}

export function registrationWords(registration: Details['registration'], t: CreatorTexts): string {
  return { not_registered: t.notRegistered, non_vat: t.nonVat, vat: t.vat }[registration];
}
