import { declarar, noExiste } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

const { empresa } = PUERTO;

export const denegar = declarar({ ...documentosCalls, ...emisionCalls })({
  quienes: `
llamada                area  empresa   quienes
reintentarComprobante  -     nombrada  Administrador
consultarAhora         -     nombrada  Administrador
consultarPausa         -     nombrada  Administrador Contador
reanudarEmision        -     nombrada  Administrador`,
  entradas: {
    reintentarComprobante: async ({ devolver, vendida: { clave } }) => {
      await devolver(clave);
      return { empresa, clave };
    },
    consultarAhora: ({ vendida: { clave } }) => ({ empresa, clave }),
    consultarPausa: () => ({ empresa }),
    reanudarEmision: () => ({ empresa }),
  },
  ajenos: {
    consultarAhora: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
    reintentarComprobante: [['its key', ({ ajena: { clave } }) => ({ clave }), noExiste]],
  },
});
