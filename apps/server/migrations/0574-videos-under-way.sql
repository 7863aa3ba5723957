-- Videos that are not finished are few, and looked for each hour (P1081).
create index media_items_unfinished_videos on media_items (id) where video_state in ('waiting', 'working');
