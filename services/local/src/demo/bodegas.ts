import type { Medida } from '@comanda/shared/contracts/inventario/bodega';

import { ANDINA, PUERTO } from './empresas';

export type MateriaDemo = {
  materia: string;
  entrada: Medida;
  salida: Medida;
  /** What comes in each Monday, and what a unit of it costs, in dollars. */
  semanal: number;
  costo: number;
  /** Down to its alert today. */
  escasa?: boolean;
};

export type BodegaDemo = { empresa: string; materias: readonly MateriaDemo[] };

type Fila = readonly [
  materia: string,
  entrada: Medida,
  salida: Medida,
  semanal: number,
  costo: number,
  escasa?: 'escasa',
];

const materiasDe = (filas: readonly Fila[]): MateriaDemo[] =>
  filas.map(([materia, entrada, salida, semanal, costo, escasa]) => ({
    materia,
    entrada,
    salida,
    semanal,
    costo,
    escasa: escasa !== undefined,
  }));

/** What stands in the warehouses, by company. */
export const BODEGAS: readonly BodegaDemo[] = [
  {
    empresa: PUERTO.empresa,
    materias: materiasDe([
      ['Camarón pelado', 'lb', 'g', 60, 4.5, 'escasa'],
      ['Pescado albacora', 'lb', 'g', 80, 3.2],
      ['Concha prieta', 'unidad', 'unidad', 400, 0.18],
      ['Limón sutil', 'kg', 'g', 40, 0.9, 'escasa'],
      ['Cebolla paitena', 'kg', 'g', 35, 0.75],
      ['Yuca', 'kg', 'g', 50, 0.6],
      ['Aceite de girasol', 'l', 'ml', 20, 2.4],
      ['Plátano verde', 'unidad', 'unidad', 200, 0.12],
    ]),
  },
  {
    empresa: ANDINA.empresa,
    materias: materiasDe([
      ['Café de altura', 'kg', 'g', 12, 9.8],
      ['Leche entera', 'l', 'ml', 60, 0.95, 'escasa'],
      ['Harina de trigo', 'lb', 'g', 50, 0.55],
      ['Huevos', 'unidad', 'unidad', 180, 0.14],
      ['Queso fresco', 'lb', 'g', 24, 2.6, 'escasa'],
      ['Azúcar', 'kg', 'g', 15, 1.05],
      ['Chocolate de taza', 'kg', 'g', 6, 8.4],
      ['Mantequilla', 'lb', 'g', 18, 3.1],
    ]),
  },
];
