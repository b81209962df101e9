import { declarar } from '@comanda/kit/testing/denegar';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';

export const denegar = declarar(plataformaCalls)({
  quienes: `
llamada   area  empresa  quienes
arranque  -     -        publico`,
  entradas: {
    arranque: () => ({}),
  },
});
