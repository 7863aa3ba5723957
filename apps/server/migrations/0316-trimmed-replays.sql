-- What was sent of a stream that may become a replay, and what of it its creator chose (P680).
alter table live_streams
  -- Which stretch without a change of size or codec, and how long it is.
  add column recording_run smallint check (recording_run >= 0),
  add column recording_ms integer check (recording_ms > 0),
  -- Bytes of each ten seconds of it.
  add column recording_tens integer[],
  add column replay_from_ms integer check (replay_from_ms >= 0),
  add column replay_to_ms integer,
  add constraint live_streams_recording check (num_nonnulls(recording_run, recording_ms, recording_tens) in (0, 3)),
  add constraint live_streams_trim check (num_nonnulls(replay_from_ms, replay_to_ms) in (0, 2) and replay_to_ms > replay_from_ms
    and replay_to_ms <= recording_ms);
