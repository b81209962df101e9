import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
informar               x        x          x      x       x        x         x        x      -       -`,
  entradas: {
    informar: () => ({
      eventos: [{ area: 'ventas', build: 'aaaaaaaaaaaa', fase: 'carga', ms: 300 }],
    }),
  },
});
