import type { FastifyPluginAsync } from 'fastify';

import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';
import { AppError } from '@comanda/shared/errors/AppError';
import { enTransaccion } from '@comanda/kit/base/db';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import type { Caller } from '@comanda/kit/acceso/tenant';

import { exigirCodigo } from '@comanda/kit/credenciales/segundoFactor';
import { origenDe } from '../auth/conSesion';
import { nuevoSecreto } from '../auth/segundoFactor';
import { activarFactor, darCodigos, quitarFactor } from '../auth/segundosFactoresRepository';
import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { decirOrigen } from '../auth/desdeDonde';
import { avisarDeLoPropio } from '../avisos/avisarDeCuenta';
import type { Deps } from '../deps';

import { cuentaDeps } from './cuentaDeps';
import { EXIGIR, exigeSegundoFactor } from './exigencia';
import { pedirClave } from './pedirClave';

export const segundoFactorRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const deps = cuentaDeps({ db, reloj });
  const cache = sesionesDe(db);
  const exigir = ({ id, email }: Caller, codigo: string) =>
    exigirCodigo(deps, { usuario: id, codigo, clave: { clase: 'codigo', valor: email } });

  exponer(app, calls.prepararSegundoFactor, async ({ caller, entrada, request }) => {
    await pedirClave(deps, request, entrada.password);
    const nuevo = nuevoSecreto(caller.email);
    if (!(await deps.factores.preparar(caller.id, nuevo.secreto))) {
      throw new AppError('SEGUNDO_FACTOR_ACTIVO', { usuario: caller.id });
    }
    return nuevo;
  });

  exponer(app, calls.activarSegundoFactor, async ({ caller, entrada, request }) => {
    const propio = { caller, origen: origenDe(request) };
    const reclamar = await exigir(caller, entrada.codigo);
    const codigos = await enTransaccion(db, async (client) => {
      await decirOrigen(client, propio.origen);
      await reclamar(client);
      if (!(await activarFactor(client, caller.id))) return null;
      await anotarAuditoria(client, caller.id, {
        empresa: null,
        accion: 'segundo factor activado',
      });
      await avisarDeLoPropio(client, propio, 'FACTOR');
      return darCodigos(client, caller.id);
    });
    if (codigos === null) throw new AppError('SEGUNDO_FACTOR_ACTIVO', { usuario: caller.id });
    cache.olvidar();
    return conMsg(codigos, 'Segundo factor activado');
  });

  exponer(app, calls.renovarCodigos, async ({ caller, entrada, request }) => {
    await pedirClave(deps, request, entrada.password);
    const reclamar = await exigir(caller, entrada.codigo);
    const propio = { caller, origen: origenDe(request) };
    const codigos = await enTransaccion(db, async (client) => {
      await decirOrigen(client, propio.origen);
      await reclamar(client);
      await avisarDeLoPropio(client, propio, 'CODIGOS');
      await anotarAuditoria(client, caller.id, {
        empresa: null,
        accion: 'codigos de recuperacion nuevos',
      });
      return darCodigos(client, caller.id);
    });
    return conMsg(codigos, 'Códigos nuevos');
  });

  exponer(app, calls.quitarSegundoFactor, async ({ caller, entrada, request }) => {
    if (await exigeSegundoFactor(db, caller.perfil)) {
      throw new AppError('SEGUNDO_FACTOR_OBLIGATORIO', { usuario: caller.id });
    }
    await pedirClave(deps, request, entrada.password);
    const reclamar = await exigir(caller, entrada.codigo);
    const propio = { caller, origen: origenDe(request) };
    await enTransaccion(db, async (client) => {
      await decirOrigen(client, propio.origen);
      await reclamar(client);
      await avisarDeLoPropio(client, propio, 'FACTOR_QUITADO');
      await quitarFactor(client, caller.id);
      await anotarAuditoria(client, caller.id, { empresa: null, accion: 'segundo factor quitado' });
    });
    return conMsg(null, 'Segundo factor quitado');
  });

  exponer(app, calls.exigirSegundoFactor, async ({ caller, entrada }) => {
    if (!(await deps.factores.estado(caller.id)).activo) {
      throw new AppError('SEGUNDO_FACTOR_PRIMERO', { usuario: caller.id });
    }
    await enTransaccion(db, async (client) => {
      await client.query(EXIGIR, [entrada.exigir]);
      const accion = entrada.exigir ? 'segundo factor exigido' : 'segundo factor ya no exigido';
      await anotarAuditoria(client, caller.id, { empresa: null, accion });
    });
    cache.olvidar();
    return null;
  });
};
