-- How often each post was seen on each day, by month (P807), as postings are since 0436.
alter table post_daily_views set schema partitions;
alter table partitions.post_daily_views rename to post_daily_views_first;
create table post_daily_views (
  post_id uuid not null references posts (id),
  day date not null,
  views integer not null check (views > 0),
  primary key (post_id, day)
) partition by range (day);

do $$
declare
  until date;
begin
  select (date_trunc('month', greatest((now() at time zone 'Asia/Manila')::date, max(day))) + interval '1 month')::date
    into until from partitions.post_daily_views_first;
  execute format('alter table post_daily_views attach partition partitions.post_daily_views_first for values from (minvalue) to (%L)', until);
end $$;
create table partitions.post_daily_views_default partition of post_daily_views default;
