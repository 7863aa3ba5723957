-- What a creator gave back of a day's sales is held no more (P240): each look at their earnings asks for it.
create index restitutions_creator on restitutions (creator_id, created_at);
