-- When a line that was held was let through (P634): who looks has passed its place by then, and is told of it by this.
alter table live_lines add column shown_at timestamptz;
create index live_lines_shown on live_lines (live_id, shown_at) where shown_at is not null;
