import type { BuildPublicado } from '@comanda/shared/contracts/admin/publicaciones';
import { conMiles } from '@comanda/shared/domain/dinero/dinero';

const PORCENTAJE = new Intl.NumberFormat('es-EC', { style: 'percent', maximumFractionDigits: 0 });

export const enPorcentaje = (parte: number): string => PORCENTAJE.format(parte);

export const enKb = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** '0.40 s', '2.4 s'; a dash where nobody reported. */
export const enSegundos = (ms: number | null): string =>
  ms === null ? '–' : `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`;

/** '2 de 40': of its loads, those that failed. */
export const fallosDe = ({ uso }: Pick<BuildPublicado, 'uso'>): string =>
  `${conMiles(String(uso.fallos))} de ${conMiles(String(uso.cargas + uso.fallos))}`;

/** '0.40 s / 2.4 s': of its loads, the middle one and one of the slow. */
export const cargaDe = ({ uso }: Pick<BuildPublicado, 'uso'>): string =>
  `${enSegundos(uso.p50)} / ${enSegundos(uso.p95)}`;
