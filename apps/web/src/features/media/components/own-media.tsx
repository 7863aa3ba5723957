import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { IconPhoto } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { secureMediaTexts } from '../secure-media.texts.generated.ts';
import { kindOf } from '../viewer-state.ts';
import classes from './own-media.module.css';
import { type SecureItem, SecureViewer } from './secure-viewer.tsx';

/** All the media of a creator, as they see it themselves. */
export function OwnMedia({ creatorId, viewerName }: { creatorId: string; viewerName: string }) {
  const t = useTexts(secureMediaTexts);
  const query = usePages('GET /media/creator/{id}/media', 'media', {
    params: { id: creatorId },
    query: { limit: 12, include_nsfw: true },
  });
  return (
    <Loaded
      query={query}
      loading={<Skeleton height={280} label={t.loading} />}
      failedTitle={t.ownFailed}
      empty={
        <StatePanel
          level={3}
          icon={<IconPhoto size={32} stroke={1.75} />}
          title={t.ownEmptyTitle}
          text={t.ownEmptyText}
        />
      }
    >
      {(media) => (
        <>
          <ul className={classes.list}>
            {media.map((item) => (
              <OwnItem key={item.id} item={item} viewerName={viewerName} />
            ))}
          </ul>
          <LoadMore {...query.more} />
        </>
      )}
    </Loaded>
  );
}

function OwnItem({ item, viewerName }: { item: SecureItem; viewerName: string }) {
  const { file_key } = item;
  const ask = useCallback(
    () => api('POST /media/access', { body: { file_key, access_duration: MEDIA_ACCESS_SECONDS.default } }),
    [file_key],
  );
  return (
    <Card as="li" size="sm" className={classes.item} data-testid="own-media">
      <SecureViewer item={item} ask={ask} viewerName={viewerName} />
      <ItemFacts item={item} />
    </Card>
  );
}

/** What is known of a file besides its picture. */
export function ItemFacts({ item, access }: { item: SecureItem; access?: string }) {
  const t = useTexts(secureMediaTexts);
  const language = useLanguage();
  const kind = kindOf(item.content_type) === 'video' ? t.video : t.photo;
  return (
    <div className={classes.facts}>
      <h3>{item.content_title}</h3>
      <p className="dim money">
        {kind} ·{' '}
        {item.ppv_price !== null && item.is_ppv ? formatPesos(item.ppv_price) : (access ?? t.notPaid)}
      </p>
      <p className={`dim ${classes.when}`}>{dateAndTime(item.created_at, language)}</p>
    </div>
  );
}
