-- Who was banned is given back what was due to them meanwhile once the ban is lifted (P1025): each minute a job asks whose was of late.
create index sanctions_lifted_bans on sanctions (ended_at) where kind = 'ban' and ended_at is not null;
