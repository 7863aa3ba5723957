import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Card } from '../../../ui/card.tsx';
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
      <SearchField
        label={t.search}
        value={typed}
        onChange={setTyped}
        error={isTooShort ? t.searchProblem : null}
      />
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={3} height={72} label={t.loading} />}
        empty={
          <StatePanel
            icon={<IconUsersGroup size={32} stroke={1.75} />}
            title={search ? t.noneFound : t.none}
          />
        }
      >
        {(affiliates) => (
          <>
            <ul className={classes.list}>
              {affiliates.map((affiliate) => (
                <Row key={affiliate.id} affiliate={affiliate} />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Row({ affiliate }: { affiliate: Affiliate }) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const { affiliate_code: code, total_referrals: count, total_earnings: earned, status } = affiliate;
  return (
    <li>
      <WithFace name={affiliate.creator_name} avatar={affiliate.avatar}>
        <div className={classes.who}>
          <Link to={paths.profile(code)}>{affiliate.creator_name}</Link>
          <span className="dim">
            {t.code({ code })} · {t.since({ when: shortDate(affiliate.created_at, language) })}
          </span>
        </div>
      </WithFace>
      <div className={classes.figures}>
        <span>{t.referrals({ count })}</span>
        <span className="money">{t.earned({ pesos: formatPesos(earned) })}</span>
      </div>
      <span className={classes.badge} data-status={status}>
        {status === 'active' ? t.active : t.inactive}
      </span>
    </li>
  );
}
