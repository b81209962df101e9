import { conCandado, hayCandados, siEstaLibre } from '@comanda/shared/session';

const nombreDe = (idempotencia: string) => `comanda.cobro.${idempotencia}`;

/** Longer than the client waits for the sale's answer: without locks, the tab that charges is done by then. */
const COBRO_MS = 20_000;

/** What this page has charged itself: it knows when it is done. */
const cobradosAqui = new Set<string>();

/** Charges while no other tab of this browser takes the sale for lost. */
export function mientrasCobra<T>(idempotencia: string, hacer: () => Promise<T>): Promise<T> {
  cobradosAqui.add(idempotencia);
  return conCandado(nombreDe(idempotencia), hacer);
}

type Enviado = { idempotencia: string; enviadaEn: number | null };

/** Does it only when the tab that was charging has ended or died. */
export async function siNadieCobra(
  { idempotencia, enviadaEn }: Enviado,
  hacer: () => Promise<void>,
): Promise<void> {
  if (hayCandados()) {
    await siEstaLibre(nombreDe(idempotencia), hacer);
    return;
  }
  const terminado = Date.now() - (enviadaEn ?? 0) > COBRO_MS;
  if (cobradosAqui.has(idempotencia) || terminado) await hacer();
}
