import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { giftListsTexts } from '../gift-lists.texts.generated.ts';
import classes from './gift-lists.module.css';

type Gift = Answer<'GET /gifts'>['gifts'][number];
type Side = 'received' | 'given';

/** What one was given, and gave, with the words that came along. */
export function GiftLists() {
  const t = useTexts(giftListsTexts);
  const [side, setSide] = useState<Side>('received');
  const query = usePages('GET /gifts', 'gifts', { query: { side, limit: 10 } });
  return (
    <Card as="section" className={classes.part} aria-labelledby="gifts">
      <h2 id="gifts">{t.title}</h2>
      <Segments
        label={t.side}
        value={side}
        options={[
          { value: 'received', label: t.received },
          { value: 'given', label: t.given },
        ]}
        onChange={setSide}
      />
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={56} label={t.loading} />}
        failedTitle={t.failed}
        empty={<p className="dim">{t.none}</p>}
      >
        {(gifts) => (
          <ul className={classes.list}>
            {gifts.map((gift) => (
              <GiftRow key={gift.id} gift={gift} side={side} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Card>
  );
}

function GiftRow({ gift, side }: { gift: Gift; side: Side }) {
  const t = useTexts(giftListsTexts);
  const language = useLanguage();
  const { creator, person, credits, months, text } = gift;
  const what = creator
    ? t.months({ months: months ?? 1, name: creator.full_name })
    : months === null
      ? formatCredits(credits ?? 0)
      : t.months({ months, name: t.left });
  const given = person ? t.to({ username: person.username }) : t.to({ username: '…' });
  const received = person ? t.from({ username: person.username }) : t.somebody;
  return (
    <li className={classes.gift}>
      <p>
        <strong>{creator ? <Link to={paths.profile(creator.username)}>{what}</Link> : what}</strong>{' '}
        {side === 'given' ? given : received}
      </p>
      {text && <blockquote className={classes.words}>{text}</blockquote>}
      <p className="dim">
        {shortDate(gift.created_at, language)}
        {side === 'given' && credits !== null && ` · ${formatCredits(credits)}`}
      </p>
    </li>
  );
}
