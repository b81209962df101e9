import type { Curso, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { AppError } from '@comanda/shared/errors/AppError';

import { retirarHechas } from '../vizor/retirarHechas';

import type { Entrada } from './cambiarOrden';
import {
  cambiarOrden,
  conSaldo,
  enOrden,
  exigirAbierta,
  type EnOrden,
  type Mundo,
} from './enOrden';

/** The kitchen may begin with a course that was held. */
export const dispararCurso = (mundo: Mundo, random: string, curso: Curso): Promise<Orden> =>
  enOrden(mundo, random, async (orden) => {
    exigirAbierta(orden);
    const retenidas = idsDe(orden, (linea) => linea.curso === curso && linea.disparada === null);
    await enLineas(orden, retenidas, { disparada: mundo.hecho.ahora });
  });

/** The table asked for its bill, or goes on. */
export const pedirCuenta = (mundo: Mundo, random: string, por_pagar: boolean): Promise<Orden> =>
  enOrden(mundo, random, async (orden) => {
    exigirAbierta(orden);
    await cambiarOrden(orden.trx, mundo.empresa, random, { por_pagar });
  });

/** What is ready is on the table: of the lines that were seen to be, where they are said. */
export const entregarOrden = (
  mundo: Mundo,
  { random, lineas }: Entrada<'entregarOrden'>,
): Promise<Orden> =>
  enOrden(mundo, random, async (orden) => {
    const vistas = lineas && new Set(lineas.map((linea) => linea.toLowerCase()));
    const listas = idsDe(
      orden,
      ({ id, lista, entregada }) =>
        lista !== null && entregada === null && (!vistas || vistas.has(id)),
    );
    await enLineas(orden, listas, { entregada: mundo.hecho.ahora });
  });

/** They left, and nothing is to be paid. One that is over already stays as it is. */
export const liberarMesa = (mundo: Mundo, random: string): Promise<Orden> =>
  enOrden(mundo, random, async (orden) => {
    if (orden.fila.estado !== 'ABIERTA') return;
    if (orden.lineas.some(conSaldo)) throw new AppError('ORDEN_SIN_PAGAR', { random });
    const cierre = { estado: 'CERRADA', cerrada: mundo.hecho.ahora, por_pagar: false } as const;
    await cambiarOrden(orden.trx, mundo.empresa, random, cierre);
    await retirarHechas(orden, mundo.empresa, [random]);
  });

const idsDe = ({ lineas }: EnOrden, que: (linea: EnOrden['lineas'][number]) => boolean) =>
  lineas.filter(que).map(({ id }) => id);

async function enLineas(
  { trx, empresa }: EnOrden,
  ids: readonly string[],
  cambio: { disparada: Date } | { entregada: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('pedidos.orden_lineas')
    .set(cambio)
    .where('empresa_id', '=', empresa)
    .where('id', 'in', ids)
    .execute();
}
