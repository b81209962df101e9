import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';
import { formatDiferencia } from '@comanda/shared/domain/caja/cuadre';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { esUuid } from '@comanda/kit/base/idempotencia';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import { credencialesDe } from '../../aprobaciones/credencialesDe';
import { quienAprueba, type QuienAprueba } from '../../aprobaciones/quienAprueba';
import type { Deps } from '../../deps';

import { contadoDe } from './contar';
import { toCuadre } from './cuadreRow';
import { cuadresRepository } from './cuadresRepository';
import { informesDe } from './informes';
import { pendientesRepository } from './pendientesRepository';

/** Counting a drawer, closing its period, and what a period adds up to. */
export const cuadresRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const cuadres = cuadresRepository(db);
  const informes = informesDe(cuadres);
  const pendientes = pendientesRepository(db);
  const aprueba = quienAprueba(db, reloj);

  const quienLoAprueba = async (
    empresa: EmpresaId,
    aprobacion: Aprobador | undefined,
    request: FastifyRequest,
  ): Promise<QuienAprueba | null> => {
    if (!aprobacion) return null;
    const secreto = `aprobacion.${aprobacion.pin === undefined ? 'password' : 'pin'}`;
    const campos = { secreto, codigo: 'aprobacion.codigo' };
    return aprueba(empresa, credencialesDe(aprobacion, request), campos);
  };

  exponer(app, calls.contarCaja, async ({ caller, empresa, entrada, request, ahora }) => {
    const { caja, conteo_id: clave = null, periodo: visto = null, aprobacion } = entrada;
    const contado = contadoDe(entrada);
    const aprobador = await quienLoAprueba(empresa, aprobacion, request);
    return cuadres.contar(empresa, { caller, caja, clave, ahora, contado, visto, aprobador });
  });

  exponer(app, calls.cuadreCaja, async ({ caller, empresa, entrada, request, ahora }) => {
    const { caja, motivo = '', aprobacion } = entrada;
    const clave = entrada.cuadre_id ?? idempotenciaDe(request);
    const contado = contadoDe(entrada);
    const fila = await cuadres.cerrar(empresa, {
      caller,
      caja,
      clave,
      contado,
      motivo,
      ahora,
      aprobador: await quienLoAprueba(empresa, aprobacion, request),
      visto: { periodo: entrada.periodo ?? null, esperado: entrada.esperado ?? null },
    });
    const cuanto = formatDiferencia(Number(fila.diferencia));
    return conMsg(toCuadre(entrada.empresa)(fila), `Caja cuadrada. Diferencia: ${cuanto}`);
  });

  exponer(app, calls.pendientesDeCierre, ({ caller, empresa, entrada }) =>
    pendientes.deCierre(empresa, { usuario: caller.id, caja: entrada.caja }),
  );

  exponer(app, calls.consultarX, ({ caller, empresa, entrada, ahora }) =>
    informes.x(empresa, { caller, entrada, ahora }),
  );
  exponer(app, calls.consultarZ, ({ empresa, entrada }) => informes.z(empresa, entrada));

  exponer(app, calls.listarCuadres, async ({ empresa, entrada }) => {
    const dias = { desde: entrada.fecha_ini, hasta: entrada.fecha_fin };
    return (await cuadres.listar(empresa, dias)).map(toCuadre(entrada.empresa));
  });

  exponer(app, calls.revisarCuadre, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller, ahora };
    const fila = await cuadres.revisar(empresa, entrada.cuadre, hecho);
    return conMsg(toCuadre(entrada.empresa)(fila), 'Cuadre revisado');
  });
};

/** The key of a closing whose body carries none: a call to the letter may bring the header of the calls that must. */
function idempotenciaDe({ headers }: FastifyRequest): string | null {
  const clave = headers['idempotency-key'];
  return esUuid(clave) ? clave.toLowerCase() : null;
}
