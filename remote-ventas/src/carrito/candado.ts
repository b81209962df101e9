import { conCandado, hayCandados, siEstaLibre } from '@comanda/shared/session';

/** An open sale of a user in this browser, and the key that this page would charge it with. */
type Cobrada = { usuario: string | undefined; clave: string; idempotencia: string };

/**
 * Of the sale, and not of the key: two tabs that opened its payment within a moment of each other have a key each, until they hear of
 * the other's.
 */
const nombreDe = ({ usuario = '', clave }: Cobrada) => `comanda.cobro.${usuario}.${clave}`;

/** Longer than the client waits for the sale's answer: without locks, the tab that charges is done by then. */
const COBRO_MS = 20_000;

/** What this page has charged itself: it knows when it is done. */
const cobradosAqui = new Set<string>();

/** Charges while no other tab of this browser charges the same sale, or takes it for lost. */
export function mientrasCobra<T>(cobrada: Cobrada, hacer: () => Promise<T>): Promise<T> {
  cobradosAqui.add(cobrada.idempotencia);
  return conCandado(nombreDe(cobrada), hacer);
}

/** Does it only when the tab that was charging has ended or died. */
export async function siNadieCobra(
  { enviadaEn, ...cobrada }: Cobrada & { enviadaEn: number | null },
  hacer: () => Promise<void>,
): Promise<void> {
  if (hayCandados()) {
    await siEstaLibre(nombreDe(cobrada), hacer);
    return;
  }
  const terminado = Date.now() - (enviadaEn ?? 0) > COBRO_MS;
  if (cobradosAqui.has(cobrada.idempotencia) || terminado) await hacer();
}
