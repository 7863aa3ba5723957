-- A requoted purchase grants what its promise was worth (P290). Those that were granted before, by the captured pesos alone,
-- stay as they are; the law has to know which is which.
alter table purchases add column keeps_worth boolean not null default false;
