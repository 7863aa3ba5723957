-- A video is made ready by a job: what was uploaded is kept apart until then and never served (P60). Its state says how far
-- that is. What was published before this version was cleaned when it was uploaded and goes on being served as it is.
alter table media_items
  drop column needs_transcode,
  add column video_state text check (video_state in ('waiting', 'working', 'ready', 'failed')),
  add column video_progress smallint not null default 0 check (video_progress between 0 and 100),
  -- Why it failed: a word for programs.
  add column video_fault text,
  -- A blurred clip that anybody may have.
  add column has_preview boolean not null default false,
  -- Sizes between which a player may choose.
  add column has_stream boolean not null default false;

update media_items set video_state = 'ready', video_progress = 100 where kind = 'video';

alter table media_items
  add constraint media_items_video_has_state check ((kind = 'video') = (video_state is not null)),
  add constraint media_items_fault_is_said check ((video_fault is not null) = (video_state is not distinct from 'failed'));
