-- What a person keeps with us is counted (P322): a file that was removed is not, though its row stays for the books of its post.
alter table media_items add column removed_at timestamptz;
update media_items m set removed_at = now()
  from posts p
  where p.status = 'removed'
    and (p.media_id = m.id or exists (select from post_pictures f where f.post_id = p.id and f.media_id = m.id))
    and not exists (select from sanctions s where s.kind = 'removal' and s.subject_id = p.id and s.ended_at is null);
