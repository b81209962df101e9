import type { FastifyPluginAsync } from 'fastify';

import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { empresasPermitidas } from '@comanda/kit/acceso/tenant';

import { conSesion, origenDe } from '../auth/conSesion';
import { comprobarPin } from '@comanda/kit/credenciales/comprobarPin';
import { esPinDebil } from '../auth/pinDebil';
import { sesionesRepository } from '../auth/sesionesRepository';
import type { Deps } from '../deps';

import { cuentaDeps } from './cuentaDeps';
import { pedirClave } from './pedirClave';

/** A till that several share: who goes on is chosen by name and types their PIN. */
export const pinRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const deps = cuentaDeps({ db, reloj });
  const sesiones = sesionesRepository(db);
  const cache = sesionesDe(db);

  exponer(app, calls.guardarPin, async ({ caller, entrada, request }) => {
    const { password, pin } = entrada;
    await pedirClave(deps, request, password);
    if (esPinDebil(pin)) throw enCampo('PIN_DEBIL', 'pin');
    const empresas = empresasPermitidas(caller).map(({ id }) => id);
    await deps.pines.guardar({ caller, origen: origenDe(request) }, { empresas, pin });
    return conMsg(null, 'PIN guardado');
  });

  exponer(app, calls.quitarPin, async ({ caller, request }) => {
    await deps.pines.quitar({ caller, origen: origenDe(request) });
    return conMsg(null, 'PIN quitado');
  });

  exponer(app, calls.listarConPin, ({ empresa }) => deps.pines.listar(empresa));

  exponer(
    app,
    calls.cambiarUsuario,
    async ({ caller, empresa, entrada, request, reply, ahora }) => {
      const { usuario, pin } = entrada;
      if (!(await comprobarPin(deps, empresa, { usuario, pin, teclea: caller.id })))
        throw enCampo('PIN_INCORRECTO', 'pin');
      const fichas = await sesiones.abrir(
        { usuario, ahora, desde: caller.sesion, ...origenDe(request) },
        await deps.pines.reclamo(empresa, { usuario, pin }),
      );
      cache.olvidar();
      const sesion = await conSesion(db, reply, fichas);
      return conMsg(sesion, `Bienvenido ${sesion.nombreCompleto}`);
    },
  );
};
