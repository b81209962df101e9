import { declarar } from '@comanda/kit/testing/denegar';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

export const denegar = declarar(emisionCalls)({
  quienes: `
llamada            area      empresa  quienes
consultarAtencion  reportes  -        Administrador Contador`,
  entradas: {
    consultarAtencion: () => ({}),
  },
});
