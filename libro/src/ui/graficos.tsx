import { GraficoBarras, GraficoLineas } from '@comanda/shared/ui/graficos';

import type { Historias } from '../historias';
import { LARGO, OCHO_CIFRAS } from '../textos';

const dolares = (valor: number) => `$${valor.toFixed(2)}`;
const DIAS = ['24/11', '25/11', '26/11'];
const VENTAS = { nombre: 'Ventas', color: 'primario', valores: [120.5, 98, 143.2] } as const;
const GASTOS = { nombre: 'Gastos', color: 'atencion', valores: [40, 60.25, 10] } as const;
const GRANDES = { nombre: LARGO, color: 'peligro', valores: [OCHO_CIFRAS, 1, 2] } as const;

const comun = { titulo: 'Ventas por día', eje: 'Fecha', etiquetas: DIAS, formato: dolares };

export const graficos: Historias = {
  'GraficoBarras: una serie': <GraficoBarras {...comun} series={[VENTAS]} />,
  'GraficoBarras: varias juntas': <GraficoBarras {...comun} series={[VENTAS, GASTOS]} comparadas />,
  'GraficoBarras: nombres y totales largos': (
    <GraficoBarras {...comun} etiquetas={[LARGO, 'B', 'C']} series={[GRANDES]} />
  ),
  'GraficoBarras: vacío': (
    <GraficoBarras {...comun} etiquetas={[]} series={[{ ...VENTAS, valores: [] }]} />
  ),
  'GraficoLineas: una serie': <GraficoLineas {...comun} series={[VENTAS]} />,
  'GraficoLineas: varias y totales largos': <GraficoLineas {...comun} series={[GRANDES, GASTOS]} />,
  'GraficoLineas: vacío': (
    <GraficoLineas {...comun} etiquetas={[]} series={[{ ...VENTAS, valores: [] }]} />
  ),
};
