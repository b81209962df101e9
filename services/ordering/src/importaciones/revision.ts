import {
  COLUMNAS_PRODUCTO,
  ERRORES_NOMBRADOS,
  type EjemploDeImportacion,
  type ErrorDeFila,
  type RevisionDeLista,
} from '@comanda/shared/contracts/inventario/importaciones';

import { textoDeColumna } from './exportar';
import { huellaDePlan } from './huellaDePlan';
import type { ListaLeida } from './leerFilas';
import type { Plan } from './planear';

const EJEMPLOS_DE_CAMBIO = 50;
const EJEMPLOS_NUEVOS = 20;
const CATEGORIAS_NOMBRADAS = 100;

export const erroresDe = (lectura: ListaLeida, plan: Plan): ErrorDeFila[] =>
  [...lectura.errores, ...plan.errores].sort((a, b) => a.fila - b.fila);

/** What the plan would do, as the screen shows it. */
export function revisionDe(lectura: ListaLeida, plan: Plan): RevisionDeLista {
  const errores = erroresDe(lectura, plan);
  return {
    filas: lectura.cuantas,
    crear: plan.crear.length,
    cambiar: plan.cambiar.length,
    iguales: plan.iguales,
    categorias_nuevas: plan.categorias.slice(0, CATEGORIAS_NOMBRADAS),
    columnas_ignoradas: lectura.ignoradas,
    errores: errores.slice(0, ERRORES_NOMBRADOS),
    total_errores: errores.length,
    avisos: lectura.avisos.slice(0, ERRORES_NOMBRADOS),
    total_avisos: lectura.avisos.length,
    iva_por_decir: lectura.ivaPorDecir,
    ejemplos: [
      ...plan.cambiar.slice(0, EJEMPLOS_DE_CAMBIO).map(deCambio),
      ...plan.crear.slice(0, EJEMPLOS_NUEVOS).map(({ fila, datos }) => ({
        fila,
        producto: datos.producto,
        precio: Number(datos.precio_venta),
        iva: datos.porcentaje_iva,
      })),
    ],
    huella: huellaDePlan(plan),
  };
}

function deCambio({ fila, antes, despues }: Plan['cambiar'][number]): EjemploDeImportacion {
  const cambios = COLUMNAS_PRODUCTO.map((columna) => ({
    columna,
    antes: textoDeColumna(columna, antes),
    despues: textoDeColumna(columna, despues),
  })).filter((cambio) => cambio.antes !== cambio.despues);
  return {
    fila,
    producto: antes.producto,
    cambios,
    precio: Number(despues.precio_venta),
    iva: despues.porcentaje_iva,
  };
}
