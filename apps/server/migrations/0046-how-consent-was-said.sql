-- Whether a creator said by the form's box that everyone shown agreed, or a program sent the files for them: the Creator Consent,
-- which every verified creator has accepted, says it for each post.
alter table depicted_consents add column said_by text not null default 'box' check (said_by in ('box', 'creator_consent'));
