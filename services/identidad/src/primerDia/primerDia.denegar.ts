import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { primerDiaCalls } from '@comanda/shared/contracts/admin/primerDia';

const { empresa } = PUERTO;

export const denegar = declarar(primerDiaCalls)({
  quienes: `
llamada             area  empresa   quienes
consultarPrimerDia  -     nombrada  Administrador
marcarPaso          -     nombrada  Administrador`,
  entradas: {
    consultarPrimerDia: () => ({ empresa }),
    marcarPaso: () => ({ empresa, paso: 'IMPRESORA', hecho: true }),
  },
  ajenos: {
    marcarPaso: [],
  },
});
