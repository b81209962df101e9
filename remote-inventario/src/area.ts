import { defineArea } from '@comanda/shared/area';

export const area = defineArea({
  area: 'inventario',
  titulo: 'el inventario',
  zona: 'admin',
  rutas: [
    {
      path: 'productos',
      titulo: 'Productos',
      icono: 'producto',
      perfiles: ['Administrador'],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'categoria_producto',
      titulo: 'Categorias',
      icono: 'categoria',
      perfiles: ['Administrador'],
      menu: true,
      esqueleto: 'tabla',
    },
  ],
});
