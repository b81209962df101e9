import { declarar, noExiste } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

import { darPorAutorizado } from '../testing/dejarDocumento';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
enviarCorreo           .        x          x      x       .        .         .        .      -       opcional`,
  entradas: {
    enviarCorreo: async ({ dueno, vendida: { clave } }) => {
      await darPorAutorizado(dueno, clave);
      const email = 'otro@correo.ec';
      return { empresa, claveAcceso: clave, email, link: '', asuntos: '', tipo: 'FACTURA' };
    },
  },
  ajenos: {
    enviarCorreo: [['its key', ({ ajena }) => ({ claveAcceso: ajena.clave }), noExiste]],
  },
});
