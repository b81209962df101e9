import { declarar } from '@comanda/kit/testing/denegar';

export const denegar = declarar({
  quienes: `
llamada   area  empresa  quienes
informar  -     -        publico`,
  entradas: {
    informar: () => ({
      eventos: [{ area: 'ventas', build: 'aaaaaaaaaaaa', fase: 'carga', ms: 300 }],
    }),
  },
});
