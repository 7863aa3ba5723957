-- The rules of 0213 for the rows that were there: looked at in a transaction of its own, while posts are read and written.
alter table posts validate constraint posts_status, validate constraint posts_story;
alter table sanctions validate constraint sanctions_subject_status_check;
