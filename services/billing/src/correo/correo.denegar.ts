import { declarar, noExiste } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';

import { darPorAutorizado } from '../testing/dejarDocumento';

const { empresa } = PUERTO;

export const denegar = declarar(documentosCalls)({
  quienes: `
llamada       area  empresa   quienes
enviarCorreo  -     opcional  Administrador Cajero Mesero`,
  entradas: {
    enviarCorreo: async ({ dueno, vendida: { clave } }) => {
      await darPorAutorizado(dueno, clave);
      return { empresa, claveAcceso: clave, email: '', link: '', asuntos: '', tipo: 'FACTURA' };
    },
  },
  ajenos: {
    enviarCorreo: [['its key', ({ ajena }) => ({ claveAcceso: ajena.clave }), noExiste]],
  },
});
