import { useState } from 'react';

import { IMAGEN_MAX_BYTES } from '@comanda/shared/contracts/inventario/productos';
import { leerBase64 } from '@comanda/shared/piezas/archivos';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import { useGuardarImagenMutation } from './imagenApi';
import { imagenMensajes as mensajes } from './imagenMensajes';

/** What was done to the picture and is not saved yet: another one was chosen, or it is to go. */
type Cambio = { tipo: string; base64: string } | 'quitada';

/** The picture of a product whose form is open. It is saved once the product is. */
export function useImagen(empresa: string, actual: string | null) {
  const [cambio, setCambio] = useState<Cambio | null>(null);
  const [falta, setFalta] = useState<string | null>(null);
  const [guardar] = useGuardarImagenMutation();

  const elegir = async (archivo: File) => {
    const mal = faltaDe(archivo);
    setFalta(mal);
    if (mal !== null) return;
    try {
      setCambio({ tipo: archivo.type, base64: await leerBase64(archivo) });
    } catch {
      setFalta(mensajes.ilegible); // whatever the browser says of a file that is gone
    }
  };

  /** After its product. One that cannot be saved takes nothing back: it is said, and may be chosen again. */
  const guardarDe = async (id: string): Promise<void> => {
    if (cambio === null) return;
    const imagen = cambio === 'quitada' ? null : cambio.base64;
    try {
      await guardar({ empresa, id, imagen }).unwrap();
    } catch (fallo) {
      const texto = mensajes.sinImagen(textoDeFallo(fallo));
      avisar({ tipo: 'warning', titulo: 'Productos', texto });
    }
    setCambio(null);
  };

  const vista = cambio === null || cambio === 'quitada' ? null : cambio;
  return {
    /** As the page shows the one that was chosen; null where none was. */
    elegida: vista && `data:${vista.tipo};base64,${vista.base64}`,
    /** The address of the one the product has, while it stays. */
    actual: cambio === null ? actual : null,
    falta,
    cambiada: cambio !== null,
    elegir,
    quitar: () => {
      setFalta(null);
      setCambio(actual === null ? null : 'quitada');
    },
    guardarDe,
  };
}

export type ManoDeImagen = ReturnType<typeof useImagen>;

function faltaDe({ type, size }: File): string | null {
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return mensajes.noEs;
  return size > IMAGEN_MAX_BYTES ? mensajes.demasiado : null;
}
