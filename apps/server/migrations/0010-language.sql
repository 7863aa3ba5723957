-- The language that a person reads Likha in, their mails included. Null until they or their browser said so.
alter table users add column language text check (language in ('en', 'fil'));
