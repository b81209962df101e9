import type { FastifyPluginAsync } from 'fastify';

import { suscripcionesCalls as calls } from '@comanda/shared/contracts/admin/suscripciones';
import { limpiarCorreos } from '@comanda/shared/domain/empresa/suscripcion';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { toSuscripcion } from './suscripcionRow';
import { suscripcionesRepository, type Pedida } from './suscripcionesRepository';

/** Reports by e-mail, each Administrador's own. */
export const suscripcionesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const suscripciones = suscripcionesRepository(db);

  exponer(app, calls.listarSuscripciones, async ({ caller, empresa, entrada }) =>
    (await suscripciones.listar(empresa, caller.id)).map(toSuscripcion(entrada.empresa)),
  );

  exponer(app, calls.crearSuscripcion, async ({ caller, empresa, entrada, ahora }) => {
    const quien = { caller, ahora };
    const fila = await suscripciones.crear(empresa, pedidaDe(entrada), quien);
    return conMsg(toSuscripcion(entrada.empresa)(fila), 'Registrado');
  });

  exponer(app, calls.editarSuscripcion, async ({ caller, empresa, entrada, ahora }) => {
    const { id, activa } = entrada;
    const quien = { caller, id, ahora };
    const fila = await suscripciones.editar(empresa, { ...pedidaDe(entrada), activa }, quien);
    return conMsg(toSuscripcion(entrada.empresa)(fila), 'Actualizado');
  });

  exponer(app, calls.eliminarSuscripcion, async ({ caller, empresa, entrada: { id }, ahora }) => {
    await suscripciones.eliminar(empresa, { caller, id, ahora });
    return conMsg(null, 'Eliminado');
  });

  exponer(app, calls.enviarSuscripcion, async ({ caller, empresa, entrada, ahora }) => {
    const quien = { caller, id: entrada.id, ahora };
    const fila = await suscripciones.enviar(empresa, quien);
    return conMsg(toSuscripcion(entrada.empresa)(fila), 'Enviando');
  });
};

const pedidaDe = ({ reporte, hora, destinatarios }: Pedida): Pedida => ({
  reporte,
  hora,
  destinatarios: limpiarCorreos(destinatarios),
});
