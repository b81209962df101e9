import { aCentavos, aDolares, centavos, conMiles, type Centavos } from '../dinero/dinero';

/** Coins and notes that go through a till of Ecuador, in cents; those of one dollar, of metal and of paper, together. */
export const DENOMINACIONES = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25, 10, 5, 1] as const;

/** How many there are of each, by its cents, as the wire says it: {"2000": 3}. */
export type Denominaciones = Readonly<Record<string, number>>;

/** What coins and notes come to: cents times how many. */
export function sumarDenominaciones(denominaciones: Denominaciones): Centavos {
  return centavos(
    Object.entries(denominaciones).reduce(
      (suma, [valor, cuantas]) => suma + Number(valor) * cuantas,
      0,
    ),
  );
}

/** Dollars of difference above which a company asks for a reason, and for an approval, until it says others. */
export const LIMITES_DE_DIFERENCIA = { motivo: 5, aprobacion: 20 } as const;

/** What a company said of its limits; null: nothing. Zero: any difference is above it. */
export type LimitesDichos = {
  diferencia_motivo: number | null;
  diferencia_aprobacion: number | null;
};

/** What was counted against what there should be, in dollars; transfers that nobody looked at are null. */
export type LoComparado = {
  diferencia: number;
  totalVouchers: number;
  tarjeta: number;
  totalTransferencias: number | null;
  transferencia: number;
};

/** What is over (plus) or missing (minus) of each kind, in dollars; null where nobody looked. */
export function diferenciasDe(comparado: LoComparado) {
  const { diferencia, totalVouchers, tarjeta, totalTransferencias, transferencia } = comparado;
  const entre = (contado: number, debido: number) =>
    aDolares(centavos(aCentavos(contado) - aCentavos(debido)));
  return {
    efectivo: diferencia,
    vouchers: entre(totalVouchers, tarjeta),
    transferencias: totalTransferencias === null ? null : entre(totalTransferencias, transferencia),
  };
}

/** The largest of them, with its sign: each counts by itself, so that one does not hide another. */
export const mayorDiferencia = (comparado: LoComparado): number =>
  Object.values(diferenciasDe(comparado)).reduce<number>(
    (mayor, una) => (Math.abs(una ?? 0) > Math.abs(mayor) ? (una ?? 0) : mayor),
    0,
  );

/** What a company asks for before a drawer with these differences may be closed. */
export function loQuePide(comparado: LoComparado, dichos: LimitesDichos) {
  const mayor = Math.abs(aCentavos(mayorDiferencia(comparado)));
  const motivo = dichos.diferencia_motivo ?? LIMITES_DE_DIFERENCIA.motivo;
  const aprobacion = dichos.diferencia_aprobacion ?? LIMITES_DE_DIFERENCIA.aprobacion;
  const pide_aprobacion = mayor > aCentavos(aprobacion);
  return { pide_motivo: pide_aprobacion || mayor > aCentavos(motivo), pide_aprobacion };
}

const LETRAS_DE_MOTIVO = 3;

/** Whether it says something: three letters are the least. */
export const motivoBasta = (motivo: string): boolean =>
  (motivo.match(/\p{L}/gu)?.length ?? 0) >= LETRAS_DE_MOTIVO;

export type Resultado = 'SOBRA' | 'FALTA' | 'CUADRA';

/** What a difference of dollars (counted less expected) is called. */
export function resultadoDe(diferencia: number): Resultado {
  const monto = aCentavos(diferencia);
  if (monto === 0) return 'CUADRA';
  return monto > 0 ? 'SOBRA' : 'FALTA';
}

/** Spec section 5, cash closing difference: plus the excess or minus the shortfall: '+1.50', '-0.25', '0.00'. */
export function formatDiferencia(diferencia: number): string {
  const monto = aCentavos(diferencia);
  const [entero = '', centesimas = ''] = (Math.abs(monto) / 100).toFixed(2).split('.');
  const signo = monto === 0 ? '' : monto > 0 ? '+' : '-';
  return `${signo}${conMiles(entero)}.${centesimas}`;
}
