import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
consultarAvisos        .        x          x      x       x        x         x        x      -       -`,
  entradas: {
    consultarAvisos: () => ({}),
  },
});
