import { declarar } from '@comanda/kit/testing/denegar';
import { telemetriaCalls } from '@comanda/shared/contracts/plataforma/telemetria';

export const denegar = declarar(telemetriaCalls)({
  quienes: `
llamada   area  empresa  quienes
informar  -     -        publico`,
  entradas: {
    informar: () => ({
      eventos: [{ area: 'ventas', build: 'aaaaaaaaaaaa', fase: 'carga', ms: 300 }],
    }),
  },
});
