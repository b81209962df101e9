import { declarar, noExiste } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
reintentarComprobante  .        x          .      .       .        .         .        .      -       nombrada
consultarAhora         .        x          .      .       .        .         .        .      -       nombrada
consultarPausa         .        x          .      .       x        .         .        .      -       nombrada
reanudarEmision        .        x          .      .       .        .         .        .      -       nombrada`,
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
