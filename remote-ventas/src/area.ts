import { defineArea } from '@comanda/shared/area';

export const area = defineArea({
  area: 'ventas',
  titulo: 'las ventas',
  zona: 'admin',
  rutas: [
    {
      path: 'puntoventa',
      titulo: 'Punto de venta',
      icono: 'venta',
      perfiles: ['Administrador', 'Cajero', 'Mesero'],
      menu: true,
      resumen: true,
      esqueleto: 'tarjetas',
    },
    {
      path: 'mesas',
      titulo: 'Mesas',
      icono: 'mesa',
      perfiles: ['Administrador', 'Cajero', 'Mesero'],
      menu: true,
      avisa: true,
      esqueleto: 'tarjetas',
    },
    {
      path: 'emitido',
      titulo: 'Emitidos',
      icono: 'reporte',
      perfiles: ['Administrador', 'Cajero', 'Mesero'],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'programados',
      titulo: 'Programados',
      icono: 'reloj',
      perfiles: ['Administrador', 'Cajero', 'Mesero'],
      menu: true,
      avisa: true,
      esqueleto: 'tabla',
    },
    {
      path: 'vizor',
      titulo: 'Vizor de cocina',
      icono: 'cocina',
      perfiles: ['Administrador', 'Cajero', 'Mesero', 'Cocinero'],
      menu: true,
      resumen: true,
      esqueleto: 'tarjetas',
    },
  ],
});
