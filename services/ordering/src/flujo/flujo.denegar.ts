import { declarar } from '@comanda/kit/testing/denegar';
import { flujoCalls } from '@comanda/shared/contracts/ventas/flujo';

export const denegar = declarar(flujoCalls)({
  quienes: `
llamada      area  empresa  quienes
seguirFlujo  -     -        Administrador Cajero Mesero Cocinero`,
  entradas: {
    seguirFlujo: () => ({ latido: 'caja', dura: 0 }),
  },
});
