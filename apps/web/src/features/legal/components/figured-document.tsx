import type { LegalName } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { legalTexts } from '../legal.texts.generated.ts';
import { LegalDocument } from './legal-document.tsx';

interface FiguredDocumentProps {
  name: LegalName;
  title: string;
  lead: string;
  /** With the figures that are in force. */
  bodyOf: (config: Answer<'GET /config'>) => string;
}

/** A document with figures of the server: nothing is agreed to on figures that are not in force. */
export function FiguredDocument({ bodyOf, ...rest }: FiguredDocumentProps) {
  const t = useTexts(legalTexts);
  return (
    <Loaded
      query={useConfig()}
      loading={<Skeleton height={520} label={t.loading} />}
      failedTitle={t.loadFailed}
    >
      {(config) => <LegalDocument {...rest} body={bodyOf(config)} />}
    </Loaded>
  );
}
