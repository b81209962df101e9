import { defineArea } from '@comanda/shared/area';

export const area = defineArea({
  area: 'inventario',
  titulo: 'el inventario',
  zona: 'admin',
  rutas: [
    {
      path: 'bodega',
      titulo: 'Bodega',
      icono: 'bodega',
      perfiles: ['Administrador', 'Cocinero'],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'bodega/merma',
      titulo: 'Merma',
      icono: 'bodega',
      perfiles: ['Administrador', 'Cocinero'],
      menu: false,
      esqueleto: 'tabla',
    },
  ],
});
