import { z } from 'zod';

import { sumarDenominaciones, type Denominaciones } from '@comanda/shared/domain/caja/cuadre';
import {
  aDolares,
  centavos,
  parseMonto,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';

/** What somebody counted, as they typed it. */
export const conteoSchema = z.object({
  /** By coins and notes, or the sum alone. */
  modo: z.enum(['denominaciones', 'suma']),
  /** How many of each, by its cents. */
  cuantas: z.record(z.string(), z.string()),
  suma: z.string(),
  vouchers: z.string(),
  totalVouchers: z.string(),
  transferencias: z.string(),
});

export type Conteo = z.output<typeof conteoSchema>;

export const CONTEO_VACIO: Conteo = {
  modo: 'denominaciones',
  cuantas: {},
  suma: '',
  vouchers: '',
  totalVouchers: '',
  transferencias: '',
};

type CampoMonto = 'suma' | 'totalVouchers' | 'transferencias';

/** As many as the call takes. */
export const CIFRAS = 5;
const CUANTAS = new RegExp(`^\\d{0,${CIFRAS}}$`);

/** How many, of what was typed: none where nothing was, null where it is no such number. */
export const cuantasSon = (texto: string): number | null =>
  CUANTAS.test(texto) ? Number(texto) : null;

const escritas = ({ cuantas }: Conteo): Denominaciones =>
  Object.fromEntries(
    Object.entries(cuantas).flatMap(([valor, texto]) => {
      const son = cuantasSon(texto);
      return texto === '' || son === null ? [] : [[valor, son]];
    }),
  );

/** Whether anything would be lost. */
export const hayAlgo = (conteo: Conteo): boolean =>
  Object.keys(escritas(conteo)).length > 0 ||
  [conteo.suma, conteo.vouchers, conteo.totalVouchers, conteo.transferencias].some(Boolean);

/** What it comes to; null where nothing was counted. An empty drawer is counted too: as 0. */
export function totalContado(conteo: Conteo): Centavos | null {
  if (conteo.modo === 'suma') return parseMonto(conteo.suma);
  const denominaciones = escritas(conteo);
  return Object.keys(denominaciones).length === 0 ? null : sumarDenominaciones(denominaciones);
}

/** The boxes that hold no amount. */
export function malEscritos(conteo: Conteo): CampoMonto[] {
  const campos: CampoMonto[] = ['totalVouchers', 'transferencias'];
  if (conteo.modo === 'suma') campos.unshift('suma');
  return campos.filter((campo) => conteo[campo] !== '' && parseMonto(conteo[campo]) === null);
}

const seCuentanMal = ({ modo, cuantas, vouchers }: Conteo): boolean =>
  [vouchers, ...(modo === 'denominaciones' ? Object.values(cuantas) : [])].some(
    (texto) => cuantasSon(texto) === null,
  );

/** The largest of what was counted. */
export const mayorContado = (conteo: Conteo): Centavos =>
  centavos(
    Math.max(
      totalContado(conteo) ?? 0,
      parseMonto(conteo.totalVouchers) ?? 0,
      parseMonto(conteo.transferencias) ?? 0,
    ),
  );

const dolares = (texto: string): number | null => {
  const monto = parseMonto(texto);
  return monto === null ? null : aDolares(monto);
};

/** As both calls take it; null where it is missing or cannot be read. */
export function loContado(conteo: Conteo) {
  const total = totalContado(conteo);
  if (total === null || malEscritos(conteo).length > 0 || seCuentanMal(conteo)) return null;
  return {
    conteo: aDolares(total),
    cantidaVouchers: Number(conteo.vouchers), // as spelled in spec section 3
    totalVouchers: dolares(conteo.totalVouchers) ?? 0,
    totalTransferencias: dolares(conteo.transferencias),
    ...(conteo.modo === 'denominaciones' && { denominaciones: escritas(conteo) }),
  };
}

export type Contado = NonNullable<ReturnType<typeof loContado>>;
