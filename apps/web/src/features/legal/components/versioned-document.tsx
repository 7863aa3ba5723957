import { type LegalName, paths } from '@likha/contract/addresses';
import { LEGAL_VERSIONS, type LegalVersionNumber, textVersionAt } from '@likha/contract/legal-versions';
import { type ComponentType, createElement } from 'react';
import { Navigate, useParams } from 'react-router';
import { useConfig } from '../../../lib/config.ts';

/** The texts of a document, each under the version that brought it. */
export type DocumentVersions = Readonly<
  Partial<Record<LegalVersionNumber, ComponentType>> &
    Record<(typeof LEGAL_VERSIONS)[0]['version'], ComponentType>
>;

interface VersionedDocumentProps {
  name: LegalName;
  versions: DocumentVersions;
}

/** A document as the version in the address has it; as the one in force does where the address names none (P361). */
export function VersionedDocument({ name, versions }: VersionedDocumentProps) {
  const { version } = useParams();
  const { data } = useConfig();
  const isKnown = version === undefined || LEGAL_VERSIONS.some((each) => each.version === version);
  if (!isKnown) return <Navigate to={paths.legal(name)} replace />;
  const first = LEGAL_VERSIONS[0].version;
  const numbers = Object.keys(versions) as LegalVersionNumber[];
  const Text = versions[textVersionAt(numbers, version ?? data?.legal.version ?? first) ?? first];
  return Text && createElement(Text);
}
