import type { LineaVizor } from '@comanda/shared/contracts/vizor';

/**
 * What has come to a station's kitchen, or to all (null), whether it is ready by now or not: a line when it is sent, and a
 * held one when it is fired.
 */
export const llegadas = (lineas: readonly LineaVizor[], estacion: string | null): string[] =>
  lineas
    .filter((linea) => linea.estacion !== null && !linea.retenida)
    .filter((linea) => estacion === null || linea.estacion === estacion)
    .map(({ linea, enviada }) => `${linea} ${enviada}`);
