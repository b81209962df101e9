import { defineArea } from '@comanda/shared/area';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';

export const area = defineArea({
  area: 'caja',
  titulo: 'la caja',
  zona: 'admin',
  grupo: 'Caja',
  orden: 10,
  rutas: [
    {
      path: 'caja',
      titulo: 'Caja',
      icono: 'caja',
      perfiles: [...PERFILES_DE_CAJA],
      menu: true,
      avisa: true,
      urge: true,
      esqueleto: 'tabla',
    },
    {
      path: 'cobrar',
      titulo: 'Cuentas por cobrar',
      icono: 'efectivo',
      perfiles: ['Administrador', 'Cajero', 'Contador'],
      menu: true,
      esqueleto: 'tabla',
    },
  ],
  inicio: [{ path: 'inicio-caja', lugar: 'pulso', perfiles: ['Administrador'], orden: 20 }],
});
