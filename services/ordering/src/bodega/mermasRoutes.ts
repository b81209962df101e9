import type { FastifyPluginAsync } from 'fastify';

import { mermasCalls as calls } from '@comanda/shared/contracts/inventario/mermas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { exponer } from '@comanda/kit/http/exponer';
import { esUuid } from '@comanda/kit/base/idempotencia';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { toMerma, toMovimientoDeBodega } from './mermaRow';
import { mermasRepository } from './mermasRepository';
import { movimientosDeBodegaRepository } from './movimientosDeBodegaRepository';

/** Waste, what takes it back, and the ledger it stands in. */
export const mermasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const mermas = mermasRepository(db);
  const movimientos = movimientosDeBodegaRepository(db);

  exponer(app, calls.crearMerma, async ({ caller, empresa, entrada, ahora }) => {
    const { id, id_materia: materia, peso_merma: peso, motivo, descripcion, medida } = entrada;
    const clave = esUuid(id) ? id : null;
    const merma = { materia, clave, peso, motivo, descripcion, medida: medida ?? null };
    const fila = await mermas.crear(empresa, merma, { usuario: caller, ahora });
    return conMsg(toMerma(fila), 'Se ha registrado la merma.');
  });

  exponer(app, calls.listarMermas, async ({ empresa, entrada: { id } }) =>
    (await mermas.listar(empresa, id)).map(toMerma),
  );

  exponer(app, calls.listarMermasDeHoy, async ({ empresa, ahora }) =>
    (await mermas.deDia(empresa, fechaNegocio(ahora))).map(toMerma),
  );

  exponer(app, calls.reversarMerma, async ({ caller, empresa, entrada: { id, motivo }, ahora }) => {
    const hecho = { usuario: caller, ahora };
    const fila = await mermas.reversar(empresa, { id, motivo }, hecho);
    return conMsg(toMerma(fila), 'Se ha reversado la merma.');
  });

  exponer(app, calls.listarMovimientos, async ({ empresa, entrada: { id: materia, pagina } }) => {
    const { filas, total } = await movimientos.pagina(empresa, { materia, pagina });
    return { id_materia: materia, filas: filas.map(toMovimientoDeBodega), total };
  });

  exponer(app, calls.listarExistencias, async ({ empresa, entrada: { id } }) => {
    const cierres = await movimientos.cierres(empresa, id);
    const dias = cierres.map(({ fecha, saldo }) => ({ fecha, saldo: Number(saldo) }));
    return { id_materia: id, dias };
  });

  exponer(app, calls.costoMermas, async ({ empresa, entrada: { desde, hasta } }) => {
    const costos = await mermas.costos(empresa, { desde, hasta });
    return costos.map(({ costo, ...fila }) => ({ ...fila, costo: Number(costo) }));
  });
};
