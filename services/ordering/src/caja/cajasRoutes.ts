import type { FastifyPluginAsync } from 'fastify';

import { cajasCalls as calls } from '@comanda/shared/contracts/caja/cajas';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { comoVino } from '../sinLinea/loDicho';

import { cajasRepository } from './cajasRepository';
import { cuidadoRepository } from './cuidadoRepository';

/** The drawers of a company, who works with which, how they are kept and what was done with them. */
export const cajasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const cajas = cajasRepository(db);
  const cuidado = cuidadoRepository(db);

  exponer(app, calls.crearCaja, async ({ caller, empresa, entrada: { nombre }, ahora }) => {
    const creada = await cajas.crear(empresa, nombre, { usuario: caller, ahora });
    return conMsg(creada, 'Caja creada');
  });

  exponer(
    app,
    calls.renombrarCaja,
    async ({ caller, empresa, entrada: { caja, nombre }, ahora }) => {
      const hecho = { usuario: caller, ahora };
      return conMsg(await cajas.renombrar(empresa, { caja, nombre }, hecho), 'Caja renombrada');
    },
  );

  exponer(app, calls.quitarCaja, async ({ caller, empresa, entrada: { caja }, ahora }) => {
    await cajas.quitar(empresa, caja, { usuario: caller, ahora });
    return conMsg({ id: caja }, 'Caja eliminada');
  });

  exponer(app, calls.abrirTurno, async ({ caller, empresa, entrada: { caja }, ahora }) => {
    const suya = await cajas.abrirTurno(empresa, caja, { usuario: caller, ahora });
    return conMsg(suya, `Turno abierto en ${suya.nombre}`);
  });

  exponer(app, calls.anotarApertura, async ({ caller, empresa, entrada, ahora }) => {
    const { caja, motivo, apertura_id, impresion, reloj } = entrada;
    const sinLinea = comoVino(entrada);
    const para = { impresion, reloj, recibida: ahora };
    const apertura = { caja, motivo, clave: apertura_id ?? null, sinLinea, para };
    const hecho = { usuario: caller, ahora };
    const { caja: id, boleto } = await cajas.anotarApertura(empresa, apertura, hecho);
    return conMsg({ id, ...(boleto !== undefined && { boleto }) }, 'Apertura anotada');
  });

  exponer(app, calls.consultarAjustesCaja, ({ empresa }) => cuidado.ajustes(empresa));

  exponer(app, calls.guardarAjustesCaja, async ({ caller, empresa, entrada, ahora }) => {
    const { empresa: _nombre, ...ajustes } = entrada;
    const hecho = { usuario: caller, ahora };
    return conMsg(await cuidado.guardarAjustes(empresa, ajustes, hecho), 'Ajustes guardados');
  });

  exponer(app, calls.listarHechosCaja, async ({ empresa, entrada: { fecha_ini, fecha_fin } }) => {
    const hechos = await cuidado.hechos(empresa, { desde: fecha_ini, hasta: fecha_fin });
    return hechos.map(({ id, cuando, ...hecho }) => ({
      id: String(id),
      cuando: cuando.toISOString(),
      ...hecho,
    }));
  });
};
