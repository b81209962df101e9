import { aLaVez } from '@comanda/kit/proceso/aLaVez';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { cederElPaso } from '@comanda/kit/proceso/cederElPaso';
import type { Db, Transaccion } from '@comanda/kit/base/db';
import { exigirColumnas } from '@comanda/kit/listas/leerArchivo';
import type { ArchivoSubido } from '@comanda/kit/listas/leerBytes';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { ColumnaProducto } from '@comanda/shared/contracts/inventario/importaciones';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import type { Database } from '../db/schema';
import { enCatalogo } from '../productos/enCatalogo';

import { leerCatalogo } from './catalogo';
import { escribirPlan } from './escribirPlan';
import { huellaDePlan } from './huellaDePlan';
import { leerArchivoDeProductos } from './leerArchivoDeProductos';
import type { DichoDelArchivo } from './leerCeldas';
import { mapasDeProductos } from './mapasDeProductos';
import {
  echarCerrojoDeImportacion,
  importacionesRepository,
  type ImportacionesRepository,
  type ResultadoDeImportacion,
} from './importacionesRepository';
import { planearLoBueno } from './planear';
import { erroresDe } from './revision';

export type PedidoDeImportacion = {
  empresa: EmpresaId;
  hecho: Hecho;
  id: string;
  archivo: ArchivoSubido<ColumnaProducto, DichoDelArchivo>;
  /** The hash of what the revision said would be done. */
  huella: string;
  /** The rows with something wrong are left out; else the file is refused for them. */
  parcial: boolean;
};

/** Each holds a connection while it lasts, and asks for another to say how far it is. */
const porTurnos = aLaVez(2);

/** All that the file says, if it is still what was revised; or nothing. The same key again does nothing more. */
export function importar(
  db: Db<Database>,
  pedido: PedidoDeImportacion,
): Promise<ResultadoDeImportacion> {
  return porTurnos(async () => {
    const hecha = await yaHecha(db, pedido);
    if (hecha) return hecha;
    try {
      return await escribirTodo(db, pedido);
    } catch (error) {
      throw esChoque(error) ? new AppError('CATALOGO_CAMBIADO', { motivo: String(error) }) : error;
    }
  });
}

async function yaHecha(
  db: Db<Database>,
  { empresa, id, huella }: PedidoDeImportacion,
): Promise<ResultadoDeImportacion | null> {
  const antes = await importacionesRepository(db).leer(empresa, id);
  if (antes?.estado !== 'HECHA') return null;
  if (antes.huella !== huella) throw new AppError('IMPORTACION_REPETIDA', { id });
  const { creados, cambiados, iguales, categorias } = antes;
  return { creados, cambiados, iguales, categorias };
}

function escribirTodo(
  db: Db<Database>,
  pedido: PedidoDeImportacion,
): Promise<ResultadoDeImportacion> {
  const { empresa, hecho, id, archivo, huella } = pedido;
  const importaciones = importacionesRepository(db);
  return enCatalogo(db, empresa, async (transaccion) => {
    if (!(await echarCerrojoDeImportacion(transaccion.client, empresa)))
      throw new AppError('IMPORTACION_EN_CURSO', { id });
    const nueva = { id, archivo: archivo.nombre, huella };
    if (!(await importaciones.empezar(empresa, nueva, hecho))) {
      const hecha = await yaHecha(db, pedido); // by the same key, between the first look and the lock
      if (hecha) return hecha;
      throw new AppError('IMPORTACION_REPETIDA', { id });
    }
    try {
      const resultado = await hacer(pedido, importaciones, transaccion);
      const suya = { id, huella, usuario: hecho.usuario.id };
      if (!(await importaciones.acabar(transaccion, empresa, suya, resultado)))
        throw new AppError('IMPORTACION_REPETIDA', { id });
      return resultado;
    } catch (error) {
      const motivo = error instanceof AppError ? error.message : ERRORES.INESPERADO.msg;
      // when not even this can be written, the row says it all the same: it is EN_CURSO, and nobody holds its lock
      await importaciones.fallar(empresa, id, motivo).catch(() => undefined);
      throw error;
    }
  });
}

async function hacer(
  { empresa, hecho, id, archivo, huella, parcial }: PedidoDeImportacion,
  importaciones: ImportacionesRepository,
  { trx, client }: Transaccion<Database>,
): Promise<ResultadoDeImportacion> {
  const ceder = cederElPaso();
  const lectura = exigirColumnas(await leerArchivoDeProductos(archivo));
  await importaciones.avanzar(empresa, id, { filas: lectura.cuantas });
  const catalogo = await leerCatalogo(trx, empresa, { paraCambiar: true });
  await ceder(); // each of these is some tens of milliseconds of ten thousand rows
  const plan = planearLoBueno(lectura.filas, catalogo, fechaNegocio(hecho.ahora));
  const malas = new Set(erroresDe(lectura, plan).map(({ fila }) => fila)).size;
  if (!parcial && malas > 0) throw new AppError('IMPORTACION_CON_ERRORES', { id });
  await ceder();
  if (huellaDePlan(plan) !== huella) throw new AppError('CATALOGO_CAMBIADO', { id });
  await ceder();
  const { iguales } = plan;
  await importaciones.avanzar(empresa, id, { revisadas: lectura.cuantas, escritas: iguales });
  await escribirPlan(plan, catalogo.categorias, {
    client,
    empresa,
    hecho,
    alEscribir: (escritas) => importaciones.avanzar(empresa, id, { escritas: iguales + escritas }),
  });
  const resultado = {
    creados: plan.crear.length,
    cambiados: plan.cambiar.length,
    iguales,
    categorias: plan.categorias.length,
  };
  if (archivo.mapa)
    await mapasDeProductos.recordar(client, empresa, lectura.recordable, hecho.ahora);
  await auditar(client, 'pedidos', empresa, {
    ...hecho,
    accion: 'productos importados',
    entidad: id,
    despues: { archivo: archivo.nombre, ...resultado, ...(malas > 0 && { rechazadas: malas }) },
  });
  return resultado;
}

const REPETIDO = '23505';
const ABRAZO = '40P01';

/** Somebody else wrote the same code or category at that moment, or each waited for the other. */
function esChoque(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }; // whatever was thrown
  return code === REPETIDO || code === ABRAZO;
}
