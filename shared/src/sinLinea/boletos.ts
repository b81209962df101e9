import type { AppDispatch } from '../api/store';
import {
  BOLETO_DE_EQUIPO_HORAS,
  BOLETOS_DE_EQUIPO,
  type BoletoDeEquipo,
  type BoletoUsado,
} from '../contracts/caja/cajon';

import { enAlmacen, hayAlmacen } from './almacen';
import { abrirFicha } from './ficha';
import type { CajonDeEquipo, Equipo } from './modelo';
import { ahoraDe } from './reloj';
import { boletosDeEquipo, impresionDeEquipo } from './sinLineaApi';

const HORA_MS = 3_600_000;
/** As many openings as are told of at once. */
const POR_DECIR = BOLETOS_DE_EQUIPO;

/**
 * A till holds rights to open its drawer while it has no line, and tells of those that it has used. Nothing waits for it: without
 * one the drawer stays shut and the sale goes on. `vinculada`: its print service, where it was just asked; a till that holds none
 * asks no print service by itself, since most have none.
 */
export async function tenerBoletos(
  dispatch: AppDispatch,
  empresa: string,
  vinculada?: string,
): Promise<void> {
  if (!hayAlmacen()) return;
  const equipo = await enAlmacen('readonly', (almacenes) => almacenes.equipo(empresa));
  if (equipo?.estado !== 'ACTIVO' || !(vinculada ?? equipo.cajon)) return;
  const presente = vinculada ?? (await impresionDe(dispatch, empresa))?.impresion;
  const pedido = porPedir(equipo, presente);
  if (!pedido) return;
  const token = await abrirFicha(equipo.token);
  const { data } = await dispatch(
    boletosDeEquipo.initiate(
      { empresa, dispositivo: equipo.id, token, ...pedido },
      { track: false },
    ),
  );
  if (data) await guardar(equipo, { ...pedido, boletos: data.boletos });
}

/** What it tells and asks with; null where it has enough, and nothing to tell. */
function porPedir(
  equipo: Equipo,
  presente: string | undefined,
): { impresion: string; usados: BoletoUsado[] } | null {
  const usados = equipo.cajon?.usados.slice(0, POR_DECIR) ?? [];
  // what was opened with the key of before is told before another is asked with
  if (equipo.cajon && usados.length > 0) return { impresion: equipo.cajon.impresion, usados };
  if (presente === undefined || alcanza(equipo, presente)) return null;
  return { impresion: presente, usados };
}

/** The print service of this till, as the company paired it, and what it says that it is now. */
type ParaImpresion = { impresion: string; reloj: string };

/** Undefined where it asks for no right: it was never paired, is of a version before or does not answer. */
export async function impresionDe(
  dispatch: AppDispatch,
  empresa: string,
): Promise<ParaImpresion | undefined> {
  const { data } = await dispatch(
    impresionDeEquipo.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const suyo = data?.vinculos.find((uno) => uno.empresa === empresa);
  return data && suyo && { impresion: suyo.impresion, reloj: data.reloj };
}

/** Whether it holds enough that are good for half of their time yet. */
function alcanza({ cajon, desfase_ms }: Equipo, impresion: string): boolean {
  if (cajon?.impresion !== impresion) return false;
  const mitad = ahoraDe({ desfase_ms }).getTime() + (BOLETO_DE_EQUIPO_HORAS / 2) * HORA_MS;
  const frescos = cajon.boletos.filter(({ vence }) => Date.parse(vence) > mitad);
  return frescos.length >= BOLETOS_DE_EQUIPO / 2;
}

/** What was told is told no more; what was used meanwhile is, and is none to use. */
const guardar = (
  { empresa, id }: Equipo,
  { impresion, boletos, usados: dichos }: CajonDeEquipo,
): Promise<void> =>
  enAlmacen('readwrite', async (almacenes) => {
    const actual = await almacenes.equipo(empresa);
    if (actual?.id !== id) return;
    const seDijo = new Set(dichos.map(({ boleto }) => boleto));
    const usados = (actual.cajon?.usados ?? []).filter(({ boleto }) => !seDijo.has(boleto));
    const sinUsar = boletos.filter((uno) => usados.every(({ boleto }) => boleto !== uno.id));
    await almacenes.guardarEquipo({ ...actual, cajon: { impresion, boletos: sinUsar, usados } });
  });

/** A right of this till to open its drawer, used up for that sale or opening; undefined: it has none. */
export async function gastarBoleto(
  empresa: string,
  referencia: string,
): Promise<string | undefined> {
  try {
    return await enAlmacen('readwrite', async (almacenes) => {
      const equipo = await almacenes.equipo(empresa);
      if (!equipo?.cajon) return undefined;
      const ahora = ahoraDe(equipo);
      const { impresion, boletos, usados } = equipo.cajon;
      const gastado = boletos.find(({ vence }) => Date.parse(vence) > ahora.getTime());
      if (!gastado) return undefined;
      const uso = { boleto: gastado.id, abierto: ahora.toISOString(), referencia };
      const quedan = boletos.filter((uno: BoletoDeEquipo) => uno.id !== gastado.id);
      const cajon = { impresion, boletos: quedan, usados: [...usados, uso] };
      await almacenes.guardarEquipo({ ...equipo, cajon });
      return gastado.boleto;
    });
  } catch (error) {
    console.warn('sinLinea: no right to open the drawer', error); // the drawer is no reason to lose a sale
    return undefined;
  }
}
