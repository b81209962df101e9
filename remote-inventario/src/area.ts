import { defineArea } from '@comanda/shared/area';
import { PERFILES_DE_BODEGA } from '@comanda/shared/contracts/auth/perfiles';

export const area = defineArea({
  area: 'inventario',
  titulo: 'el inventario',
  zona: 'admin',
  grupo: 'Inventario',
  orden: 10,
  rutas: [
    {
      path: 'productos',
      titulo: 'Productos',
      icono: 'producto',
      perfiles: ['Administrador'],
      menu: true,
      avisa: true,
      esqueleto: 'tabla',
    },
    {
      path: 'categoria_producto',
      titulo: 'Categorías',
      icono: 'categoria',
      perfiles: ['Administrador'],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'tarifas',
      titulo: 'Tarifas',
      icono: 'descuento',
      perfiles: ['Administrador'],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'bodega',
      titulo: 'Bodega',
      icono: 'bodega',
      perfiles: [...PERFILES_DE_BODEGA],
      menu: true,
      avisa: true,
      esqueleto: 'tabla',
    },
    {
      path: 'bodega/merma',
      titulo: 'Merma',
      icono: 'bodega',
      perfiles: [...PERFILES_DE_BODEGA],
      menu: false,
      esqueleto: 'tabla',
    },
  ],
  inicio: [
    { path: 'inicio-bodega', lugar: 'pulso', perfiles: ['Administrador'], orden: 40 },
    { path: 'inicio-queda', lugar: 'lista', perfiles: ['Cocinero'], orden: 20 },
    { path: 'inicio-agotado', lugar: 'lista', perfiles: ['Cocinero'], orden: 30 },
    { path: 'inicio-mermas', lugar: 'lista', perfiles: ['Cocinero'], orden: 40 },
  ],
});
