import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
arranque               x        x          x      x       x        x         x        x      -       -`,
  entradas: {
    arranque: () => ({}),
  },
});
