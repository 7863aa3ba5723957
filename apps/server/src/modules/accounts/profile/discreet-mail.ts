import { DEFAULT_LANGUAGE, type Language } from '@likha/contract/language';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Mail } from '../../../providers/mail/mail.ts';
import { findDiscreet } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/**
 * The same mail, from the neutral name and under one subject for who asked for that (P367). It stands before every mail, so
 * that none is forgotten, and looks when a mail goes out, not when it was queued.
 */
export function createDiscreetMail(
  mail: Mail,
  { db, neutralName }: { db: Queryable; neutralName: string },
): Mail {
  return {
    ...mail,
    async send(message) {
      const asked = await findDiscreet(db, message.to);
      if (!asked) return mail.send(message);
      const language = (asked.language as Language | null) ?? DEFAULT_LANGUAGE;
      const subject = accountsTexts[language].discreetSubject;
      return mail.send({ ...message, subject, senderName: neutralName });
    },
  };
}
