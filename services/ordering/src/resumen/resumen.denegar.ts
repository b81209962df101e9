import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
consultarResumen       .        x          .      .       .        .         .        .      -       -`,
  entradas: {
    consultarResumen: () => ({}),
  },
});
