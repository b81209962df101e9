import { data, declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { reenviosCalls } from '@comanda/shared/contracts/facturacion/reenvios';

const { empresa } = PUERTO;

export const denegar = declarar({ ...emisionesCalls, ...reenviosCalls })({
  quienes: `
llamada               area      empresa   quienes
elegirEmisiones       reportes  nombrada  Administrador Contador
reenviarComprobantes  reportes  nombrada  Administrador
consultarReenvios     reportes  nombrada  Administrador`,
  entradas: {
    elegirEmisiones: () => ({ empresa, ruc: '' }),
    reenviarComprobantes: async ({ devolver, vendida: { clave } }) => {
      await devolver(clave);
      return { empresa, via: 'SRI', claves: [clave] };
    },
    consultarReenvios: ({ vendida: { clave } }) => ({ empresa, claves: [clave] }),
  },
  ajenos: {
    elegirEmisiones: [
      ['its customer', ({ ajena }) => ({ ruc: ajena.cedula }), data({ filas: [], hay_mas: false })],
    ],
    reenviarComprobantes: [
      ['its key', ({ ajena }) => ({ claves: [ajena.clave] }), data([])],
      ['its key', ({ ajena }) => ({ via: 'CORREO' as const, claves: [ajena.clave] }), data([])],
    ],
    consultarReenvios: [['its key', ({ ajena }) => ({ claves: [ajena.clave] }), data([])]],
  },
});
