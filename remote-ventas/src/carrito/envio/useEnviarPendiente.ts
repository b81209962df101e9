import { useDispatch, useStore } from 'react-redux';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { useUsuario } from '@comanda/shared/session';
import { avisar } from '@comanda/shared/ui/core';

import { guardarVenta } from '../carritoGuardado';
import {
  envioDevuelto,
  envioHecho,
  selectCarritos,
  selectVenta,
  type EstadoConCarrito,
} from '../carritoSlice';
import type { DestinoDeEnvio } from '../ventaAbierta';
import { envioMensajes as mensajes } from './envioMensajes';
import { nadieDijoNo } from './nadieDijoNo';
import { primerEnvio } from './porEnviar';
import { useDespacho, type PorDespachar } from './useDespacho';

/** `orden`: as it is then; null where nobody knows yet, or nothing waited. `fallo`: why some of it was refused. */
type Enviado = { orden: Orden | null; fallo: unknown };

const NADA: Enviado = { orden: null, fallo: null };

/** Of each table, whichever screen of this page began it. */
const enCurso = new Map<string, Promise<Enviado>>();

export const seEstaEnviando = (clave: string): boolean => enCurso.has(clave);

/**
 * Sends what waits at a table, as it was sent: each send by itself, so that one which is refused is known not to be in the kitchen,
 * whatever became of the answers before. What nobody answers waits on.
 */
export function useEnviarPendiente(empresa: string) {
  const despacho = useDespacho(empresa);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = (clave: string) => selectVenta(store.getState(), clave);
  /** Somebody else may be in by the time of the answer, with carts of their own. */
  const sonLosSuyos = () => selectCarritos(store.getState()).usuario === usuario?.id;

  const enviarUno = async (clave: string, envio: PorDespachar): Promise<Enviado> => {
    try {
      const { orden, lineas } = await despacho(envio);
      if (!sonLosSuyos()) return NADA;
      dispatch(envioHecho({ clave, lineas }));
      if (orden) decirSiFueAOtra(orden, envio.destino);
      return { orden, fallo: null };
    } catch (error) {
      if (nadieDijoNo(error) || !sonLosSuyos()) return NADA;
      dispatch(envioDevuelto({ clave, lineas: envio.lineas.map(({ linea }) => linea) }));
      return { orden: null, fallo: error };
    } finally {
      if (usuario && sonLosSuyos()) guardarVenta(usuario.id, clave, leer(clave));
    }
  };

  const enviarTodos = async (clave: string, antes: Orden | null): Promise<Enviado> => {
    const { porEnviar = [], destino, canal } = leer(clave);
    const lineas = primerEnvio(porEnviar);
    if (lineas.length === 0 || !destino) return NADA;
    const enviado = await enviarUno(clave, { lineas, destino, canal, orden: antes });
    const [sigue] = leer(clave).porEnviar ?? [];
    const hayOtro = sigue !== undefined && sigue.linea !== lineas[0]?.linea;
    return enviado.orden && hayOtro ? enviarTodos(clave, enviado.orden) : enviado;
  };

  /** One at a time: who asks meanwhile gets the answer of the one under way; why it was refused is told to who began it. */
  return async (clave: string, antes: Orden | null = null): Promise<Enviado> => {
    const otro = enCurso.get(clave);
    if (otro) return { ...(await otro), fallo: null };
    const suyo = enviarTodos(clave, antes).finally(() => enCurso.delete(clave));
    enCurso.set(clave, suyo);
    return suyo;
  };
}

/** A registered till writes down first and is answered later: what went elsewhere meanwhile is said. */
function decirSiFueAOtra({ mesa, orden }: Orden, destino: DestinoDeEnvio): void {
  if (mesa === destino.mesa) return;
  const texto = mensajes.fueAOtra(mesa ? `la mesa ${mesa}` : orden);
  avisar({ tipo: 'warning', titulo: mensajes.titulo, texto });
}
