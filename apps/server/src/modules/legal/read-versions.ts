import type { CallResponse, Calls } from '@likha/contract';
import { listAnnouncements, listConsents } from './legal.queries.ts';
import type { LegalDeps } from './legal-deps.ts';
import {
  announcedVersion,
  type DatedVersion,
  datedVersions,
  isFirstAlone,
  versionInForce,
} from './legal-versions.ts';
import { presentVersion } from './present-version.ts';

/** The version of the documents that holds now, the one that people are told of, and all that they know of, the oldest first. */
export interface VersionsNow {
  inForce: DatedVersion;
  announced: DatedVersion | null;
  all: [DatedVersion, ...DatedVersion[]];
}

/** Which version holds now is the server's clock to say (P358). */
export async function readVersions(deps: LegalDeps): Promise<VersionsNow> {
  const now = deps.clock.now();
  const announced = isFirstAlone(deps.legalVersions) ? [] : await listAnnouncements(deps.db);
  const all = datedVersions(deps.legalVersions, announced);
  return { inForce: versionInForce(all, now), announced: announcedVersion(all, now), all };
}

/** Every version that people know of, the newest first, and when this person accepted each. */
export async function listVersions(
  deps: LegalDeps,
  personId: string | null,
): Promise<CallResponse<Calls['listLegalVersions']>> {
  const { all } = await readVersions(deps);
  const consents = personId === null ? [] : await listConsents(deps.db, personId);
  const versions = all.toReversed().map((version) => ({
    ...presentVersion(version, deps.clock.now()),
    announced_at: version.announcedAt?.toISOString() ?? null,
    accepted_at:
      consents.find((consent) => consent.version === version.version)?.accepted_at.toISOString() ?? null,
  }));
  return { versions };
}
