import { CONSENTS } from '@likha/contract/identity';
import { type Form, jpeg } from '../../../test/forms.ts';

export const ALL_CONSENTS: Record<string, string> = Object.fromEntries(
  CONSENTS.map((name) => [name, 'true']),
);

/** A submission that is accepted; a test changes what it is about. */
export async function submission(fields: Record<string, string> = {}, files?: Form['files']): Promise<Form> {
  const content = await jpeg(800, 500);
  return {
    fields: { id_type: 'sss', id_number: '34-1234567-8', ...ALL_CONSENTS, ...fields },
    files: files ?? [
      { field: 'id_photo', content },
      { field: 'selfie_with_id', content },
    ],
  };
}
