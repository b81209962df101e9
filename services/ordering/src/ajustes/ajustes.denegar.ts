import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';

const { empresa } = PUERTO;

export const denegar = declarar(ajustesCalls)({
  quienes: `
llamada         area    empresa   quienes
guardarAjustes  ventas  nombrada  Administrador`,
  entradas: {
    guardarAjustes: () => ({ empresa, descuento_maximo: 15, barras_peso: null }),
  },
  ajenos: { guardarAjustes: [] },
});
