import { isId, paths } from '@likha/contract/addresses';
import { readDays } from '../../../lib/dated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { accountTexts } from '../account.texts.generated.ts';
import { accountName, isOfPeople, kindOfAccount } from '../account-name.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { useAccountSums } from '../use-account-sums.ts';
import { AccountMovement } from './account-movement.tsx';
import classes from './account-statement.module.css';
import { BalanceRow } from './balance-row.tsx';
import { BookPart } from './book-part.tsx';
import { PromotionCauses } from './promotion-causes.tsx';

/** The account whose postings pay for several things at once. */
const PROMOTIONS = 'PHP:promotions';
/** As many as are loaded at once. */
const LIMIT = 50;

/** What moved an account over some days, with what it had after each movement (P745). */
export function AccountStatement({ account }: { account: string }) {
  const t = useTexts(accountTexts);
  const names = useTexts(accountsTexts);
  const [search] = useSearchParams();
  const days = readDays(search, 'movements');
  const query = { account, limit: LIMIT };
  const pages = useDatedPages('GET /admin/books/statement', 'movements', { query });
  const sums = useAccountSums({ ...query, ...days });
  const owner = account.split(':')[2] ?? '';
  return (
    <>
      <BackLink to={paths.adminBooks('balance')} toWhereOneWas>
        {t.back}
      </BackLink>
      <BookPart id="account" title={accountName(kindOfAccount(account), names)} lead={t.lead}>
        {isId(owner) && (
          <p>
            <Link to={paths.adminPerson(owner)} className="text-link">
              {t.ofPerson}
            </Link>{' '}
            <span className="dim">{owner}</span>
          </p>
        )}
        {isOfPeople(account) && owner === '' && <p className="dim">{t.ofAll}</p>}
        <ListTools {...pages.tools} />
        {sums && (
          <ul className={classes.list}>
            <BalanceRow name={t.sums} sums={sums} isTotal />
          </ul>
        )}
        {account === PROMOTIONS && <PromotionCauses days={days} />}
        <Loaded
          query={pages}
          failedTitle={t.failed}
          loading={<SkeletonList count={6} height={96} label={t.loading} />}
          empty={<p className="dim">{t.none}</p>}
        >
          {(movements) => (
            <ol className={classes.list}>
              {movements.map((movement) => (
                <AccountMovement key={movement.posting_id} movement={movement} />
              ))}
            </ol>
          )}
        </Loaded>
        <LoadMore {...pages.more} />
      </BookPart>
    </>
  );
}
