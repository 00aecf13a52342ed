#!/bin/sh
# Makes the two roles of docs/operations.md and their database. PostgreSQL's image runs it once, on an empty volume.
# Afterwards the superuser has no password: it is for `docker compose exec database psql -U postgres` alone.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set owner_password="$POSTGRES_PASSWORD" --set product_password="$DATABASE_PASSWORD" <<'SQL'
create role marklight login password :'owner_password';
-- The owner becomes a member, so that it may end the product's connections.
create role marklight_app login role marklight password :'product_password';
create database marklight owner marklight;
alter role postgres password null;
SQL
