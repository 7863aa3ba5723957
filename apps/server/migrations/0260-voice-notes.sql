-- A voice note is a media item of a kind of its own: made ready before it is kept, so it has no state of a video.
alter table media_items drop constraint media_items_kind_check;
alter table media_items add constraint media_items_kind_check check (kind in ('photo', 'video', 'voice'));
