import { declarar, rechazo } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import {
  firmasDeImpresoraCalls,
  IMPRESORA_DE_FABRICA,
} from '@comanda/shared/contracts/caja/impresoras';

const AJUSTE = {
  puesto: '',
  version: 0,
  clase: 'RED',
  direccion: '192.168.1.50',
  ...IMPRESORA_DE_FABRICA,
} as const;

export const denegar = declarar(firmasDeImpresoraCalls)({
  quienes: `
llamada          area  empresa   quienes
firmarImpresora  caja  nombrada  Administrador`,
  entradas: {
    firmarImpresora: async ({ pedir }) => {
      const { empresa } = PUERTO;
      const { impresion } = await pedir(cajonCalls.vincularImpresora, { empresa });
      return { empresa, impresion, ...AJUSTE };
    },
  },
  ajenos: {
    firmarImpresora: [
      [
        'its print service',
        async ({ pedir }) => {
          const { empresa } = ANDINA;
          const { impresion } = await pedir(cajonCalls.vincularImpresora, { empresa });
          return { impresion };
        },
        rechazo(422, 'IMPRESION_DESCONOCIDA'),
      ],
    ],
  },
});
