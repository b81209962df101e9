-- Prices by channel and hour (docs/adr/0089).
update plataforma.areas set kb = 220 where area = 'inventario' and kb = 185;
