-- How many reports a person made, and what came of them, for their page (P231).
create index reports_by on reports (reporter_id, status);
