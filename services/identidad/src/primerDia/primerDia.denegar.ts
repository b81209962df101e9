import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
consultarPrimerDia     .        x          .      .       .        .         .        .      -       nombrada
marcarPaso             .        x          .      .       .        .         .        .      -       nombrada`,
  entradas: {
    consultarPrimerDia: () => ({ empresa }),
    marcarPaso: () => ({ empresa, paso: 'IMPRESORA', hecho: true }),
  },
  ajenos: {
    marcarPaso: [],
  },
});
