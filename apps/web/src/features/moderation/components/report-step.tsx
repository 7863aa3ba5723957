import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StrikeRecord } from '../../../ui/strikes/strike-record.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';

interface ReportStepProps {
  personId: string;
  /** A ban is asked about already. */
  isBan: boolean;
  isBusy: boolean;
  /** Takes the step that is offered; `days` of a suspension, null for a ban. */
  onStep: (step: { days: number | null; reason: string }) => void;
}

/** What counts against the person of a report, and the step that is offered once it is enough (P391). */
export function ReportStep({ personId, isBan, isBusy, onStep }: ReportStepProps) {
  const t = useTexts(moderationTexts);
  return (
    <Loaded
      query={useCall('GET /admin/users/{id}/strikes', { params: { id: personId } })}
      loading={<Skeleton height={48} label={t.loading} />}
      failedTitle={t.loadFailed}
    >
      {(record) => (
        <>
          <StrikeRecord record={record} />
          {record.proposed &&
            record.proposed.act !== 'warning' &&
            !(isBan && record.proposed.act === 'ban') && (
              <Button
                fullWidth
                loading={isBusy}
                onClick={() =>
                  record.proposed && onStep({ days: record.proposed.days, reason: record.proposed.reason })
                }
              >
                {record.proposed.days === null ? t.stepBan : t.stepSuspend({ days: record.proposed.days })}
              </Button>
            )}
        </>
      )}
    </Loaded>
  );
}
