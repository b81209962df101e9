import { declarar, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';

import { dosBuilds, VIEJO } from './testing/dosBuilds';

const { empresa } = PUERTO;
const area = 'reportes';

const deViejo = async ({ dueno }: MundoDeDenegar) => ({
  ...(await dosBuilds(dueno, area)),
  build: VIEJO,
});

export const denegar = declarar(publicacionesCalls)({
  quienes: `
llamada              area  empresa   quienes
listarPublicaciones  -     -         Dashboard
listarFallos         -     -         Dashboard
activarBuild         -     -         Dashboard
volverAtras          -     -         Dashboard
ponerCanario         -     -         Dashboard
quitarCanario        -     -         Dashboard
fijarBuild           -     nombrada  Dashboard`,
  entradas: {
    listarPublicaciones: () => ({}),
    listarFallos: () => ({ area, build: VIEJO }),
    activarBuild: deViejo,
    volverAtras: ({ dueno }) => dosBuilds(dueno, area),
    ponerCanario: async (mundo) => ({ ...(await deViejo(mundo)), porcentaje: 10 }),
    quitarCanario: () => ({ area }),
    fijarBuild: async (mundo) => ({ ...(await deViejo(mundo)), empresa }),
  },
  ajenos: { fijarBuild: [] },
});
