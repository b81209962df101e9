import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

const { empresa } = PUERTO;

export const denegar = declarar(emisionCalls)({
  quienes: `
llamada           area  empresa   quienes
consultarEmision  -     nombrada  Administrador Dashboard
guardarEmision    -     nombrada  Administrador Dashboard`,
  entradas: {
    consultarEmision: () => ({ empresa }),
    guardarEmision: () => ({
      empresa,
      ambiente: '1',
      establecimiento: '001',
      punto_emision: '001',
    }),
  },
  ajenos: {
    guardarEmision: [],
  },
});
