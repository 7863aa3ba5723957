-- What was given back since a moment is looked for each minute: tickets whose payment was disputed as their stream was none (P964).
create index clawback_parts_given_back_at on clawback_parts (given_back_at) where share = 'creator' and given_back_at is not null;
