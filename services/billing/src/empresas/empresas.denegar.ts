import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
consultarEmpresa       .        x          x      x       x        .         .        .      -       nombrada`,
  entradas: {
    consultarEmpresa: () => ({ company: PUERTO.empresa }),
  },
});
