import { declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';

const { empresa } = PUERTO;

/** Whoever closed it has counted it; the next period is counted by whoever asks, and nobody has. */
const cerrado = async ({ pedir }: MundoDeDenegar, de = PUERTO.empresa) => {
  await pedir(cuadresCalls.contarCaja, { empresa: de, conteo: 0 });
  const { id } = await pedir(cuadresCalls.cuadreCaja, {
    empresa: de,
    conteo: 0,
    motivo: 'De la prueba',
  });
  return { cuadre: id };
};

/** Whoever may see it sees it before they counted. */
const SIN_CONTAR = `
  insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 0, false)
  on conflict (empresa_id) do update set conteo_ciego = false`;

export const denegar = declarar(cuadresCalls)({
  quienes: `
llamada     area  empresa   quienes
descargarX  caja  nombrada  Administrador Cajero
descargarZ  caja  nombrada  Administrador Cajero`,
  entradas: {
    descargarX: async ({ dueno }) => {
      await dueno(SIN_CONTAR, [PUERTO.id]);
      return { empresa };
    },
    descargarZ: async (mundo) => ({ empresa, ...(await cerrado(mundo)) }),
  },
  ajenos: {
    descargarX: [],
    descargarZ: [['a closing of its own', (mundo) => cerrado(mundo, ANDINA.empresa), noExiste]],
  },
});
