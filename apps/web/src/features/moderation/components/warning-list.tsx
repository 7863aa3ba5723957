import { MODERATION } from '@likha/contract/limits';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { IconShieldCheck } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { shouted } from '../words.ts';
import { SeverityBadge } from './severity-badge.tsx';
import classes from './warning-list.module.css';

type Warning = Answer<'GET /moderation/warnings'>['warnings'][number];

/** Warnings that count now, the newest first. */
export function WarningList() {
  const t = useTexts(moderationTexts);
  const pages = useDatedPages('GET /moderation/warnings', 'warnings', { query: { limit: 20 } });
  const { data } = useCall('GET /moderation/warnings', { query: { limit: 1 } });
  const countOf = (count: number) =>
    count < MODERATION.listed ? t.warningCount({ count }) : t.warningCountAtLeast({ count });
  return (
    <section className={classes.queue} aria-label={t.warnings}>
      {data && <h2>{countOf(data.total)}</h2>}
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={140} label={t.loading} />}
        empty={<StatePanel icon={<IconShieldCheck size={32} stroke={1.75} />} title={t.noWarnings} />}
      >
        {(warnings) => (
          <>
            <Warnings warnings={warnings} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Warnings({ warnings }: { warnings: Warning[] }) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.warnings}
      items={warnings}
      keyOf={({ id }) => id}
      testId="warning"
      below={({ description }) => <WrittenText>{description}</WrittenText>}
      columns={[
        {
          name: 'who',
          label: t.columnPerson,
          isPlain: true,
          cell: ({ user: { full_name: name, email, avatar } }) => (
            <WithFace name={name} avatar={avatar} size={32}>
              <span>
                <strong>{name}</strong> <span className="dim">{email}</span>
              </span>
            </WithFace>
          ),
        },
        {
          name: 'severity',
          label: t.severity,
          isPlain: true,
          cell: ({ severity }) => <SeverityBadge severity={severity} of="warning" />,
        },
        { name: 'kind', label: t.columnKind, isPlain: true, cell: ({ warning_type: kind }) => shouted(kind) },
        { name: 'issued', label: t.columnIssued, cell: ({ created_at: at }) => shortDate(at, language) },
        {
          name: 'expires',
          label: t.columnExpires,
          cell: ({ expires_at: at }) => (at ? shortDate(at, language) : '–'),
        },
      ]}
    />
  );
}
