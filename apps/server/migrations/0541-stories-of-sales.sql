-- What was taken back of a sale and came back, and what a person owes since (P907). What is still taken back has an index.
create index clawback_parts_given_back on clawback_parts (sale_entry_id) where given_back_at is not null;
create index clawback_parts_owed on clawback_parts (person_id, taken_at) where from_debt > 0;
