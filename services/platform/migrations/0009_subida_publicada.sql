-- What came of an upload, for whom its answer was lost: asked again, it says the same.
alter table plataforma.subidas add column publicado jsonb;
