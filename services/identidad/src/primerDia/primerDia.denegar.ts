import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
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
