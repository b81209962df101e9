import { declarar } from '@comanda/kit/testing/denegar';
import { saludCalls } from '@comanda/shared/contracts/admin/salud';

export const denegar = declarar(saludCalls)({
  quienes: `
llamada         area  empresa  quienes
listarSalud     -     -        Dashboard
verSaludDeArea  -     -        Dashboard`,
  entradas: {
    listarSalud: () => ({}),
    verSaludDeArea: () => ({ area: 'reportes' }),
  },
});
