import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { CANALES } from '@comanda/shared/contracts/ventas/canales';
import { aCentavos, aDolares, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';

import { celdasDe, dePartes, type CorteDeVentas, type Cuanto } from './corte';

const suma = (partes: readonly Cuanto[]): Cuanto => ({
  ventas: partes.reduce((cuantas, { ventas }) => cuantas + ventas, 0),
  total: aDolares(sumar(partes.map(({ total }) => aCentavos(total)))),
});

/** What the sales of a period are beyond those of the parts: a till that knows no channels says none. */
const resto = (todo: Cuanto, partes: readonly Cuanto[]): Cuanto => {
  const dicho = suma(partes);
  return {
    ventas: todo.ventas - dicho.ventas,
    total: aDolares(centavos(aCentavos(todo.total) - aCentavos(dicho.total))),
  };
};

/** One that a server of later knows goes by its key. */
const nombreDeCanal = (clave: string): string => {
  const canal = CANALES.find((uno) => uno === clave);
  return canal ? NOMBRE_DE_CANAL[canal] : clave;
};

/** By channel, and what says none: together they are the sales. */
export function deCanales(reporte: ReporteVentas): CorteDeVentas {
  const { canales, figuras, antes } = reporte;
  const corte = dePartes(reporte, {
    titulo: 'Ventas por canal',
    corto: 'Canales',
    lugar: 'aparte',
    eje: 'Canal',
    partes: canales,
    nombre: ({ clave }) => nombreDeCanal(clave),
    cifra: ({ clave }, nombre) => ({
      titulo: `Ventas de ${nombre}`,
      como: 'Suma el total de las ventas en vigor que se hicieron por ese canal',
      concepto: 'CANAL',
      clave,
    }),
  });
  const sinCanal = resto(figuras, canales);
  const sinCanalAntes = resto(
    antes,
    canales.map((parte) => parte.antes),
  );
  if (canales.length === 0 || sinCanal.ventas + sinCanalAntes.ventas === 0) return corte;
  return {
    ...corte,
    barras: [
      ...corte.barras,
      {
        clave: '',
        etiqueta: 'Sin canal',
        valor: sinCanal.total,
        antes: sinCanalAntes.total,
        celdas: celdasDe(sinCanal, sinCanalAntes.total),
        cifra: null,
      },
    ],
  };
}
