import { expect } from '@jest/globals';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { data, declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { suscripcionesCalls } from '@comanda/shared/contracts/admin/suscripciones';

const { empresa } = PUERTO;
const cierre = { reporte: 'CIERRE_DIA' as const, hora: '07:00', destinatarios: [] };

const EN_ANDINA = 'gerencia@andina.ec';

const una = ({ pedir }: MundoDeDenegar, de: { empresa: string }) =>
  pedir(suscripcionesCalls.crearSuscripcion, {
    ...cierre,
    empresa: de.empresa,
    destinatarios: de.empresa === ANDINA.empresa ? [EN_ANDINA] : [],
  });
/** What was made for the matrix is taken back: one person has ten at most. */
async function sola(mundo: MundoDeDenegar, de: { id: number; empresa: string }) {
  await mundo.dueno(
    `update pedidos.suscripciones set eliminada = true, proximo = null where empresa_id = $1`,
    [de.id],
  );
  return { id: (await una(mundo, de)).id };
}

/** What a letter of it would carry. */
async function conFicha(mundo: MundoDeDenegar) {
  const { id } = await sola(mundo, PUERTO);
  const [carta] = await mundo.dueno<{ id: number }>(
    `insert into pedidos.reporte_cartas
       (empresa_id, suscripcion_id, reporte, desde, hasta, para, por, proximo, creado, actualizado)
     values ($1, $2, 'CIERRE_DIA', '2026-11-19', '2026-11-19', 'ana@correo.ec', 'ana', now(), now(), now()) returning id`,
    [PUERTO.id, id],
  );
  const ficha = `${PUERTO.id}.${id}.${carta?.id ?? 0}.${'a'.repeat(43)}`;
  await mundo.dueno(
    `update pedidos.reporte_cartas set fichas = array[$2], estado = 'ENVIADO' where id = $1`,
    [carta?.id, hashDe(ficha)],
  );
  return { ficha };
}

export const denegar = declarar(suscripcionesCalls)({
  quienes: `
llamada              area      empresa   quienes
listarSuscripciones  reportes  nombrada  Administrador
crearSuscripcion     reportes  nombrada  Administrador
editarSuscripcion    reportes  nombrada  Administrador
eliminarSuscripcion  reportes  nombrada  Administrador
enviarSuscripcion    reportes  nombrada  Administrador
verBajaDeCorreo      -         -         publico
darBajaDeCorreo      -         -         publico`,
  entradas: {
    listarSuscripciones: () => ({ empresa }),
    crearSuscripcion: async (mundo) => {
      await sola(mundo, PUERTO);
      return { empresa, ...cierre };
    },
    editarSuscripcion: async (mundo) => ({
      empresa,
      ...cierre,
      activa: false,
      ...(await sola(mundo, PUERTO)),
    }),
    eliminarSuscripcion: async (mundo) => ({ empresa, ...(await sola(mundo, PUERTO)) }),
    enviarSuscripcion: async (mundo) => {
      await mundo.dueno(`update pedidos.reporte_cartas set por = null, desde = desde - id::int`);
      return { empresa, ...(await sola(mundo, PUERTO)) };
    },
    verBajaDeCorreo: conFicha,
    darBajaDeCorreo: conFicha,
  },
  ajenos: {
    listarSuscripciones: [
      [
        'one of its own',
        async (mundo) => {
          await sola(mundo, ANDINA);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ destinatarios: [EN_ANDINA] })])),
      ],
    ],
    crearSuscripcion: [],
    editarSuscripcion: [['the id of its own', (mundo) => sola(mundo, ANDINA), noExiste]],
    eliminarSuscripcion: [['the id of its own', (mundo) => sola(mundo, ANDINA), noExiste]],
    enviarSuscripcion: [['the id of its own', (mundo) => sola(mundo, ANDINA), noExiste]],
  },
});
