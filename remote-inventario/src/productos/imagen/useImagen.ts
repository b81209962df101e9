import { useRef, useState } from 'react';

import { IMAGEN_MAX_BYTES } from '@comanda/shared/contracts/inventario/productos';
import { leerBase64 } from '@comanda/shared/piezas/archivos';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import { useGuardarImagenMutation } from './imagenApi';
import { imagenMensajes as mensajes } from './imagenMensajes';

/** What was done to the picture and is not saved yet: another one was chosen, or it is to go. */
type Cambio = { tipo: string; base64: string } | 'quitada';

/** The picture of a product whose form is open. It is saved once the product is, what is still being read as well. */
export function useImagen(empresa: string, actual: string | null) {
  const { cambio, leyendo, poner, leer, pendiente } = useCambio();
  const [falta, setFalta] = useState<string | null>(null);
  const [guardar] = useGuardarImagenMutation();

  const elegir = async (archivo: File) => {
    const mal = faltaDe(archivo);
    setFalta(mal);
    if (mal === null && !(await leer(archivo))) setFalta(mensajes.ilegible); // whatever the browser says of a file that is gone
  };

  /** After its product. One that cannot be saved takes nothing back: it is said, and may be chosen again. */
  const guardarDe = async (id: string): Promise<void> => {
    try {
      const elegido = await pendiente();
      const imagen = elegido === 'quitada' ? null : elegido?.base64;
      if (imagen !== undefined) await guardar({ empresa, id, imagen }).unwrap();
    } catch (fallo) {
      const porque = fallo instanceof Ilegible ? mensajes.ilegible : textoDeFallo(fallo);
      avisar({ tipo: 'warning', titulo: 'Productos', texto: mensajes.sinImagen(porque) });
    }
    poner(null);
    setFalta(null);
  };

  const vista = cambio === null || cambio === 'quitada' ? null : cambio;
  return {
    /** As the page shows the one that was chosen; null where none was. */
    elegida: vista && `data:${vista.tipo};base64,${vista.base64}`,
    /** The address of the one the product has, while it stays. */
    actual: cambio === null ? actual : null,
    falta,
    cambiada: cambio !== null || leyendo,
    elegir,
    quitar: () => {
      setFalta(null);
      poner(actual === null ? null : 'quitada');
    },
    guardarDe,
  };
}

class Ilegible extends Error {}

/** The last change alone counts: of two files the first may be read last. Who saves knows it before it is painted. */
function useCambio() {
  const [cambio, setCambio] = useState<Cambio | null>(null);
  const [leyendo, setLeyendo] = useState(false);
  const ultimo = useRef<Promise<Cambio | null>>(Promise.resolve(null));

  const poner = (nuevo: Cambio | null) => {
    ultimo.current = Promise.resolve(nuevo);
    setLeyendo(false);
    setCambio(nuevo);
  };
  /** False where it could not be read, and nothing else was chosen meanwhile; what there was stays. */
  const leer = async (archivo: File): Promise<boolean> => {
    const antes = cambio;
    const lectura = leerBase64(archivo).then(
      (base64): Cambio => ({ tipo: archivo.type, base64 }),
      () => Promise.reject(new Ilegible(archivo.name)),
    );
    ultimo.current = lectura;
    setLeyendo(true);
    const leido = await lectura.catch(() => null);
    const esLaUltima = ultimo.current === lectura;
    if (esLaUltima) poner(leido ?? antes);
    return leido !== null || !esLaUltima;
  };
  return { cambio, leyendo, poner, leer, pendiente: () => ultimo.current };
}

export type ManoDeImagen = ReturnType<typeof useImagen>;

function faltaDe({ type, size }: File): string | null {
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return mensajes.noEs;
  return size > IMAGEN_MAX_BYTES ? mensajes.demasiado : null;
}
