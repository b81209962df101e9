import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
llamada           area  empresa  quienes
consultarResumen  -     -        Administrador`,
  entradas: {
    consultarResumen: () => ({}),
  },
});
