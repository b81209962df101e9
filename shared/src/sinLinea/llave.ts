import { esApiError } from '../api/apiError';
import type { AppDispatch } from '../api/store';
import { llaveDeFirma, seFirma } from '../domain/sinLinea/firma';
import { selectUsuario } from '../session/sesionSlice';

import { enAlmacen } from './almacen';
import { abrirFicha } from './ficha';
import type { Equipo, LlaveDeEquipo } from './modelo';
import { registrarLlaveDeEquipo } from './sinLineaApi';

/** Said again so long before it ends: a spell without a line has nearly all of a lease. */
const RENUEVA_MS = 47 * 3_600_000;

/**
 * Whoever is in has a key at that till that the server knows, where that can be. Nothing waits for it: without one they sell
 * as ever, and what somebody else sends of it is looked at.
 */
export async function tenerLlave(dispatch: AppDispatch, empresa: string): Promise<void> {
  if (!seFirma()) return;
  const usuario = dispatch((_, getState) => selectUsuario(getState()));
  const equipo = await enAlmacen('readonly', (almacenes) => almacenes.equipo(empresa));
  if (!usuario || !equipo) return;
  const llave = await llaveDe(equipo, usuario.id);
  if (!llave || dura(llave, equipo)) return;
  const { data, error } = await dispatch(
    registrarLlaveDeEquipo.initiate(
      {
        empresa,
        dispositivo: equipo.id,
        token: await abrirFicha(equipo.token),
        publica: llave.publica,
      },
      { track: false },
    ),
  );
  if (data) await cambiar(equipo, llave, { ...llave, hasta: data.hasta });
  else if (esApiError(error) && error.code === 'LLAVE_DE_OTRO') await cambiar(equipo, llave, null);
}

/** Nobody who comes after them signs in their name. */
export async function olvidarLlaves(): Promise<void> {
  await enAlmacen('readwrite', async ({ equipos, guardarEquipo }) => {
    for (const { llave, ...equipo } of await equipos()) if (llave) await guardarEquipo(equipo);
  });
}

const dura = ({ hasta }: LlaveDeEquipo, { desfase_ms }: Equipo): boolean =>
  hasta !== null && Date.parse(hasta) > Date.now() - desfase_ms + RENUEVA_MS;

/** Theirs at that till; a new one where there is none. Of two tabs both have the one that was written first. */
async function llaveDe({ empresa, id, llave }: Equipo, de: string): Promise<LlaveDeEquipo | null> {
  if (llave?.de === de) return llave;
  const hecha = { de, hasta: null, ...(await llaveDeFirma()) };
  return enAlmacen('readwrite', async (almacenes) => {
    const equipo = await almacenes.equipo(empresa);
    if (equipo?.id !== id) return null;
    if (equipo.llave?.de === de) return equipo.llave;
    await almacenes.guardarEquipo({ ...equipo, llave: hecha });
    return hecha;
  });
}

const cambiar = (
  { empresa }: Equipo,
  { huella }: LlaveDeEquipo,
  otra: LlaveDeEquipo | null,
): Promise<void> =>
  enAlmacen('readwrite', async (almacenes) => {
    const equipo = await almacenes.equipo(empresa);
    if (equipo?.llave?.huella !== huella) return;
    const { llave: _, ...sinElla } = equipo;
    await almacenes.guardarEquipo(otra ? { ...sinElla, llave: otra } : sinElla);
  });
