import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconTicket } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { useActiveCoupons } from '../api/use-active-coupons.ts';
import type { Coupon } from '../coupon-form.ts';
import { couponsTexts } from '../coupons.texts.generated.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponTable } from './coupon-table.tsx';
import classes from './coupons-panel.module.css';

/** The coupons that admins made: creating, changing, switching off and on, and who used them. */
export function CouponsPanel() {
  const t = useTexts(couponsTexts);
  const create = useRef<HTMLButtonElement>(null);
  /** What the form is about: nothing, a new one, or one that there is. */
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null);
  const state = useKeptChoice('coupon_state', [
    { value: 'all', label: t.all },
    { value: 'active', label: t.active },
    { value: 'inactive', label: t.inactive },
  ]);
  const [search, setSearch] = useState('');
  const query = { limit: 50, status: state.value, search: useSettledValue(search, 300) };
  const pages = useDatedPages('GET /coupons/admin/list', 'coupons', { query }, { keepsPrevious: true });
  const { days } = pages.tools;
  const isNarrowed = Boolean(search || days.from || days.to) || state.value !== 'all';
  const active = useActiveCoupons({ ...query, ...days });
  return (
    <section className={classes.panel} aria-labelledby="coupons-title">
      <header className={classes.head}>
        <div>
          <h2 id="coupons-title">{t.title}</h2>
          <p className="dim">{t.lead}</p>
        </div>
        <Button
          ref={create}
          variant={edited === 'new' ? 'default' : 'filled'}
          aria-expanded={edited === 'new'}
          onClick={() => setEdited(edited === 'new' ? null : 'new')}
        >
          {t.create}
        </Button>
      </header>
      {edited && (
        <CouponForm
          key={edited === 'new' ? 'new' : edited.id}
          coupon={edited === 'new' ? null : edited}
          onDone={() => {
            setEdited(null);
            create.current?.focus();
          }}
        />
      )}
      <ListTools {...pages.tools}>
        <SearchField label={t.search} value={search} onChange={setSearch} />
        <Select label={t.show} {...state} />
      </ListTools>
      {active !== undefined && <h3>{t.listTitle({ count: active })}</h3>}
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<p role="status">{t.loading}</p>}
        empty={
          <StatePanel
            icon={<IconTicket size={32} stroke={1.75} />}
            title={isNarrowed ? t.noneFound : t.none}
          />
        }
      >
        {(coupons) => (
          <>
            <CouponTable coupons={coupons} onEdit={setEdited} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}
