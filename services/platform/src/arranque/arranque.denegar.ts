import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
llamada   area  empresa  quienes
arranque  -     -        publico`,
  entradas: {
    arranque: () => ({}),
  },
});
