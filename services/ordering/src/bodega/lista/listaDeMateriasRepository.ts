import { createHash } from 'node:crypto';

import type { PoolClient } from 'pg';

import type {
  ColumnaMateriaPrima,
  ConLasQueHay,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { mapasDeLista } from '@comanda/kit/listas/mapas';

import type { Database } from '../../db/schema';
import { costoTrasIngreso, valorDe } from '../ingreso';
import { COLUMNAS_MATERIA, libroDeBodega } from '../libro';

import type { FilaDeMateria } from './celdasDeMateria';
import { claveDeMateria, type MateriasLeidas } from './listaDeMaterias';
import { erroresDeMaterias, planearMaterias, type MateriaGuardada } from './planDeMaterias';

const mapas = mapasDeLista<ColumnaMateriaPrima>('pedidos', 'materias');

export type ImportacionDeMaterias = {
  /** A key imports once. */
  id: string;
  lectura: MateriasLeidas;
  existentes: ConLasQueHay;
  /** Whether somebody chose how the file is read. */
  conMapa: boolean;
  archivo: string;
};

type Importadas = Record<'creadas' | 'ingresadas' | 'conservadas' | 'rechazadas', number>;

export function listaDeMateriasRepository(db: Db<Database>) {
  return {
    mapas: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ client }) => mapas.leer(client, empresa)),

    plan: (empresa: EmpresaId, { filas }: MateriasLeidas) =>
      enEmpresa(db, empresa, async ({ client }) =>
        planearMaterias(filas, await lasDe(client, empresa, filas)),
      ),

    /** All that has nothing wrong, in one transaction: each weight is a row of the ledger, under a key of its own. */
    importar: (
      empresa: EmpresaId,
      importacion: ImportacionDeMaterias,
      hecho: Hecho,
    ): Promise<Importadas> =>
      enEmpresa(db, empresa, ({ client }) => importarEn(client, empresa, { importacion, hecho })),
  };
}

type Pedida = { importacion: ImportacionDeMaterias; hecho: Hecho };

async function importarEn(
  client: PoolClient,
  empresa: EmpresaId,
  { importacion, hecho }: Pedida,
): Promise<Importadas> {
  const { id, lectura, existentes, conMapa, archivo } = importacion;
  // two of one key: the second finds what the first wrote
  await client.query("select pedidos.candado($1, 'materias')", [empresa]);
  const antes = await asentadasAntes(client, empresa, importacion);
  const filas = lectura.filas.filter((fila) => !antes.has(claveDeAsiento(id, fila)));
  const plan = planearMaterias(filas, await lasDe(client, empresa, filas, 'for update'));
  const ingresos = existentes === 'INGRESAR' ? plan.existentes : [];
  await crear(client, empresa, { filas: plan.crear, importacion, hecho });
  const libro = libroDeBodega(client, empresa);
  for (const { dicha, antes: materia, peso, costo } of ingresos)
    await libro.asentar(
      materia.id,
      {
        tipo: 'ENTRADA',
        cantidad: peso,
        costo,
        costoUnitario: costoTrasIngreso(materia, { peso, costo }),
        clave: claveDeAsiento(id, dicha),
        detalle: detalleDe(archivo),
      },
      hecho,
    );
  if (conMapa) await mapas.recordar(client, empresa, lectura.recordable, hecho.ahora);
  const de = (tipo: string) => [...antes.values()].filter((suyo) => suyo === tipo).length;
  const resultado = {
    creadas: plan.crear.length + de('INICIAL'),
    ingresadas: ingresos.length + de('ENTRADA'),
    conservadas: plan.iguales + plan.existentes.length - ingresos.length,
    rechazadas: new Set(erroresDeMaterias(lectura, plan).map(({ fila }) => fila)).size,
  };
  if (plan.crear.length + ingresos.length > 0)
    await auditar(client, 'pedidos', empresa, {
      ...hecho,
      accion: 'materias primas importadas',
      entidad: id,
      despues: { archivo, ...resultado },
    });
  return resultado;
}

const detalleDe = (archivo: string) => `Del archivo ${archivo}`;

/** The key of what a row writes: of the import and of the material's name, so that it is written once. */
function claveDeAsiento(importacion: string, fila: FilaDeMateria): string {
  const digesto = createHash('sha256')
    .update(`${importacion} ${claveDeMateria(fila)}`)
    .digest('hex');
  return digesto.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What this import wrote when it was asked for before, by its keys. */
async function asentadasAntes(
  client: PoolClient,
  empresa: EmpresaId,
  { id, lectura }: ImportacionDeMaterias,
): Promise<ReadonlyMap<string, string>> {
  const claves = lectura.filas.map((fila) => claveDeAsiento(id, fila));
  const { rows } = await client.query<{ clave: string; tipo: string }>(
    'select clave, tipo from pedidos.materia_movimientos where empresa_id = $1 and clave = any ($2::uuid[])',
    [empresa, claves],
  );
  return new Map(rows.map(({ clave, tipo }) => [clave, tipo]));
}

/** The materials that the rows speak of, in one order for whoever takes them. */
async function lasDe(
  client: PoolClient,
  empresa: EmpresaId,
  filas: readonly FilaDeMateria[],
  paraCambiar: 'for update' | '' = '',
): Promise<MateriaGuardada[]> {
  const { rows } = await client.query<MateriaGuardada>(
    `select ${COLUMNAS_MATERIA.join(', ')}, busqueda from pedidos.materias_primas
      where empresa_id = $1 and estado = 'A' and busqueda = any ($2::text[])
      order by id ${paraCambiar}`,
    [empresa, filas.map(claveDeMateria)],
  );
  return rows;
}

type Nuevas = Pedida & { filas: readonly FilaDeMateria[] };

async function crear(
  client: PoolClient,
  empresa: EmpresaId,
  { filas, importacion: { id: importacion, archivo }, hecho }: Nuevas,
): Promise<void> {
  const libro = libroDeBodega(client, empresa);
  for (const fila of filas) {
    const { materia, peso, entrada, salida = entrada, alerta = 0, costo = null } = fila;
    const { rows } = await client.query<{ id: number }>(INSERTAR, [
      empresa,
      materia,
      peso,
      entrada,
      salida,
      alerta,
      costo,
    ]);
    const [nueva] = rows;
    if (!nueva) throw enCampo('MATERIA_REPETIDA', 'archivo'); // somebody else has just made it
    if (peso === 0) continue;
    await libro.asentar(
      nueva.id,
      {
        tipo: 'INICIAL',
        cantidad: peso,
        costo: valorDe(costo, peso),
        costoUnitario: costo,
        clave: claveDeAsiento(importacion, fila),
        detalle: detalleDe(archivo),
      },
      hecho,
    );
  }
}

const INSERTAR = `
  insert into pedidos.materias_primas
    (empresa_id, materi_prima, peso_inicial, peso_actual, medida_entrada, medida_salida, cantidad_alerta, costo_unitario)
  values ($1, $2, $3, 0, $4, $5, $6, $7)
  on conflict (empresa_id, busqueda) where estado = 'A' do nothing
  returning id`;
