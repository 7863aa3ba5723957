-- Whether staff removed something is asked of the thing: by who looks at all that a person posted, and by who takes a removal back.
create index sanctions_removed on sanctions (subject_id) where kind = 'removal' and ended_at is null;
