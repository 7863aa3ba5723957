-- What was said to many and unsent kept how people had reacted to it.
delete from message_reactions r using messages m where m.id = r.message_id and m.state = 'unsent';
