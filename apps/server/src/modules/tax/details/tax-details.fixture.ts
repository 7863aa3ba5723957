/** What a creator says of themselves. */
export const DETAILS = {
  tin: '123-456-789-00000',
  kind: 'individual',
  registration: 'non_vat',
  registered_name: 'Ana Reyes Cruz',
  address: '12 Mabini St., Cebu City',
  zip_code: '6000',
} as const;
