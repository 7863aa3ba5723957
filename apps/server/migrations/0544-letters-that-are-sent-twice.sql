-- The device's own name for what somebody writes to us: one whose answer was lost is sent again, and is there once (P948).
alter table contact_messages add column client_id uuid unique;
alter table removal_requests add column client_id uuid unique;
