import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { evidenceTexts } from '../evidence.texts.generated.ts';
import { EvidenceForm } from './evidence-form.tsx';

/** What a dispute is answered with, once somebody asks for it (P404). */
export function DisputeEvidence({ id }: { id: string }) {
  const t = useTexts(evidenceTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <div>
        <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t.close : t.open}
        </Button>
      </div>
      {isShown && <Shown id={id} />}
    </>
  );
}

function Shown({ id }: { id: string }) {
  const t = useTexts(evidenceTexts);
  return (
    <Loaded
      query={useCall('GET /admin/disputes/{id}/evidence', { params: { id } })}
      failedTitle={t.loadFailed}
      loading={<Skeleton height={240} label={t.loading} />}
    >
      {({ evidence }) => <EvidenceForm id={id} evidence={evidence} />}
    </Loaded>
  );
}
