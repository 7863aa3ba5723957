import { MODERATION } from '@likha/contract/limits';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Card } from '../../../ui/card.tsx';
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

/** Warnings that count now, the newest first. */
export function WarningList() {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
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
            <ul className={classes.list}>
              {warnings.map((warning) => (
                <Card as="li" key={warning.id} className={classes.warning} data-testid="warning">
                  <div className={classes.what}>
                    <WithFace name={warning.user.full_name} avatar={warning.user.avatar}>
                      <strong>{warning.user.full_name}</strong>
                      <span className="dim">{warning.user.email}</span>
                    </WithFace>
                    <SeverityBadge severity={warning.severity} of="warning" />
                  </div>
                  <p>{shouted(warning.warning_type)}</p>
                  <WrittenText>{warning.description}</WrittenText>
                  <p className="dim">
                    {t.issued({ when: shortDate(warning.created_at, language) })}
                    {warning.expires_at &&
                      ` · ${t.expires({ when: shortDate(warning.expires_at, language) })}`}
                  </p>
                </Card>
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}
