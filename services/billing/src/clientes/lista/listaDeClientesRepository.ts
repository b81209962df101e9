import { sql, type Kysely } from 'kysely';
import type { PoolClient } from 'pg';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type {
  ColumnaCliente,
  ConLosQueHay,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enFilas, filasPorVez } from '@comanda/kit/base/enFilas';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { mapasDeLista } from '@comanda/kit/listas/mapas';

import type { Database } from '../../db/schema';
import { COLUMNAS_DE_CLIENTE } from '../clientesRepository';

import type { ClientesLeidos } from './listaDeClientes';
import { clientesPorEscribir, planearClientes, type PlanDeClientes } from './planDeClientes';

const mapas = mapasDeLista<ColumnaCliente>('facturacion', 'clientes');

export type ImportacionDeClientes = {
  lectura: ClientesLeidos;
  existentes: ConLosQueHay;
  /** Whether somebody chose how the file is read. */
  conMapa: boolean;
  archivo: string;
};

export function listaDeClientesRepository(db: Db<Database>) {
  return {
    mapas: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ client }) => mapas.leer(client, empresa)),

    pagina: (empresa: EmpresaId, pedida: { busqueda: string; pagina: number; cuantas: number }) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const filas = await hallados(trx, empresa, pedida.busqueda)
          .select(COLUMNAS_DE_CLIENTE)
          .orderBy('razon_social')
          .orderBy('cedula')
          .limit(pedida.cuantas)
          .offset((pedida.pagina - 1) * pedida.cuantas)
          .execute();
        return { filas, total: await cuantosHallados(trx, empresa, pedida.busqueda) };
      }),

    cuantos: (empresa: EmpresaId, busqueda: string): Promise<number> =>
      enEmpresa(db, empresa, ({ trx }) => cuantosHallados(trx, empresa, busqueda)),

    /** By their numbers, those after `tras`. */
    siguientes: (
      empresa: EmpresaId,
      busqueda: string,
      { tras = '', cuantas }: { tras?: string | undefined; cuantas: number },
    ): Promise<Cliente[]> =>
      enEmpresa(db, empresa, ({ trx }) =>
        hallados(trx, empresa, busqueda)
          .select(COLUMNAS_DE_CLIENTE)
          .where('cedula', '>', tras)
          .orderBy('cedula')
          .limit(cuantas)
          .execute(),
      ),

    plan: (empresa: EmpresaId, { filas }: ClientesLeidos) =>
      enEmpresa(db, empresa, async ({ trx }) =>
        planearClientes(filas, await losDe(trx, empresa, filas)),
      ),

    /** All that has nothing wrong, in one transaction; a customer is their number, so twice is once. */
    importar: (empresa: EmpresaId, importacion: ImportacionDeClientes, hecho: Hecho) =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const { lectura, existentes, conMapa, archivo } = importacion;
        const { ahora, usuario } = hecho;
        const plan = planearClientes(lectura.filas, await losDe(trx, empresa, lectura.filas));
        for (const clientes of filasPorVez(clientesPorEscribir(plan, existentes)))
          await escribir(client, empresa, { clientes, existentes, ahora });
        if (conMapa) await mapas.recordar(client, empresa, lectura.recordable, ahora);
        const resultado = resultadoDe(plan, importacion);
        await anotarAuditoria(client, usuario.id, {
          empresa,
          accion: 'clientes importados',
          despues: { archivo, ...resultado },
        });
        return resultado;
      }),
  };
}

const resultadoDe = (
  { crear, distintos, iguales }: PlanDeClientes,
  { lectura, existentes }: ImportacionDeClientes,
) => {
  const actualizados = existentes === 'ACTUALIZAR' ? distintos.length : 0;
  return {
    creados: crear.length,
    actualizados,
    conservados: iguales + distintos.length - actualizados,
    rechazados: new Set(lectura.errores.map(({ fila }) => fila)).size,
  };
};

/** Whose name, number or mail holds what was typed. */
const hallados = (trx: Kysely<Database>, empresa: EmpresaId, busqueda: string) =>
  trx
    .selectFrom('facturacion.clientes')
    .where('empresa_id', '=', empresa)
    .$if(busqueda !== '', (q) =>
      q.where(sql<boolean>`position(${normalizar(busqueda)} in ${BUSCADO}) > 0`),
    );

async function cuantosHallados(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  busqueda: string,
): Promise<number> {
  const { total } = await hallados(trx, empresa, busqueda)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** As domain/texto.normalizar writes what is looked for, of the letters that documents are searched by too. */
const BUSCADO = sql<string>`translate(lower(razon_social || ' ' || nombre || ' ' || cedula || ' ' || email),
  'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')`;

/** The customers that the rows speak of, whatever case their passports are written in. */
async function losDe(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  filas: ClientesLeidos['filas'],
): Promise<Cliente[]> {
  const cedulas = filas.map(({ identificacion }) => identificacion.cedula.toUpperCase());
  if (cedulas.length === 0) return [];
  return trx
    .selectFrom('facturacion.clientes')
    .select(COLUMNAS_DE_CLIENTE)
    .where('empresa_id', '=', empresa)
    .where(sql<boolean>`upper(cedula) = any (${cedulas}::text[])`)
    .execute();
}

type Escritura = { clientes: readonly Cliente[]; existentes: ConLosQueHay; ahora: Date };

const CAMPOS = COLUMNAS_DE_CLIENTE.join(', ');
const QUE_CAMBIA = COLUMNAS_DE_CLIENTE.filter((campo) => campo !== 'cedula')
  .map((campo) => `${campo} = excluded.${campo}`)
  .join(', ');

/** Somebody else may register one meanwhile: what becomes of those was said. */
async function escribir(
  client: PoolClient,
  empresa: EmpresaId,
  { clientes, existentes, ahora }: Escritura,
): Promise<void> {
  const alRepetirse =
    existentes === 'ACTUALIZAR'
      ? `do update set ${QUE_CAMBIA}, actualizado = excluded.actualizado`
      : 'do nothing';
  const { lugares, valores } = enFilas(
    clientes.map((uno) => [empresa, ahora, ...COLUMNAS_DE_CLIENTE.map((campo) => uno[campo])]),
  );
  await client.query(
    `insert into facturacion.clientes (empresa_id, actualizado, ${CAMPOS})
     values ${lugares}
     on conflict (empresa_id, cedula) ${alRepetirse}`,
    valores,
  );
}
