-- Where pages ask for the scripts of an area's builds before the product; null: nowhere else. The operator alone says it.
alter table plataforma.areas
  add column origen text check (origen ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$');
