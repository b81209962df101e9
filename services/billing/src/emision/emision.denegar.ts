import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
consultarEmision       .        x          .      .       .        .         x        .      -       nombrada
guardarEmision         .        x          .      .       .        .         x        .      -       nombrada`,
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
