/** What somebody signs of what they did at a till without a line: everything that says what it was, who did it, where and when. */
export type ActoFirmado = {
  /** A kind of the outbox: 'venta', 'movimiento'... */
  tipo: string;
  clave: string;
  quien: string;
  dispositivo: string;
  /** As it is sent. */
  momento: string;
  empresa: string;
};

const VERSION = 'comanda.acto.1';

/**
 * The keys of an act stand in its text, a number follows from its key, and which order it is of is told by the server while
 * it waits (its lines have keys of their own). That it is for no other order is asked of the first send alone.
 */
const NO_VA: Readonly<Record<string, readonly string[]>> = {
  venta: ['idempotencia', 'secuencial', 'orden'],
  movimiento: ['movimiento_id'],
  anticipo: ['anticipo_id'],
  apertura: ['apertura_id'],
  orden: ['clave', 'random', 'solo_aqui'],
};

/** What of `sin_linea` is about the act, and not about how it is sent. */
const DE_SIN_LINEA = ['caja', 'comprador'];

type Campos = Readonly<Record<string, unknown>>;

/**
 * The body of an act as both sides write it down. What a contract's defaults and trimming do to it makes no other of it: a
 * field that says nothing is not in it, and a text has no spaces around it.
 */
export function textoDeCuerpo(tipo: string, { sin_linea, ...cuerpo }: Campos): string {
  const alla = esCampos(sin_linea)
    ? Object.fromEntries(DE_SIN_LINEA.map((campo) => [campo, sin_linea[campo]]))
    : {};
  const fuera = NO_VA[tipo] ?? [];
  const propios = Object.entries(cuerpo).filter(([campo]) => !fuera.includes(campo));
  return enOrden({ ...Object.fromEntries(propios), sin_linea: alla });
}

/** What is signed, with the SHA-256 of the body's text. */
export const textoPorFirmar = (acto: ActoFirmado, huella: string): string => {
  const { tipo, clave, quien, dispositivo, momento, empresa } = acto;
  return JSON.stringify([VERSION, tipo, clave, quien, dispositivo, momento, empresa, huella]);
};

const esCampos = (valor: unknown): valor is Campos =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

function enOrden(valor: unknown): string {
  if (Array.isArray(valor)) return `[${valor.map(enOrden).join(',')}]`;
  if (!esCampos(valor)) return JSON.stringify(typeof valor === 'string' ? valor.trim() : valor);
  const dichos = Object.keys(valor)
    .sort()
    .flatMap((campo) => {
      const texto = enOrden(valor[campo]);
      return CALLA.has(texto) ? [] : [`${JSON.stringify(campo)}:${texto}`];
    });
  return `{${dichos.join(',')}}`;
}

/** A field like these is as one that is not there. */
const CALLA: ReadonlySet<string | undefined> = new Set([
  undefined,
  'null',
  '0',
  '""',
  'false',
  '[]',
  '{}',
]);
