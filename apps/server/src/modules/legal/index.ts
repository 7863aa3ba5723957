export { DECLARED_VERSIONS } from './declared-versions.ts';
export { demandConsent } from './demand-consent.ts';
export type { LegalDeps } from './legal-deps.ts';
export { type DatedVersion, versionToAccept } from './legal-versions.ts';
export { presentVersion } from './present-version.ts';
export { readVersions } from './read-versions.ts';
