import {
  COLUMNAS_PRODUCTO,
  ERRORES_NOMBRADOS,
  type EjemploDeImportacion,
  type ErrorDeFila,
  type RevisionDeLista,
} from '@comanda/shared/contracts/inventario/importaciones';

import { textoDeColumna } from './exportar';
import { huellaDePlan } from './huellaDePlan';
import type { ListaDeProductos } from './listaDeProductos';
import type { Plan } from './planear';

const CATEGORIAS_NOMBRADAS = 100;

export const erroresDe = (lectura: ListaDeProductos, plan: Plan): ErrorDeFila[] =>
  [...lectura.errores, ...plan.errores].sort((a, b) => a.fila - b.fila);

/** What the plan would do, as the screen shows it. */
export function revisionDe(lectura: ListaDeProductos, plan: Plan): RevisionDeLista {
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
    iva_por_decir: lectura.porDecir,
    columnas: lectura.columnas,
    falta: lectura.falta,
    ejemplos: [
      ...plan.cambiar.map(deCambio),
      ...plan.crear.map(({ fila, datos }) => ({
        fila,
        producto: datos.producto,
        precio: Number(datos.precio_venta),
        iva: datos.porcentaje_iva,
      })),
    ].sort((a, b) => a.fila - b.fila),
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
