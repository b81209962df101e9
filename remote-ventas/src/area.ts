import { defineArea } from '@comanda/shared/area';
import { PERFILES_DE_CAJA, PERFILES_DE_COCINA } from '@comanda/shared/contracts/auth/perfiles';

export const area = defineArea({
  area: 'ventas',
  titulo: 'las ventas',
  zona: 'admin',
  grupo: 'Ventas',
  orden: 10,
  rutas: [
    {
      path: 'puntoventa',
      titulo: 'Punto de venta',
      icono: 'venta',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      resumen: true,
      esqueleto: 'tarjetas',
    },
    {
      path: 'mesas',
      titulo: 'Mesas',
      icono: 'mesa',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      avisa: true,
      esqueleto: 'tarjetas',
    },
    {
      path: 'emitido',
      titulo: 'Emitidos',
      icono: 'reporte',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'programados',
      titulo: 'Programados',
      icono: 'reloj',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      avisa: true,
      esqueleto: 'tabla',
    },
    {
      path: 'sinlinea',
      titulo: 'Ventas sin línea',
      icono: 'sinConexion',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'vizor',
      titulo: 'Vizor de cocina',
      icono: 'cocina',
      perfiles: [...PERFILES_DE_COCINA],
      menu: true,
      resumen: true,
      esqueleto: 'tarjetas',
    },
  ],
});
