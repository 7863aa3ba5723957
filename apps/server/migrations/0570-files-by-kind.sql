-- A vault shows its videos or its voice notes alone (P468): of a creator with thousands of pictures and no video, all pictures were read.
create index media_items_owner_by_kind on media_items (owner_id, kind, id desc) where kind <> 'photo';
