-- Inventario has the cook's cards (210 KB), reportes says what is compared and what is withdrawn (206 KB). A budget that was changed by
-- hand stays.
update plataforma.areas set kb = 230 where area = 'inventario' and kb = 220;
update plataforma.areas set kb = 225 where area = 'reportes' and kb = 215;
