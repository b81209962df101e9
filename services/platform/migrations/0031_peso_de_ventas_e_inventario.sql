-- Sales on account, and what is outside a regime (docs/adr/0085, 0086); raw materials that come in from a file (docs/adr/0087).
update plataforma.areas set kb = 400 where area = 'ventas' and kb = 390;
update plataforma.areas set kb = 185 where area = 'inventario' and kb = 165;
