import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
llamada          area  empresa  quienes
consultarAvisos  -     -        sesion`,
  entradas: {
    consultarAvisos: () => ({}),
  },
});
