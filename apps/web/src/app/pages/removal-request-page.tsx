import { paths } from '@likha/contract/addresses';
import { REMOVAL } from '@likha/contract/limits';
import { useState } from 'react';
import { RemovalForm } from '../../features/removals/components/removal-form.tsx';
import { removalsTexts } from '../../features/removals/removals.texts.generated.ts';
import type { Answer } from '../../lib/api-types.ts';
import { dateAndTime } from '../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../lib/texts.ts';
import { Card } from '../../ui/card.tsx';
import { IconMailCheck } from '../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './removal-request-page.module.css';

/** Where anybody asks for content to be removed, and reads until when it is decided. */
export function RemovalRequestPage() {
  const t = useTexts(removalsTexts);
  const [answer, setAnswer] = useState<Answer<'POST /removal-requests'> | null>(null);
  return (
    <div className={classes.page}>
      <PageHead title={t.page} description={t.description} path={paths.removalRequest()} />
      <PageHeading title={t.title} lead={t.lead({ days: REMOVAL.days })} />
      <Card className={classes.form}>
        {answer ? <Received answer={answer} /> : <RemovalForm onSent={setAnswer} />}
      </Card>
    </div>
  );
}

function Received({ answer }: { answer: Answer<'POST /removal-requests'> }) {
  const t = useTexts(removalsTexts);
  const when = dateAndTime(answer.due_at, useLanguage());
  return (
    <div role="status">
      <StatePanel
        tone="good"
        icon={<IconMailCheck size={32} stroke={1.75} />}
        title={t.thanks}
        text={
          <>
            {answer.message}
            <br />
            {t.reference({ id: answer.id, when })}
          </>
        }
        testId="removal-received"
        action={<LinkButton to={paths.landing()}>{t.backHome}</LinkButton>}
      />
    </div>
  );
}
