import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { afluencia, type Jornada, type Ritmo } from '../ventasPasadas';

const HORA_MS = 60 * 60 * 1000;
const UTC_MENOS_5 = 5;

/** A working day that ends now. */
export type JornadaViva = {
  /** The business day. */
  dia: string;
  /** The hour that the companies' day ends at. */
  horaCorte: number;
  desde: Date;
  hasta: Date;
};

/**
 * Whenever one looks, a restaurant is at work: from eight in the morning by day; after midnight one that opened in the afternoon and
 * whose day ends at six; early in the morning one that opens before dawn.
 */
export function jornadaViva(ahora: Date): JornadaViva {
  const hora = (ahora.getUTCHours() + 24 - UTC_MENOS_5) % 24;
  const hace = (horas: number) => new Date(ahora.getTime() - horas * HORA_MS);
  const horaCorte = hora < 5 ? 6 : 0;
  const dia = fechaNegocio(ahora, horaCorte);
  const alasOcho = Date.parse(dia) + (8 + UTC_MENOS_5) * HORA_MS;
  const desde =
    hora >= 12 ? new Date(Math.max(alasOcho, hace(10).getTime())) : hace(hora < 5 ? 10 : 5);
  return { dia, horaCorte, desde, hasta: ahora };
}

/** A little busier than the average of a whole day like it. */
export function jornadaDeVentas(
  { dia, desde, hasta }: JornadaViva,
  { ventasPorDia, abre, cierra }: Ritmo,
): Jornada {
  const horas = (hasta.getTime() - desde.getTime()) / HORA_MS;
  const ventas = Math.ceil((ventasPorDia * afluencia(dia) * 1.2 * horas) / (cierra - abre));
  return { dia, desde, hasta, ventas };
}
