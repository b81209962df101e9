import { defineArea } from '@comanda/shared/area';

export const area = defineArea({
  area: 'caja',
  titulo: 'la caja',
  zona: 'admin',
  rutas: [
    {
      path: 'caja',
      titulo: 'Caja',
      icono: 'caja',
      perfiles: ['Administrador', 'Cajero', 'Mesero'],
      menu: true,
      resumen: true,
      avisa: true,
      urge: true,
      esqueleto: 'tabla',
    },
  ],
});
