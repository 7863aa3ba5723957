-- Run once by PostgreSQL's image on an empty volume (compose.yaml). Likha's role owns its database and may nothing else: the
-- superuser only sets up.
\getenv password LIKHA_PASSWORD
create role likha login nosuperuser nocreatedb nocreaterole password :'password';
create database likha owner likha;
revoke all on database likha from public;
