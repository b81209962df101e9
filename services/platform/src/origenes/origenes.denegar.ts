import { declarar } from '@comanda/kit/testing/denegar';
import { origenesCalls } from '@comanda/shared/contracts/plataforma/origenes';

import { conOrigen } from './testing/conOrigen';

export const denegar = declarar(origenesCalls)({
  quienes: `
llamada        area  empresa  quienes
revisarOrigen  -     -        Dashboard`,
  entradas: {
    revisarOrigen: async ({ dueno }) => {
      await conOrigen(dueno, 'reportes', 'http://127.0.0.1:9');
      return { area: 'reportes' };
    },
  },
});
