import { declarar } from '@comanda/kit/testing/denegar';
import { resumenCalls } from '@comanda/shared/contracts/reportes/resumen';

export const denegar = declarar(resumenCalls)({
  quienes: `
llamada           area  empresa  quienes
consultarResumen  -     -        Administrador`,
  entradas: {
    consultarResumen: () => ({}),
  },
});
