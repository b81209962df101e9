import { declarar } from '@comanda/kit/testing/denegar';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';

export const denegar = declarar(avisosCalls)({
  quienes: `
llamada          area  empresa  quienes
consultarAvisos  -     -        sesion`,
  entradas: {
    consultarAvisos: () => ({}),
  },
});
