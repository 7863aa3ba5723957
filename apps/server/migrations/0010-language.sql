-- The language that a person reads Likha in, their mails included. Null until they or their browser said so.
alter table users add column language text check (language in ('en', 'fil'));

-- Why a purchase was closed is a fact, said in words when somebody reads it; it was a sentence in English.
update purchases set reason = case reason
  when 'The payment was declined.' then 'declined' when 'The payment was returned.' then 'returned' end
  where reason is not null;
alter table purchases add constraint purchases_reason check (reason in ('declined', 'returned'));
