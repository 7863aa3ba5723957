-- How many strikes within how many days lead to the next sanction, and how long the first and second suspension are (P391). A report may be
-- decided by a suspension as well; the release before shows such a report with what was done in the words that it has.
alter table platform_settings
  add column strike_limit integer not null default 3 check (strike_limit between 1 and 20),
  add column strike_window_days integer not null default 90 check (strike_window_days between 7 and 365),
  add column strike_first_days integer not null default 7 check (strike_first_days between 1 and 30),
  add column strike_second_days integer not null default 30 check (strike_second_days between 1 and 30);
alter table reports drop constraint reports_action_taken_check;
alter table reports add constraint reports_action_taken_check
  check (action_taken in ('no_action', 'warning', 'suspend_user', 'ban_user', 'remove_content')) not valid;
