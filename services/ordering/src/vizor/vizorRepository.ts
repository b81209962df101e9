import type { AjustesCocina, LineaVizor, ListaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { cambiarOrden } from '../mesas/enOrden';
import { dentroDeLineas, dentroDeOrden } from '../mesas/piso';

import { ajustesDeCocina } from './ajustesCocinaRepository';
import { corteDeCocina } from './corteDeCocina';
import { lineasDeCocina, toLineaVizor } from './lineaVizorRow';
import { LISTAS, toListas, type ListaRow } from './listasRow';
import { marcarListo, type MarcaDeListo } from './marcarListo';

export type ListaDeCocina = { lineas: LineaVizor[]; ajustes: AjustesCocina };

export function vizorRepository(db: Db<Database>) {
  return {
    /** What the kitchen has, the oldest order first, and how it works. */
    listar: (empresa: EmpresaId, ahora: Date): Promise<ListaDeCocina> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const ajustes = await ajustesDeCocina(trx, empresa);
        const filas = await lineasDeCocina(client, empresa, { desde: corteDeCocina(ahora) });
        return { ajustes, lineas: filas.map((fila) => toLineaVizor(fila, ajustes)) };
      }),

    /** What was marked ready last. */
    listas: (empresa: EmpresaId): Promise<ListaVizor[]> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const ajustes = await ajustesDeCocina(trx, empresa);
        const { rows } = await client.query<ListaRow>(LISTAS, [empresa]);
        return toListas(rows, ajustes);
      }),

    marcar: (empresa: EmpresaId, marca: MarcaDeListo, hecho: Hecho): Promise<void> =>
      dentroDeLineas({ db, empresa }, marca.lineas, (transaccion) =>
        marcarListo(transaccion, empresa, marca, hecho),
      ),

    /** An order that is over leaves the list, if it has not; what is left of one that was joined is of people who still sit there. */
    eliminar: (empresa: EmpresaId, random: string, hecho: Hecho): Promise<void> =>
      dentroDeOrden({ db, empresa }, random, async ({ trx, client }) => {
        const orden = await trx
          .selectFrom('pedidos.ordenes')
          .select(['estado', 'en_cocina'])
          .where('empresa_id', '=', empresa)
          .where('id', '=', random)
          .executeTakeFirst();
        if (!orden) throw new AppError('NO_ENCONTRADO', { random });
        if (orden.estado === 'ABIERTA') throw new AppError('ORDEN_SIN_PAGAR', { random });
        if (!orden.en_cocina || orden.estado === 'UNIDA') return;
        await cambiarOrden(trx, empresa, random, { en_cocina: false });
        const traza = { accion: 'orden retirada de cocina', entidad: random };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
      }),
  };
}
