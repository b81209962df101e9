-- Two people of a company may have the same PIN: that one could not be had told whose it was. It is tried for a person who
-- was chosen, never looked up.
alter table identidad.pines drop constraint pines_empresa_id_hash_key;
