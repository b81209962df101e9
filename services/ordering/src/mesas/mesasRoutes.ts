import type { FastifyPluginAsync } from 'fastify';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { siCambio } from '@comanda/kit/documento/marca';
import { conMsg, enSobre } from '@comanda/kit/http/respuesta';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import { aprobadorDePedido } from '../aprobaciones/aprobadorDePedido';
import { quienAprueba } from '../aprobaciones/quienAprueba';
import type { Deps } from '../deps';

import { dispararCurso, entregarOrden, liberarMesa, pedirCuenta } from './atenderOrden';
import { anularLinea } from './anularLinea';
import { moverLineas, trasladarOrden, unirOrdenes } from './cambiarOrden';
import type { Mundo } from './enOrden';
import { enviarOrden, sentar } from './enviarOrden';
import { mesasRepository } from './mesasRepository';
import { yaOperado } from './operaciones';
import { consultarOrden, listarOrdenes } from './ordenesRepository';
import { marcaDeOrdenes, versionDePiso } from './piso';

export const mesasRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const aprueba = quienAprueba(db, reloj);
  const mesas = mesasRepository(db);
  const una = async (empresa: EmpresaId, nombre: string, id: string) => {
    const leida = (await mesas.listar(empresa, nombre)).mesas.find((mesa) => mesa.id === id);
    if (!leida) throw new AppError('NO_ENCONTRADO', { id });
    return leida;
  };

  exponer(app, calls.listarMesas, async ({ empresa, entrada, ahora, ...peticion }) =>
    siCambio(peticion, await versionDePiso(db, empresa), async () => {
      const { mesas: data, ordenes } = await mesas.listar(empresa, entrada.empresa);
      return enSobre(data, { ordenes, ahora: ahora.toISOString() });
    }),
  );

  exponer(app, calls.registrarMesa, async ({ caller, empresa, entrada, ahora }) => {
    const { nombre = '', zona = '', puestos = null, cuantas = 1 } = entrada;
    const hecho = { usuario: caller, ahora };
    const id = await mesas.crear(empresa, { nombre, zona, puestos }, hecho, cuantas);
    const msg = cuantas === 1 ? 'Mesa creada con éxito' : `${cuantas} mesas creadas con éxito`;
    return conMsg(await una(empresa, entrada.empresa, id), msg);
  });

  exponer(app, calls.editarMesa, async ({ caller, empresa, entrada, ahora }) => {
    const { id, nombre, zona, puestos, antes: leido } = entrada;
    const escrito = { nombre, zona, ...(puestos !== undefined && { puestos }) };
    if (!(await mesas.editar(empresa, id, { leido, escrito }, { usuario: caller, ahora })))
      throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(await una(empresa, entrada.empresa, id), 'Mesa editada con éxito');
  });

  exponer(app, calls.eliminarMesa, async ({ caller, empresa, entrada: { id }, ahora }) => {
    if (!(await mesas.eliminar(empresa, id, { usuario: caller, ahora })))
      throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(null, 'Mesa eliminada con éxito');
  });

  exponer(app, calls.guardarPlano, async ({ caller, empresa, entrada: { lugares }, ahora }) => {
    await mesas.guardarPlano(empresa, lugares, { usuario: caller, ahora });
    return conMsg(null, 'Plano guardado');
  });

  exponer(app, calls.consultarOrden, async ({ empresa, entrada, ...peticion }) =>
    siCambio(peticion, await marcaDeOrdenes(db, empresa), () =>
      consultarOrden(db, empresa, entrada),
    ),
  );

  exponer(app, calls.listarOrdenes, async ({ empresa, ...peticion }) =>
    siCambio(peticion, await marcaDeOrdenes(db, empresa), () => listarOrdenes(db, empresa)),
  );

  type Peticion = { caller: Caller; empresa: EmpresaId; ahora: Date };
  const mundo = ({ caller, empresa, ahora }: Peticion): Mundo => ({
    db,
    empresa,
    hecho: { usuario: caller, ahora },
  });

  exponer(app, calls.sentar, (p) => sentar(mundo(p), p.entrada));
  exponer(app, calls.registrarOrden, (p) => enviarOrden(mundo(p), p.entrada));
  exponer(app, calls.anularLinea, async ({ caller, empresa, entrada, request, ahora }) => {
    const { aprobacion, ...porAnular } = entrada;
    const pedida = (await yaOperado(db, empresa, entrada.clave)) ? undefined : aprobacion;
    const aprobador = await aprobadorDePedido(aprueba, { empresa, aprobacion: pedida, request });
    return anularLinea(mundo({ caller, empresa, ahora }), { ...porAnular, caller, aprobador });
  });
  exponer(app, calls.trasladarOrden, (p) => trasladarOrden(mundo(p), p.entrada));
  exponer(app, calls.unirOrdenes, (p) => unirOrdenes(mundo(p), p.entrada));
  exponer(app, calls.moverLineas, (p) => moverLineas(mundo(p), p.entrada));
  exponer(app, calls.dispararCurso, (p) =>
    dispararCurso(mundo(p), p.entrada.random, p.entrada.curso),
  );
  exponer(app, calls.pedirCuenta, (p) =>
    pedirCuenta(mundo(p), p.entrada.random, p.entrada.por_pagar),
  );
  exponer(app, calls.entregarOrden, (p) => entregarOrden(mundo(p), p.entrada));
  exponer(app, calls.liberarMesa, (p) => liberarMesa(mundo(p), p.entrada.random));
};
