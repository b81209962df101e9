import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';

export const denegar = declarar(facturacionCalls)({
  quienes: `
llamada           area  empresa   quienes
consultarEmpresa  -     nombrada  Administrador Cajero Mesero Contador`,
  entradas: {
    consultarEmpresa: () => ({ company: PUERTO.empresa }),
  },
});
