import { PESO_MAXIMO } from '@comanda/shared/contracts/inventario/bodega';
import type { RevisionDeMaterias } from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { LISTA_ERRORES_NOMBRADOS } from '@comanda/shared/contracts/lista';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { aMicros, costoDe } from '@comanda/shared/domain/producto/materiaPrima';
import {
  aMilesimas,
  convertir,
  deMilesimas,
  formatPeso,
  sumarPesos,
} from '@comanda/shared/domain/producto/medidas';

import type { MateriaRow } from '../libro';

import type { FilaDeMateria } from './celdasDeMateria';
import { claveDeMateria, type ErrorDeMateria, type MateriasLeidas } from './listaDeMaterias';

/** A material that is there, under what it is found by. */
export type MateriaGuardada = MateriaRow & { busqueda: string };

/** What the file brings of one that is there: `peso` in the unit it is kept in, `costo` in dollars of all of it. */
export type IngresoDeLista = {
  dicha: FilaDeMateria;
  antes: MateriaGuardada;
  peso: number;
  costo: number | null;
};

/** What a file would do with the warehouse. */
export type PlanDeMaterias = {
  crear: FilaDeMateria[];
  existentes: IngresoDeLista[];
  iguales: number;
  errores: ErrorDeMateria[];
};

/** Plain data in, plain data out: the revision and the import decide by the same. */
export function planearMaterias(
  filas: readonly FilaDeMateria[],
  guardadas: readonly MateriaGuardada[],
): PlanDeMaterias {
  const porNombre = new Map(guardadas.map((una) => [una.busqueda, una]));
  const plan: PlanDeMaterias = { crear: [], existentes: [], iguales: 0, errores: [] };
  for (const dicha of filas) {
    const antes = porNombre.get(claveDeMateria(dicha));
    if (!antes) plan.crear.push(dicha);
    else if (dicha.peso === 0) plan.iguales++;
    else {
      const ingreso = ingresoDe(dicha, antes);
      if ('msg' in ingreso) plan.errores.push(ingreso);
      else plan.existentes.push(ingreso);
    }
  }
  return plan;
}

function ingresoDe(dicha: FilaDeMateria, antes: MateriaGuardada): IngresoDeLista | ErrorDeMateria {
  const { fila, entrada } = dicha;
  const suya = antes.medida_entrada;
  const milesimas = convertir(aMilesimas(dicha.peso), entrada, suya);
  if (milesimas === null) {
    const msg = `Ya está en la bodega y se lleva en ${suya}: dígala en esa medida`;
    return { fila, columna: 'Medida entrada', valor: entrada, msg };
  }
  const peso = deMilesimas(milesimas);
  const valor = formatPeso(dicha.peso, entrada);
  const columna = 'Peso inicial';
  if (peso === 0) return { fila, columna, valor, msg: `En ${suya} es menos de una milésima` };
  if (sumarPesos(Number(antes.peso_actual), peso) > PESO_MAXIMO)
    return { fila, columna, valor, msg: 'Con lo que ya hay es más de lo que una bodega lleva' };
  const micros = dicha.costo === undefined ? null : aMicros(dicha.costo);
  const costo = costoDe(aMilesimas(dicha.peso), micros); // of the file's own unit
  return { dicha, antes, peso, costo: costo === null ? null : aDolares(costo) };
}

/** What is wrong with the file, and with what it would do. */
export const erroresDeMaterias = (
  { errores }: MateriasLeidas,
  plan: PlanDeMaterias,
): ErrorDeMateria[] => [...errores, ...plan.errores].toSorted((a, b) => a.fila - b.fila);

/** What the plan would do, as the screen shows it. */
export function revisionDeMaterias(
  lectura: MateriasLeidas,
  plan: PlanDeMaterias,
): RevisionDeMaterias {
  const { cuantas, avisos, columnas, falta } = lectura;
  const errores = erroresDeMaterias(lectura, plan);
  return {
    filas: cuantas,
    crear: plan.crear.length,
    existentes: plan.existentes.length,
    iguales: plan.iguales,
    errores: errores.slice(0, LISTA_ERRORES_NOMBRADOS),
    total_errores: errores.length,
    avisos: avisos.slice(0, LISTA_ERRORES_NOMBRADOS),
    total_avisos: avisos.length,
    columnas,
    falta,
    materias: [
      ...plan.crear.map((dicha) => ({ ...comoSeDice(dicha), hay: null })),
      ...plan.existentes.map(({ dicha, antes, peso }) => ({
        ...comoSeDice(dicha),
        hay: {
          peso_actual: Number(antes.peso_actual),
          ingreso: peso,
          quedaria: sumarPesos(Number(antes.peso_actual), peso),
          medida: antes.medida_entrada,
        },
      })),
    ].toSorted((a, b) => a.fila - b.fila),
  };
}

const comoSeDice = ({ fila, materia, peso, entrada, alerta, costo }: FilaDeMateria) => ({
  fila,
  materi_prima: materia,
  peso,
  medida: entrada,
  cantidad_alerta: alerta ?? null,
  costo_unitario: costo ?? null,
});
