/** What a creator is to the tax office (P793). No zod here: the web bundles this file. */
export const TAX_KINDS = ['individual', 'corporate'] as const;
export const TAX_REGISTRATIONS = ['not_registered', 'non_vat', 'vat'] as const;
export const TAX_DETAILS = { nameCharacters: 150, addressCharacters: 200 } as const;

/** What of a TIN is shown: `789-00000`. @param tin as it is kept */
export const endingOf = (tin: string): string => `${tin.slice(6, 9)}-${tin.slice(9)}`;

/** As it is shown where it is nobody's to read whole. */
export const maskedTin = (ending: string): string => `•••-•••-${ending}`;
