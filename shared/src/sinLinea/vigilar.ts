import { useEffect } from 'react';
import { useStore } from 'react-redux';

import type { AppDispatch, AppStore } from '../api/store';
import { PERFILES_DE_CAJA } from '../contracts/auth/perfiles';
import { deMaquina } from '../equipo';
import { useConexion } from '../session/conexion';
import { useUsuario } from '../session/hooks';
import { selectUsuario } from '../session/sesionSlice';
import { contactar } from './contactar';
import { leerFoto, useSinLinea } from './foto';
import { olvidarLlaves } from './llave';
import { vigilarReloj } from './reloj';
import { retratarMesas, retratarOrdenes } from './sinLineaApi';
import { vaciarSalida } from './vaciar';

/** Nobody else waits for the question. */
const SOLA = { subscribe: false, forceRefetch: true } as const;

/** The floor as it is now is kept for when there is no line, whatever screen is open; what did not change is not sent again. */
export async function retratarPiso(dispatch: AppDispatch, empresa: string): Promise<void> {
  await dispatch(retratarMesas.initiate({ empresa }, SOLA));
  await dispatch(retratarOrdenes.initiate({ empresa }, SOLA));
}

const TIC_MS = 15_000;
/** A lease is of two days; what the server knows of a till is this old at most while there is a line. */
const CONTACTO_MS = 5 * 60_000;
const DESDE = 'comanda.sinLinea.desde';
const CAJA: readonly string[] = PERFILES_DE_CAJA;

/**
 * For as long as somebody is logged in, on whatever screen: what waits is sent as soon as there is a line, then the tills
 * say that they are there; the clock is looked at all the time.
 */
export function useVigilarSinLinea(): void {
  const store = useStore() as AppStore; // the page has one
  const enLinea = useConexion();
  const usuario = useUsuario();
  const { equipos } = useSinLinea();
  const suyos = equipos
    .map(({ empresa }) => empresa)
    .filter((una) => usuario?.empresa.includes(una));
  const empresas = CAJA.includes(usuario?.perfil ?? '') ? suyos.join('\n') : '';
  const quien = usuario?.id;

  useEffect(
    () => () => {
      if (selectUsuario(store.getState()) === null)
        void olvidarLlaves().catch((error: unknown) => console.error(error));
    },
    [store],
  );

  useEffect(() => {
    if (empresas === '') return;
    let ultimo = 0;
    const fin = new AbortController();
    const sigue = () => !fin.signal.aborted;
    const hacer = async () => {
      await vigilarReloj();
      if (!enLinea || !sigue()) return;
      await vaciarSalida(store);
      if (!sigue()) return;
      if (ultimo > 0) deMaquina.guardar(DESDE, null); // of a page before, which never saw it end
      for (const empresa of empresas.split('\n')) await retratarPiso(store.dispatch, empresa);
      if (!sigue()) return;
      const dudosa = leerFoto().equipos.some(({ hora_dudosa }) => hora_dudosa);
      if (!dudosa && Math.abs(Date.now() - ultimo) < CONTACTO_MS) return;
      ultimo = Date.now();
      for (const empresa of empresas.split('\n')) await contactar(store.dispatch, empresa);
    };
    const tic = () => void hacer().catch((error: unknown) => console.error(error));
    tic();
    const reloj = setInterval(tic, TIC_MS);
    return () => {
      fin.abort();
      clearInterval(reloj);
    };
  }, [store, enLinea, empresas, quien]); // whoever comes next makes a key of their own
}

let desde: Date | null = null;

/** Since when there is no line, also where the page was loaded anew meanwhile; null: there is one. */
export const useSinLineaDesde = (): Date | null => desdeCuando(useConexion());

/** Asked as often as one likes, it is the same until there is a line. */
function desdeCuando(enLinea: boolean): Date | null {
  if (enLinea) {
    if (desde) deMaquina.guardar(DESDE, null);
    desde = null;
  } else desde ??= recordarDesde();
  return desde;
}

function recordarDesde(): Date {
  const antes = Number(deMaquina.leer(DESDE));
  const ahora = new Date(antes > 0 ? antes : Date.now());
  deMaquina.guardar(DESDE, String(ahora.getTime()));
  return ahora;
}
