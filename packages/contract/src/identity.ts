/** What a creator shows of themselves to be verified (P115). No zod here: the web bundles this file. */

export const ID_TYPES = [
  'drivers_license',
  'passport',
  'umid',
  'philsys',
  'postal',
  'voters',
  'sss',
  'tin',
] as const;
export type IdType = (typeof ID_TYPES)[number];

/** What a creator agrees to with each submission; kept with the version of the documents and the moment. */
export const CONSENTS = [
  'age_confirmation',
  'terms_conditions',
  'privacy_policy',
  'creator_consent',
  'acceptable_use_policy',
] as const;
export type Consent = (typeof CONSENTS)[number];

/** The two pictures of a submission, by their fields. */
export const DOCUMENTS = ['id_photo', 'selfie_with_id'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Bytes of one picture, and the fewest pixels of its sides: with fewer nobody reads a number on it. */
export const DOCUMENT_IMAGE = { bytes: 10 * 1024 * 1024, longSide: 800, shortSide: 500 } as const;

export const ID_NUMBER_CHARACTERS = 40;
/** Of a rejection. */
export const REASON_CHARACTERS = 500;

/**
 * How the issuers write their numbers, without spaces and hyphens, and an example as it is printed. The LTO's licence is a
 * letter and ten digits; a passport has nine characters; UMID shows a CRN of 12 digits and PhilSys a card number of 16 or
 * one of 12; SSS has 10 digits, a TIN 9, with a branch 12 or 14; the Comelec's VIN begins with precinct and letter.
 */
const NUMBERS: Readonly<Record<IdType, { form: RegExp; example: string }>> = {
  drivers_license: { form: /^[A-Z]\d{10}$/, example: 'N01-12-345678' },
  passport: { form: /^(?:[A-Z]\d{7}[A-Z]|[A-Z]{2}\d{7})$/, example: 'P1234567A' },
  umid: { form: /^\d{12}$/, example: '0111-2345678-9' },
  philsys: { form: /^(?:\d{12}|\d{16})$/, example: '1234-5678-9012-3456' },
  postal: { form: /^(?=(?:\D*\d){6})[A-Z0-9]{9,16}$/, example: 'A123 4567 8901' },
  voters: { form: /^\d{8}[A-Z][A-Z0-9]{8,16}$/, example: '1234-0001A-A0190ABC10000' },
  sss: { form: /^\d{10}$/, example: '34-1234567-8' },
  tin: { form: /^\d{9}(?:\d{3}|\d{5})?$/, example: '123-456-789-000' },
};

/** A number as it is compared: capitals, without spaces, hyphens, dots and slashes. */
export function plainIdNumber(number: string): string {
  return number.replace(/[\s./-]/g, '').toUpperCase();
}

/** Whether a number can be one of this type, however it was typed. */
export function fitsIdType(type: IdType, number: string): boolean {
  const plain = plainIdNumber(number);
  // The same digit over and over is typed to get past the form.
  return NUMBERS[type].form.test(plain) && !/^\D*(\d)(?:\D*\1)*\D*$/.test(plain);
}

/** A number of this type as it is printed. */
export function exampleOf(type: IdType): string {
  return NUMBERS[type].example;
}
