import { sql, type Kysely, type SqlBool } from 'kysely';

import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import { sumarPesos } from '@comanda/shared/domain/producto/medidas';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { corregirEn, type Correccion } from './corregirMateria';
import { editarEn, type Edicion, type Planos } from './editarMateria';
import { valorDe } from './ingreso';
import { COLUMNAS_MATERIA, libroDeBodega, type MateriaRow } from './libro';

type PlanosNuevos = Planos & { medida_entrada: Medida };
export type MateriaNueva = PlanosNuevos & {
  pesoInicial: number;
  pesoActual: number;
  costoUnitario: number | null;
};

export type MateriasRepository = ReturnType<typeof materiasRepository>;

export function materiasRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId): Promise<MateriaRow[]> =>
      enEmpresa(db, empresa, ({ trx }) =>
        activas(trx, empresa).select(COLUMNAS_MATERIA).orderBy('busqueda').execute(),
      ),

    /** Makes a material with the first rows of its ledger. Throws where the company has one of that name. */
    crear: (empresa: EmpresaId, nueva: MateriaNueva, hecho: Hecho): Promise<MateriaRow> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const { pesoInicial, pesoActual, costoUnitario, ...planos } = nueva;
        const { id } = await insertar(trx, empresa, { planos, costoUnitario });
        const libro = libroDeBodega(client, empresa);
        const asentar = (tipo: 'INICIAL' | 'CORRECCION', cantidad: number, detalle: string) =>
          libro.asentar(
            id,
            { tipo, cantidad, detalle, costoUnitario, costo: valorDe(costoUnitario, cantidad) },
            hecho,
          );
        const diferencia = sumarPesos(pesoActual, -pesoInicial);
        if (pesoInicial > 0) await asentar('INICIAL', pesoInicial, 'Peso inicial');
        if (diferencia !== 0) await asentar('CORRECCION', diferencia, 'Peso actual al registrar');
        const despues = await libro.bloquear(id);
        const accion = 'materia prima creada';
        await auditar(client, 'pedidos', empresa, { ...hecho, accion, entidad: id, despues });
        return despues;
      }),

    /** The plain fields as they were typed, and what came in on top of what there is by now. */
    editar: (empresa: EmpresaId, id: string, edicion: Edicion, hecho: Hecho): Promise<MateriaRow> =>
      enEmpresa(db, empresa, (transaccion) =>
        editarEn(transaccion, { empresa, id, edicion, hecho }),
      ),

    /** Out of the lists; its ledger stays. False when there is none in this company. */
    eliminar: (empresa: EmpresaId, id: string, hecho: Hecho): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const antes = await trx
          .updateTable('pedidos.materias_primas')
          .set({ estado: 'N' })
          .where('empresa_id', '=', empresa)
          .where('id', '=', Number(id))
          .where('estado', '=', 'A')
          .returning(COLUMNAS_MATERIA)
          .executeTakeFirst();
        if (!antes) return false;
        const accion = 'materia prima eliminada';
        await auditar(client, 'pedidos', empresa, { ...hecho, accion, entidad: id, antes });
        return true;
      }),

    /** What was counted is what there is. */
    corregir: (empresa: EmpresaId, correccion: Correccion, hecho: Hecho): Promise<MateriaRow> =>
      enEmpresa(db, empresa, ({ client }) => corregirEn(client, empresa, { correccion, hecho })),
  };
}

/** How many materials of the company are down to their alert. Inside a transaction of that company. */
export async function contarAlertas(trx: Kysely<Database>, empresa: EmpresaId): Promise<number> {
  const { cuantas } = await activas(trx, empresa)
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .whereRef('peso_actual', '<=', 'cantidad_alerta')
    .executeTakeFirstOrThrow();
  return cuantas;
}

/** The same beside how many materials there are, and the names of the first so many: those of which least is left of their alert. */
export async function materiasEnAlerta(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  nombradas: number,
) {
  const { todas } = await activas(trx, empresa)
    .select((eb) => eb.fn.countAll<number>().as('todas'))
    .executeTakeFirstOrThrow();
  const primeras = await activas(trx, empresa)
    .select('materi_prima')
    .whereRef('peso_actual', '<=', 'cantidad_alerta')
    .orderBy(sql`peso_actual / nullif(cantidad_alerta, 0)`, (orden) => orden.asc().nullsFirst())
    .orderBy('materi_prima')
    .limit(nombradas)
    .execute();
  return {
    alertas: await contarAlertas(trx, empresa),
    todas,
    primeras: primeras.map(({ materi_prima: nombre }) => nombre),
  };
}

const activas = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.materias_primas')
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A');

async function insertar(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { planos, costoUnitario }: { planos: PlanosNuevos; costoUnitario: number | null },
): Promise<{ id: number }> {
  const costo_unitario = costoUnitario?.toFixed(6) ?? null; // also of one that there is none of yet
  const fila = await trx
    .insertInto('pedidos.materias_primas')
    .values({ empresa_id: empresa, ...planos, peso_actual: '0', costo_unitario })
    .onConflict((conflicto) =>
      conflicto
        .columns(['empresa_id', 'busqueda'])
        .where(sql<SqlBool>`estado = 'A'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!fila) throw enCampo('MATERIA_REPETIDA', 'materi_prima');
  return fila;
}
