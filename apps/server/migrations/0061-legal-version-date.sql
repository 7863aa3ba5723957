-- Since when the legal documents have their version, which they say (P206). Null for the first one, whose date is the contract's,
-- and for one that was set before this was kept.
alter table platform_settings add column legal_version_since timestamptz;
