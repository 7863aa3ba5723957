-- What keywords do by severity (P153): a comment may wait for a look, names, bios and links are looked through as well, and
-- who is refused while registering has no account yet.
alter table comments drop constraint comments_state_check;
alter table comments add constraint comments_state_check check (state in ('visible', 'hidden', 'in_review'));
alter table keyword_hits alter column author_id drop not null;
alter table keyword_hits drop constraint keyword_hits_content_type_check;
alter table keyword_hits add constraint keyword_hits_content_type_check
  check (content_type in ('post', 'comment', 'name', 'bio', 'link'));
