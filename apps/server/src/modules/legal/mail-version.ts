import type { Language } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE, LOCALES } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import { findReader } from './legal.queries.ts';
import { legalTexts } from './legal.texts.generated.ts';
import type { LegalMailDeps } from './legal-deps.ts';
import { readVersions } from './read-versions.ts';

/** Tells somebody of a new version of the documents: from when it holds and what changes. Sent twice it is the same message. */
export async function mailVersion(
  deps: LegalMailDeps,
  { personId, version }: { personId: string; version: string },
): Promise<void> {
  const reader = await findReader(deps.db, personId);
  const told = (await readVersions(deps)).all.find((each) => each.version === version);
  if (!reader || !told) return;
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const t = legalTexts[language];
  const day = dayOf(told.effectiveAt, language);
  const blocks = [
    t.mailText({ day, version }),
    told.summary[language],
    t.mailRead,
    { link: `${deps.publicUrl}${paths.legalVersions()}` },
    t.mailThen,
  ];
  const written = letter({ language, name: reader.full_name, subject: t.subject({ day }), blocks });
  await deps.mail.send({
    key: `documents-${version.replace('.', '-')}-${personId}`,
    to: reader.email,
    ...written,
  });
}

function dayOf(moment: Date, language: Language): string {
  return moment.toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Manila' });
}
