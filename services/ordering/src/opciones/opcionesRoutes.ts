import type { FastifyPluginAsync } from 'fastify';

import { opcionesCalls as calls } from '@comanda/shared/contracts/inventario/opciones';
import { faltaDeGrupos } from '@comanda/shared/domain/producto/opciones';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { guardarOpciones } from './guardarOpciones';

export const opcionesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  exponer(app, calls.guardarOpciones, async ({ caller, empresa, entrada, ahora }) => {
    const { id, grupos, antes: leido } = entrada;
    const falta = faltaDeGrupos(grupos);
    if (falta) throw enCampo('DATOS_INVALIDOS', falta.campo, { msg: falta.msg });
    const hecho = { usuario: caller, ahora };
    const guardado = await guardarOpciones(db, empresa, { id, leido, escrito: grupos }, hecho);
    if (!guardado) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(guardado, 'Opciones guardadas');
  });
};
