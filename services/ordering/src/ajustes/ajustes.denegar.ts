import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
                  nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
guardarAjustes      .        x          .      .       .        .         .        .      ventas  nombrada`,
  entradas: {
    guardarAjustes: () => ({ empresa, descuento_maximo: 15, barras_peso: null }),
  },
  ajenos: { guardarAjustes: [] },
});
