-- Which parts of administration an admin may into (P330). Everybody who was an admin before may all. The release before makes
-- admins without a role: they get one when the command that made them is run again, and may nothing until then.
alter table users add column staff_role text check (staff_role in ('owner', 'moderator', 'finance', 'support'));
update users set staff_role = 'owner' where user_type = 'admin';
