import { useEffect, useRef, useState } from 'react';

import { useStore } from 'react-redux';

import type { RootState } from '@comanda/shared/api';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import type { Avance } from '../../domain/hojas/avance';
import { guardarArchivo, soltarLuego } from '../archivos';

import { pedirArchivo, type PedidoDeArchivo } from './pedirArchivo';

type Descarga = {
  /** Null while nothing is on its way. */
  avance: Avance | null;
  bajar: (pedido: PedidoDeArchivo) => Promise<void>;
  cancelar: () => void;
};

type Mensajes = { titulo: string; hecho: (hechas: number) => string };

/** A file from the server, with how far it is and a way to stop it; with who asked it goes. Nothing is kept of what did not come whole. */
export function useDescarga({ titulo, hecho }: Mensajes): Descarga {
  const store = useStore<RootState>();
  const [avance, setAvance] = useState<Avance | null>(null);
  const enCamino = useRef<AbortController | null>(null);
  useEffect(() => () => enCamino.current?.abort(), []);

  const bajar = async (pedido: PedidoDeArchivo) => {
    const cancelacion = new AbortController();
    enCamino.current = cancelacion;
    let hechas = 0;
    const onAvance = (dicho: Avance) => {
      hechas = dicho.hechas;
      if (!cancelacion.signal.aborted) setAvance(dicho);
    };
    onAvance({ hechas: 0, total: null });
    const bajado = await pedirArchivo(pedido, { store, signal: cancelacion.signal, onAvance });
    if (cancelacion.signal.aborted || bajado === null) return;
    setAvance(null);
    if ('fallo' in bajado) {
      avisarFallo(bajado.fallo, titulo);
      return;
    }
    const direccion = URL.createObjectURL(bajado.contenido);
    guardarArchivo(direccion, bajado.nombre);
    soltarLuego(direccion);
    avisar({ tipo: 'success', titulo, texto: hecho(hechas) });
  };

  const cancelar = () => {
    enCamino.current?.abort();
    setAvance(null);
  };

  return { avance, bajar, cancelar };
}
