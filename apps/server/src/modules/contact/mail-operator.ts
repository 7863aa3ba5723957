import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import { findMessage } from './contact.queries.ts';
import { contactTexts } from './contact.texts.generated.ts';
import type { ContactDeps } from './contact-deps.ts';

/** Tells the operator of a message. The visitor's words stand in the text alone, where they can be no header. */
export async function mailOperator(deps: ContactDeps, messageId: string): Promise<void> {
  const row = deps.contactEmail === null ? undefined : await findMessage(deps.db, messageId);
  if (!row || deps.contactEmail === null) return;
  const t = contactTexts[DEFAULT_LANGUAGE];
  const from = t.mailFrom({ name: row.name, address: row.email });
  const blocks = [from, row.message];
  const written = letter({ language: DEFAULT_LANGUAGE, name: null, subject: t.mailSubject, blocks });
  await deps.mail.send({ key: `contact-${row.id}`, to: deps.contactEmail, ...written });
}
