import { otraImpresora } from '@comanda/kit/testing/cajon';
import { declarar } from '@comanda/kit/testing/denegar';
import { impresorasCalls } from '@comanda/shared/contracts/caja/impresoras';

import { DE_FABRICA } from './perfil';

export const denegar = declarar(impresorasCalls)({
  quienes: `
llamada           area  empresa  quienes
leerImpresoras    -     -        publico
guardarImpresora  -     -        publico
probarImpresora   -     -        publico`,
  entradas: {
    leerImpresoras: () => ({}),
    guardarImpresora: () =>
      otraImpresora({
        puesto: 'Cocina',
        version: 0,
        clase: 'RED' as const,
        direccion: '10.0.0.5',
        ...DE_FABRICA,
      }),
    probarImpresora: () => ({ puesto: '' }),
  },
});
