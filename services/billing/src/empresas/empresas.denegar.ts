import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

export const denegar = declarar({
  quienes: `
llamada           area  empresa   quienes
consultarEmpresa  -     nombrada  Administrador Cajero Mesero Contador`,
  entradas: {
    consultarEmpresa: () => ({ company: PUERTO.empresa }),
  },
});
