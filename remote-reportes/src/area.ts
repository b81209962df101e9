import { defineArea } from '@comanda/shared/area';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';

export const area = defineArea({
  area: 'reportes',
  titulo: 'los reportes',
  zona: 'admin',
  grupo: 'Reportes',
  orden: 10,
  rutas: [
    {
      path: 'reporteventa',
      titulo: 'Reporte de ventas',
      icono: 'tendencia',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      esqueleto: 'tarjetas',
    },
    {
      path: 'filter',
      titulo: 'Reportes',
      icono: 'reporte',
      perfiles: ['Administrador'],
      menu: true,
      esqueleto: 'tabla',
    },
    {
      path: 'reporteria',
      titulo: 'Reportería',
      icono: 'reporte',
      perfiles: ['Contador'],
      menu: true,
      esqueleto: 'tarjetas',
    },
    {
      path: 'reporte',
      titulo: 'Reportería',
      icono: 'reporte',
      perfiles: ['Contador'],
      menu: false,
    },
    {
      path: 'facturas',
      titulo: 'Facturas electrónicas',
      icono: 'factura',
      perfiles: ['Administrador', 'Contador'],
      menu: true,
      esqueleto: 'tabla',
    },
  ],
  inicio: [
    { path: 'inicio-hoy', lugar: 'hero', perfiles: ['Administrador'], orden: 10 },
    { path: 'inicio-suyas', lugar: 'pulso', perfiles: ['Cajero', 'Mesero'], orden: 5 },
    { path: 'inicio-vendido', lugar: 'lista', perfiles: ['Administrador'], orden: 10 },
    { path: 'inicio-pagos', lugar: 'lista', perfiles: ['Administrador'], orden: 20 },
    { path: 'inicio-facturas', lugar: 'pulso', perfiles: ['Administrador'], orden: 30 },
    { path: 'inicio-mes-anterior', lugar: 'pulso', perfiles: ['Contador'], orden: 10 },
    { path: 'inicio-mes', lugar: 'pulso', perfiles: ['Contador'], orden: 20 },
    { path: 'inicio-revisar', lugar: 'pulso', perfiles: ['Contador'], orden: 30 },
  ],
});
