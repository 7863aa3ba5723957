import { LEGAL_VERSIONS, type LegalVersionNumber } from '@likha/contract/legal-versions';
import { type LegalTexts, legalTexts } from './legal.texts.generated.ts';
import type { DeclaredVersion, DeclaredVersions } from './legal-versions.ts';

/** What each version changes; a version without its words does not compile. */
const SUMMARIES: Record<LegalVersionNumber, (t: LegalTexts) => string> = {
  '1.0': (t) => t.summary_1_0,
};

const [first, ...later] = LEGAL_VERSIONS;

/** The versions of the documents, as the contract declares them. */
export const DECLARED_VERSIONS: DeclaredVersions = [withSummary(first), ...later.map(withSummary)];

function withSummary(version: (typeof LEGAL_VERSIONS)[number]): DeclaredVersion {
  const summaryOf = SUMMARIES[version.version];
  return { ...version, summary: { en: summaryOf(legalTexts.en), fil: summaryOf(legalTexts.fil) } };
}
