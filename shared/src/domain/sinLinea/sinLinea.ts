import { ARRIENDO_HORAS, SALTO_MS, type Arriendo } from '../../contracts/admin/dispositivos';
import { fechaNegocio } from '../texto/fecha';

/** A number of a till's own, with its key of each day of the lease. */
export type NumeroArrendado = Arriendo['numeros'][number];

/** Why a till cannot sell by itself now: codes of the catalogue (errors/delEquipo). */
export type ImpedimentoDeEquipo =
  | 'EQUIPO_REVOCADO'
  | 'HORA_POR_CONFIRMAR'
  | 'EQUIPO_SIN_NUMEROS'
  | 'ARRIENDO_VENCIDO'
  | 'EQUIPO_SIN_CONTACTO';

type Equipo = {
  estado: 'ACTIVO' | 'REVOCADO';
  /** Its numbers are those that nobody was sold. */
  arriendo: Arriendo | null;
  hora_dudosa: boolean;
};

/** What the server's clock shows, by the till's own and what it last knew of the difference. */
export const relojCorregido = (reloj: number, desfase_ms: number): Date =>
  new Date(reloj - desfase_ms);

/** How far a till's clock is ahead of the server's that answered `ahora` between two moments of it. */
export const desfaseDeReloj = (pedido: number, respondido: number, ahora: string): number =>
  Math.round((pedido + respondido) / 2 - new Date(ahora).getTime());

/** The till's clock, and one that nobody sets: that of the page, in milliseconds since it was opened. */
export type MarcaDeHora = { reloj: number; pagina: number };

/** Whether the till's clock was set anew between two moments of one page. */
export const huboSalto = (antes: MarcaDeHora, ahora: MarcaDeHora): boolean =>
  Math.abs(ahora.reloj - antes.reloj - (ahora.pagina - antes.pagina)) > SALTO_MS;

/** Between two pages only what goes back is known: the till may have been off. */
export const fueAtras = (visto: number, reloj: number): boolean => reloj < visto - SALTO_MS;

/**
 * Why a till cannot sell at a moment (of its corrected clock), or null. One of a company that issues no invoices needs no
 * number: it gets that when its sale comes.
 */
export function impedimentoDeEquipo(
  { estado, arriendo, hora_dudosa }: Equipo,
  ahora: Date,
  { conFactura, conLinea }: { conFactura: boolean; conLinea: boolean },
): ImpedimentoDeEquipo | null {
  if (estado === 'REVOCADO') return 'EQUIPO_REVOCADO';
  if (hora_dudosa && !conLinea) return 'HORA_POR_CONFIRMAR';
  if (!conFactura) return null;
  if (arriendo === null) return 'EQUIPO_SIN_NUMEROS';
  if (!estaVigente(arriendo, ahora)) return 'ARRIENDO_VENCIDO';
  return arriendo.numeros.length === 0 ? 'EQUIPO_SIN_NUMEROS' : null;
}

/** Why a till cannot do anything else now, or null: it takes no number, and goes on for as long as a lease is. */
export function impedimentoDeActo(
  equipo: Equipo & { contacto: string | null },
  ahora: Date,
  conLinea: boolean,
): ImpedimentoDeEquipo | null {
  const impedimento = impedimentoDeEquipo(equipo, ahora, { conFactura: false, conLinea });
  if (impedimento || conLinea) return impedimento;
  return sinContacto(equipo, ahora) ? 'EQUIPO_SIN_CONTACTO' : null;
}

/** Whether a till was last in touch longer ago than a lease is: the server takes nothing but sales of it from then on. */
export const sinContacto = ({ contacto }: { contacto: string | null }, ahora: Date): boolean =>
  contacto !== null && ahora.getTime() >= new Date(contacto).getTime() + ARRIENDO_HORAS * 3_600_000;

const estaVigente = ({ hasta, fechas }: Arriendo, ahora: Date): boolean =>
  ahora.getTime() < new Date(hasta).getTime() && fechas.includes(fechaNegocio(ahora));

export type Tomado = {
  numero: NumeroArrendado;
  /** The key of the number, which holds the day of the sale. */
  clave: string;
  /** Without it. */
  queda: Arriendo;
};

/**
 * The lowest number of a lease that has a key of that day, which each key says itself: one that came back may be of the lease before.
 * Null where there is none.
 */
