import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { IconUsersGroup } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { WithFace } from '../../../ui/with-face.tsx';
import { adminTexts } from '../admin.texts.generated.ts';
import classes from './affiliate-records.module.css';

type Affiliate = Answer<'GET /admin/affiliates'>['affiliates'][number];

/** Creators who brought creators, who joined last first. */
export function AffiliateRecords() {
  const t = useTexts(adminTexts);
  const [typed, setTyped] = useState('');
  const settled = useSettledValue(typed.trim(), 300);
  const isTooShort = [...settled].length === 1;
  const search = isTooShort ? '' : settled;
  const query = { limit: 20, search };
  const pages = useDatedPages('GET /admin/affiliates', 'affiliates', { query }, { keepsPrevious: true });
  return (
    <Card as="section" className={classes.box} aria-labelledby="affiliate-records">
      <h2 id="affiliate-records">{t.records}</h2>
      <ListTools {...pages.tools}>
        <SearchField
          label={t.search}
          value={typed}
          onChange={setTyped}
          error={isTooShort ? t.searchProblem : null}
        />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={5} height={36} label={t.loading} />}
        empty={
          <StatePanel
            icon={<IconUsersGroup size={32} stroke={1.75} />}
            title={search ? t.noneFound : t.none}
          />
        }
      >
        {(affiliates) => (
          <>
            <Records affiliates={affiliates} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Records({ affiliates }: { affiliates: Affiliate[] }) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.records}
      items={affiliates}
      keyOf={({ id }) => id}
      testId="affiliate"
      columns={[
        {
          name: 'who',
          label: t.creator,
          isPlain: true,
          cell: ({ creator_name: name, affiliate_code: code, avatar }) => (
            <WithFace name={name} avatar={avatar} size={32}>
              <Link to={paths.profile(code)} className={classes.name}>
                {name}
              </Link>
              <span className="dim">{t.code({ code })}</span>
            </WithFace>
          ),
        },
        { name: 'joined', label: t.joinedOn, cell: ({ created_at: at }) => shortDate(at, language) },
        {
          name: 'referrals',
          label: t.referralCount,
          isFigure: true,
          cell: ({ total_referrals: count }) => count,
        },
        {
          name: 'earned',
          label: t.earnedSum,
          isFigure: true,
          cell: ({ total_earnings: earned }) => formatPesos(earned),
        },
        {
          name: 'status',
          label: t.status,
          isPlain: true,
          cell: ({ status }) => (
            <span className={classes.badge} data-status={status}>
              {status === 'active' ? t.active : t.inactive}
            </span>
          ),
        },
      ]}
    />
  );
}
