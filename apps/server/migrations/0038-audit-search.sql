-- What admins did is searched by who, what, whom and day (P172): each choice has an index that gives the order.
create index admin_actions_actor on admin_actions (actor_id, at desc, id desc);
create index admin_actions_action on admin_actions (action, at desc, id desc);
create index admin_actions_actor_action on admin_actions (actor_id, action, at desc, id desc);
