-- Two admins who edit one coupon: the second is told who was first (P292). A release that does not know of it counts no version up.
alter table coupons
  add column version integer not null default 1 check (version >= 1),
  add column changed_by uuid references users (id);
