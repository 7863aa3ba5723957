-- When whoever carries a stream was heard of again after nobody could keep that for a while (P1007): a stream of which no picture came since was lost with us.
alter table live_streams add column unheard_until timestamptz;