export function tomarNumero(arriendo: Arriendo, ahora: Date): Tomado | null {
  const dia = fechaNegocio(ahora).split('-').reverse().join('');
  for (const numero of arriendo.numeros) {
    const clave = numero.claves.find((una) => una.startsWith(dia));
    if (clave === undefined) continue;
    const numeros = arriendo.numeros.filter((otro) => otro !== numero);
    return { numero, clave, queda: { ...arriendo, numeros } };
  }
  return null;
}

/** A number that was taken for a sale that was not made. */
export function devolverNumero(arriendo: Arriendo, numero: NumeroArrendado): Arriendo {
  const otros = arriendo.numeros.filter(({ secuencial }) => secuencial !== numero.secuencial);
  return { ...arriendo, numeros: enOrden([...otros, numero]) };
}

/** A lease as the server gives it, without what was sold while it was asked for. */
export function sinVendidos(
  arriendo: Arriendo | null,
  vendidos: ReadonlySet<string>,
): Arriendo | null {
  if (arriendo === null) return null;
  const libres = arriendo.numeros.filter(
    ({ claves }) => !claves.some((clave) => vendidos.has(numeroDeClave(clave))),
  );
  return { ...arriendo, numeros: enOrden(libres) };
}

const enOrden = (numeros: readonly NumeroArrendado[]): NumeroArrendado[] =>
  [...numeros].sort((a, b) => (a.secuencial < b.secuencial ? -1 : 1)); // nine digits each

/** All of an access key that says which number it is of: RUC, mode, series and sequence. */
export const numeroDeClave = (clave: string): string => clave.slice(10, 39);

/** '001-002-000000123' */
export const secuenciaDeClave = (clave: string): string =>
  [clave.slice(24, 27), clave.slice(27, 30), clave.slice(30, 39)].join('-');

/** What an answer says of a sale that was sent: taken down for good, or to be sent again. */
export type RechazoDelServidor = { status: number; code: string };

/** These refuse the session, not the sale: another session can send it. */
const DE_LA_SESION: ReadonlySet<string> = new Set([
  'SESION_REQUERIDA',
  'CUENTA_PENDIENTE',
  'EMPRESA_NO_PERMITIDA',
  'PERFIL_NO_PERMITIDO',
  'DEMASIADAS_PETICIONES',
]);

/** Whether it is the sale that is refused. No answer, or one of a server that is not well, says nothing of it. */
export const seRehusa = ({ status, code }: RechazoDelServidor): boolean =>
  status >= 400 && status < 500 && !DE_LA_SESION.has(code);

/** Refusals that an Administrador can only undo with another number. */
const DEL_NUMERO: ReadonlySet<string> = new Set([
  'NUMERO_DE_OTRO',
  'NUMERO_DE_OTRA_SERIE',
  'NUMERO_YA_USADO',
  'CLAVE_DE_OTRO_DIA',
  'VENTA_FUERA_DE_ARRIENDO',
]);

export const pideOtroNumero = (code: string): boolean => DEL_NUMERO.has(code);

/** How often a server that goes on with others has failed at one sale: milliseconds since 1970. */
export type Fallas = { veces: number; desde: number; hasta: number };

const FALLAS_MINIMO = 10;
const FALLAS_MS = 3_600_000;

export const conOtraFalla = (fallas: Fallas | undefined, ahora: number): Fallas => ({
  veces: (fallas?.veces ?? 0) + 1,
  desde: fallas?.desde ?? ahora,
  hasta: ahora,
});

/** A failure of a moment passes by itself; one like this nobody will undo by waiting. It is sent again all the same. */
export const fallaSiempre = (fallas: Fallas | undefined): boolean =>
  fallas !== undefined && fallas.veces >= FALLAS_MINIMO && fallas.hasta - fallas.desde >= FALLAS_MS;

type EnSalida = { estado: 'POR_ENVIAR' | 'RECHAZADA' | 'ENVIADA'; fallas?: Fallas };

/** What somebody has to look at: it was refused, or the server cannot take it. */
export const pidePersona = ({ estado, fallas }: EnSalida): boolean =>
  estado === 'RECHAZADA' || (estado === 'POR_ENVIAR' && fallaSiempre(fallas));
