import { OwnStrikes } from '../../../features/enforcement/components/own-strikes.tsx';
import { AcceptedVersions } from '../../../features/legal/components/accepted-versions.tsx';

/** What is on record of somebody: strikes, and the documents that they accepted. Rarely looked at, so it comes when it is. */
export function RecordSettings() {
  return (
    <>
      <OwnStrikes />
      <AcceptedVersions />
    </>
  );
}
