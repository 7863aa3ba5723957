-- How long staff takes to decide, by queue (P393): what was decided lately, read from indexes that hold both moments and nothing else.
create index reports_decided_at on reports (decided_at desc) include (created_at) where decided_at is not null;
create index content_reviews_decided_at on content_reviews (decided_at desc) include (created_at) where decided_by is not null;
create index verifications_decided_at on verifications (decided_at desc) include (submitted_at) where decided_at is not null;
create index appeals_decided_at on appeals (decided_at desc) include (sent_at) where decided_at is not null;
create index removal_requests_decided_at on removal_requests (decided_at desc) include (sent_at) where decided_at is not null;
create index refund_requests_decided_at on refund_requests (decided_at desc) include (asked_at) where decided_at is not null;
create index payouts_decided_at on payouts (decided_at desc) include (requested_at) where decided_at is not null;
create index disputes_ended_at on disputes (ended_at desc) include (opened_at) where state in ('won', 'lost');
create index disputes_open on disputes (opened_at) where state = 'open';
create index contact_messages_answered_at on contact_messages (answered_at desc) include (sent_at) where answered_at is not null;
