-- A message to many was judged by its words when it was written, and sent up to a year later whatever had become a spam keyword since (P452). It is stopped then,
-- and its creator is told that it was for its words.
alter table broadcasts add column is_stopped_for_words boolean not null default false;
alter table broadcasts add constraint broadcasts_stopped_for_words check (not is_stopped_for_words or is_stopped);
