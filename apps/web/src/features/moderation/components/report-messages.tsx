import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { Report } from '../words.ts';
import { Acts } from './card-parts.tsx';
import classes from './report-messages.module.css';
import { ReviewFiles } from './review-files.tsx';

type Kept = Answer<'GET /moderation/reports/{id}/messages'>['messages'][number];

/** What was written around a message that was reported (P434): asked for by a press, as reading it is on record. */
export function ReportMessages({ report }: { report: Report }) {
  const t = useTexts(moderationTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Acts>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t.hideMessages : t.readMessages}
        </Button>
      </Acts>
      {isOpen ? <Evidence reportId={report.id} /> : <p className="dim">{t.messagesHint}</p>}
    </>
  );
}

function Evidence({ reportId }: { reportId: string }) {
  const t = useTexts(moderationTexts);
  return (
    <Loaded
      query={useCall('GET /moderation/reports/{id}/messages', { params: { id: reportId } })}
      loading={<Skeleton height={120} label={t.loading} />}
      failedTitle={t.loadFailed}
    >
      {({ messages }) => (
        <ol className={classes.messages} aria-label={t.reportedMessages}>
          {messages.map((message) => (
            <KeptMessage key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function KeptMessage({ message }: { message: Kept }) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const [isLooking, setIsLooking] = useState(false);
  const { sender, text, files, files_count: count, is_reported: isReported } = message;
  const missing = count - files.length;
  const name = `@${sender.username}`;
  return (
    <li className={classes.message} data-reported={isReported || undefined}>
      <p className={classes.head}>
        <strong>{name}</strong>
        {message.is_of_reporter && <span className="dim">{t.byReporter}</span>}
        {isReported && <span className={classes.mark}>{t.thisOne}</span>}
        <time className="dim" dateTime={message.sent_at}>
          {dateAndTime(message.sent_at, language)}
        </time>
      </p>
      {text !== null && <WrittenText>{text}</WrittenText>}
      {text === null && count === 0 && <p className="dim">{t.nothingLeft}</p>}
      <ReviewFiles files={files} title={name} isLooking={isLooking} onLook={() => setIsLooking(!isLooking)} />
      {missing > 0 && <p className="dim">{t.filesGone({ count: missing })}</p>}
    </li>
  );
}
