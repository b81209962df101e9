-- Nothing of the schema: a process of the version before that starts again on this base finds a later migration, and leaves the functions
-- as they are now (a number that its sale was not registered with gets another code).
select 1;
