import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
llamada         area    empresa   quienes
guardarAjustes  ventas  nombrada  Administrador`,
  entradas: {
    guardarAjustes: () => ({ empresa, descuento_maximo: 15, barras_peso: null }),
  },
  ajenos: { guardarAjustes: [] },
});
