import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCredits } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { letter } from '../../platform/letter/letter.ts';
import { oneLine } from '../../platform/letter/mail-words.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import { findGiftFacts } from './gifts.queries.ts';
import { giftsTexts } from './gifts.texts.generated.ts';

export interface MailGiftDeps extends BaseDeps {
  mail: Mail;
  publicUrl: string;
}

/** Tells a fan of a gift. Its subject names nobody (P732), and what the giver wrote is on the page alone. Sent twice it is the same message. */
export async function mailGift(deps: MailGiftDeps, giftId: string): Promise<void> {
  const facts = await findGiftFacts(deps.db, giftId);
  if (!facts) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = giftsTexts[language];
  const from = facts.giver === null ? t.fromSomebody : t.fromPerson({ username: facts.giver });
  const { months } = facts;
  const name = oneLine(facts.creator_name ?? '');
  const [words, path] =
    months === null
      ? [
          facts.credits === 1 ? t.creditText : t.creditsText({ credits: formatCredits(facts.credits) }),
          paths.creditHistory(),
        ]
      : [months === 1 ? t.monthText({ name }) : t.monthsText({ name, months }), paths.subscriptions()];
  const blocks = [from, words, { link: `${deps.publicUrl}${path}` }];
  const written = letter({ language, name: facts.full_name, subject: t.subject, blocks });
  await deps.mail.send({ key: `gift-${giftId}`, to: facts.email, ...written });
}
