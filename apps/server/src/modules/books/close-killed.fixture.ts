import pg from 'pg';

/** Closes a month by hand in a process of its own, says so before it commits, and waits to be killed. */
const [connectionString, month, by] = process.argv.slice(2);
const client = new pg.Client({ connectionString });
await client.connect();
await client.query('begin');
await client.query('select until_posting from book_reach for update');
await client.query(
  `insert into book_months (month, closed_by, closed_at, until_posting) select $1::date, $2::uuid, now(), until_posting from book_reach`,
  [month, by],
);
await client.query(
  `insert into book_month_accounts select $1::date, currency, account, 0, sum(debit), sum(credit), sum(credit - debit) from book_days group by 2, 3`,
  [month],
);
process.stdout.write('held\n');
setInterval(() => undefined, 1000);
