-- Messages to the fans who used the most credits with a creator lately (P450): what each paid, by the creator and the time.

alter table broadcasts
  drop constraint broadcasts_audience_check,
  add constraint broadcasts_audience_check check (audience in ('all', 'subscribers', 'followers', 'expired', 'top_spenders'));
create index tips_creator_by_time on tips (creator_id, created_at);
create index unlocks_post_by_time on unlocks (post_id, created_at);
