import type { AppStore } from '@comanda/shared/api';
import {
  deMaquina,
  deVentana,
  empresaElegida,
  llaveDeSesion,
  selectEmpresa,
  selectUsuario,
} from '@comanda/shared/session';

const llaveDe = (id: string) => llaveDeSesion(id, 'empresa');

/** Whether this machine still keeps which company they picked: what is taken away at a logout is here. */
export const quedaEmpresa = ({ id }: { id: string }): boolean =>
  deMaquina.leer(llaveDe(id)) !== null;

/**
 * Whoever loads the page anew, or logs in again after their session ran out, goes on in the company they were in. Two windows in two
 * companies each keep theirs; the next one opens in the company that was picked last. It goes with their logout.
 */
export function seguirEmpresa(store: AppStore): void {
  let deQuien: string | null = null;
  let empresa: string | null = null;
  const seguir = () => {
    const quien = selectUsuario(store.getState())?.id ?? null;
    const llega = quien !== deQuien;
    deQuien = quien;
    if (quien === null) return;
    const llave = llaveDe(quien);
    if (llega) {
      const guardada = deVentana.leer(llave) ?? deMaquina.leer(llave);
      empresa = guardada;
      if (guardada !== null) store.dispatch(empresaElegida(guardada)); // one that is no longer theirs is not taken
    }
    const ahora = selectEmpresa(store.getState());
    if (ahora === null || (ahora === empresa && !llega)) return;
    if (!llega) deMaquina.guardar(llave, ahora);
    deVentana.guardar(llave, ahora);
    empresa = ahora;
  };
  seguir();
  store.subscribe(seguir);
}
