import type { FastifyPluginAsync } from 'fastify';

import { cuadresCalls as calls } from '@comanda/shared/contracts/cuadres';
import { formatDiferencia } from '@comanda/shared/domain/cuadre';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import { credencialesDe } from '../../aprobaciones/credencialesDe';
import { quienAprueba } from '../../aprobaciones/quienAprueba';
import type { Deps } from '../../deps';

import { contadoDe } from './contar';
import { toCuadre } from './cuadreRow';
import { cuadresRepository } from './cuadresRepository';
import { informesDe } from './informes';

/** Counting a drawer, closing its period, and what a period adds up to. */
export const cuadresRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const cuadres = cuadresRepository(db);
  const informes = informesDe(cuadres);
  const aprueba = quienAprueba(db);

  exponer(app, calls.contarCaja, async ({ caller, empresa, entrada, ahora }) => {
    const { caja, conteo_id: clave = null } = entrada;
    const conteo = { caller, caja, clave, ahora, contado: contadoDe(entrada) };
    return cuadres.contar(empresa, conteo);
  });

  exponer(app, calls.cuadreCaja, async ({ caller, empresa, entrada, request, ahora }) => {
    const { caja, cuadre_id: clave = null, motivo = '', aprobacion } = entrada;
    const contado = contadoDe(entrada);
    const credenciales = aprobacion && credencialesDe(aprobacion, request);
    const campo = `aprobacion.${aprobacion?.pin === undefined ? 'password' : 'pin'}`;
    const aprobador = credenciales && (await aprueba(empresa, credenciales, campo));
    const fila = await cuadres.cerrar(empresa, {
      caller,
      caja,
      clave,
      contado,
      motivo,
      ahora,
      aprobador: aprobador?.nombre ?? null,
      visto: { periodo: entrada.periodo ?? null, esperado: entrada.esperado ?? null },
    });
    const cuanto = formatDiferencia(Number(fila.diferencia));
    return conMsg(toCuadre(entrada.empresa)(fila), `Caja cuadrada. Diferencia: ${cuanto}`);
  });

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
