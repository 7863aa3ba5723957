-- What came to moderators is kept by day as everything else is (P183): it was counted from all reports and reviews of half a year at
-- each look. Null is a day that a release counted which did not know of it: it is counted again.
alter table platform_days add column reports integer, add column reviews integer;
update platform_days d set
  reports = coalesce((select came.count from (select (created_at at time zone 'Asia/Manila')::date as day, count(*)::integer from reports group by 1) came where came.day = d.day), 0),
  reviews = coalesce((select came.count from (select (created_at at time zone 'Asia/Manila')::date as day, count(*)::integer from content_reviews group by 1) came where came.day = d.day), 0);
