import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { subidasCalls as calls } from '@comanda/shared/contracts/admin/subidas';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Deps } from '../deps';
import type { Portador } from '../llaves/llavesRepository';
import { portadores } from '../llaves/portador';
import { ultimoDe } from '../publicaciones/canalesRepository';
import { volverDeEquipo } from '../publicaciones/decidir';
import { listarPublicaciones } from '../publicaciones/listarPublicaciones';
import { claveDeBuild } from '../lanzamientos/lanzamiento';
import { publicarBuild, type Publicado } from '../publicar/publicarBuild';
import { caducosDeBuilds } from '../puerta/caducos';
import { RechazoDePuerta } from '../puerta/rechazo';
import { saludDe } from '../salud/saludRepository';
import { conFuentes } from '../telemetria/conFuentes';
import { fallosRepository } from '../telemetria/fallosRepository';
import { abrirVista } from '../vistas/vistasRepository';

import { cerrarSubida, publicadoDe, subidasRepository } from './subidasRepository';

/** Of a build, to its team. */
const FALLOS_DICHOS = 5;

/** How a team publishes its area, and takes it back: with its key alone (docs/adr/0029). */
export const subidasRoutes: FastifyPluginAsync<Deps> = async (app, { db, carpeta, fuentes }) => {
  const subidas = subidasRepository(db);
  const fallos = fallosRepository(db);
  const { conLlave, frenar } = portadores(db);

  const deSuArea = async (request: FastifyRequest, area: string): Promise<Portador> => {
    const portador = await conLlave(request);
    if (portador.area !== area)
      throw new AppError('LLAVE_DE_OTRA_AREA', { llave: portador.id, area });
    return portador;
  };

  /** Whoever asks again has lost the answer, and the link in it. */
  const conEnlace = async ({ decide }: Portador, publicado: Publicado): Promise<Publicado> =>
    publicado.canal === 'vista'
      ? { ...publicado, vista: await abrirVista(db.pool, decide, publicado) }
      : publicado;

  const conAvisos = async (publicado: Publicado) => {
    const caducos = await caducosDeBuilds(db.pool, [publicado.build]);
    return { ...publicado, caducos: caducos.get(claveDeBuild(publicado)) ?? [] };
  };

  const fallosEnUso = async ({ area, estable, canario }: Publicacion) => {
    const builds = [estable, canario?.build ?? null].filter((build) => build !== null);
    const dichos = builds.map(async (build) => {
      const ultimos = (await fallos.deBuild(area, build)).slice(0, FALLOS_DICHOS);
      return (await conFuentes(fuentes, { area, build }, ultimos)).map((fallo) => ({
        ...fallo,
        build,
      }));
    });
    return (await Promise.all(dichos)).flat();
  };

  exponer(app, calls.iniciarSubida, async ({ entrada, request }) =>
    subidas.iniciar(await deSuArea(request, entrada.area), entrada),
  );

  exponer(app, calls.subirParte, async ({ entrada, request }) => {
    const contenido = Buffer.from(entrada.contenido, 'base64');
    const parte = { ...entrada, contenido };
    return { recibidos: await subidas.recibir(await conLlave(request), parte) };
  });

  exponer(app, calls.publicarSubida, async ({ entrada, request }) => {
    const { id, ...publicacion } = entrada;
    const portador = await conLlave(request);
    const antes = await subidas.publicado(portador, id);
    if (antes) return conMsg(await conAvisos(await conEnlace(portador, antes)), 'Publicado');
    await frenar(
      { clase: 'publicacion', valor: portador.id },
      { clase: 'publicacionDireccion', valor: request.ip },
    );
    const archivo = await subidas.juntar(portador, id);
    if (!Buffer.isBuffer(archivo))
      return conMsg(await conAvisos(await conEnlace(portador, archivo)), 'Publicado');
    try {
      const publicado = await publicarBuild(db, {
        ...publicacion,
        area: portador.area,
        archivo,
        motivo: publicacion.motivo,
        basadoEn: publicacion.basadoEn,
        carpeta,
        decide: portador.decide,
        alEmpezar: (client) => publicadoDe(client, portador, id),
        alTerminar: (client, publicado) => cerrarSubida(client, id, publicado),
      });
      const { vista: _, ...dicho } = publicado; // its address is for who published alone
      request.log.info({ ...dicho, llave: portador.id }, 'build published');
      return conMsg(await conAvisos(publicado), 'Publicado');
    } catch (error) {
      throw error instanceof RechazoDePuerta ? rechazada(error) : error;
    }
  });

  exponer(app, calls.estadoConLlave, async ({ entrada: { area }, request, ahora }) => {
    await deSuArea(request, area);
    const todas = await listarPublicaciones(db, ahora);
    const suya = todas.find((una) => una.area === area);
    if (!suya) throw new AppError('NO_ENCONTRADO', { area });
    const ultimo = (await ultimoDe(db.pool, area))?.build ?? null;
    const salud = await saludDe(db, ahora, area);
    return { ...suya, ultimo, fallos: await fallosEnUso(suya), ...(salud && { salud }) };
  });

  exponer(app, calls.volverConLlave, async ({ entrada: { area, build }, request }) => {
    const { decide } = await deSuArea(request, area);
    return conMsg(await volverDeEquipo(db, decide, area, build), 'Se volvió al build anterior');
  });
};

/** Rule by rule, as a form says its fields. */
const rechazada = ({ message, faltas }: RechazoDePuerta) =>
  new AppError(
    'PUBLICACION_RECHAZADA',
    { message },
    faltas.map(({ regla, motivo, arreglo }) => ({ campo: regla, msg: `${motivo}. ${arreglo}` })),
  );
