import type { FastifyPluginAsync } from 'fastify';

import { programadosCalls as calls } from '@comanda/shared/contracts/ventas/programados';
import { AppError } from '@comanda/shared/errors/AppError';
import { fundir } from '@comanda/kit/base/fundir';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { ventasRepository } from '../ventas/ventasRepository';

import { corridasRepository } from './corridasRepository';
import { emitirTarde } from './emitirTarde';
import { toProgramado, toResultado } from './programadoRow';
import { programadosRepository } from './programadosRepository';
import { programar, proximoTras } from './programar';

export const programadosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const programados = programadosRepository(db);
  const corridas = corridasRepository(db);
  const ventas = ventasRepository(db);

  exponer(app, calls.listarProgramados, async ({ empresa, entrada }) =>
    (await programados.listar(empresa)).map(toProgramado(entrada.empresa)),
  );

  exponer(app, calls.crearProgramado, async ({ caller, empresa, entrada, ahora }) => {
    const { fecha, hora, repetir, mensaje, valor, clave = null } = entrada;
    const fila = await programar(
      { programados, ventas },
      {
        empresa,
        clave,
        valor,
        cuando: { fecha, hora, repetir, mensaje },
        caller,
        ahora,
        venta: { ...entrada.json_structura, empresa: entrada.empresa },
      },
    );
    return conMsg(toProgramado(entrada.empresa)(fila), 'Factura Programada correctamente');
  });

  exponer(app, calls.actualizarProgramado, async ({ caller, empresa, entrada, ahora }) => {
    const { id, fecha, hora, repetir, mensaje, estado } = entrada;
    const edicion = { leido: entrada.antes, escrito: { fecha, hora, repetir, mensaje, estado } };
    const editado = await programados.editar(
      empresa,
      id,
      (antes) => {
        const cuando = fundir(antes, edicion, { juntos: [['fecha', 'hora', 'repetir']] });
        const accion = seDetiene(antes, cuando.estado)
          ? 'programado detenido'
          : 'programado editado';
        return { accion, cambio: { ...cuando, proximo: proximoTras(antes, cuando, ahora) } };
      },
      { usuario: caller, ahora },
    );
    if (!editado) throw new AppError('NO_ENCONTRADO', { id });
    const msg = seDetiene(editado.antes, estado) ? 'Detenido' : 'Actualizado';
    return conMsg(toProgramado(entrada.empresa)(editado.fila), msg);
  });

  exponer(app, calls.eliminarProgramado, async ({ caller, empresa, entrada: { id }, ahora }) => {
    const eliminado = {
      accion: 'programado eliminado',
      cambio: { eliminado: true, proximo: null },
    } as const;
    const hecho = { usuario: caller, ahora };
    if (!(await programados.editar(empresa, id, () => eliminado, hecho)))
      throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(null, 'Eliminado');
  });

  exponer(app, calls.listarResultadosProgramado, async ({ empresa, entrada: { id } }) => {
    const programado = await corridas.leer(empresa, id);
    if (!programado) throw new AppError('NO_ENCONTRADO', { id });
    return (await corridas.resultados(empresa, programado.id)).map(toResultado);
  });

  exponer(
    app,
    calls.emitirProgramado,
    async ({ caller, empresa, entrada: { id, previsto }, ahora }) => {
      const pedido = { empresa, id, previsto: new Date(previsto), caller, ahora };
      return conMsg(
        toResultado(await emitirTarde({ corridas, ventas }, pedido)),
        'Factura emitida',
      );
    },
  );
};

const seDetiene = (antes: { estado: boolean }, estado: boolean) => antes.estado && !estado;
