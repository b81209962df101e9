import { useRef, useState } from 'react';

import type { ComprobanteDetalle, Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { withNotice } from '@comanda/shared/ui/core';

import { useLazyConsultarDetalleQuery } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

export type DialogoDeFactura = {
  tipo: 'corregir' | 'correo' | 'anular' | 'devolver' | 'enSri' | 'notaEnSri';
  detalle: ComprobanteDetalle;
};

/** The dialog about a document that is open; it opens when what it shows has been read. One that stands is not changed for another. */
export function useDialogo() {
  const [consultar] = useLazyConsultarDetalleQuery();
  const [dialogo, setDialogo] = useState<DialogoDeFactura | null>(null);
  const [abriendo, setAbriendo] = useState<string | null>(null);
  const pedido = useRef(0);

  /** Whether it opened: of two that were asked for it is the last. */
  const abrir = async (
    tipo: DialogoDeFactura['tipo'],
    { clave_acceso: clave, empresa }: Pick<Emision, 'clave_acceso' | 'empresa'>,
  ): Promise<boolean> => {
    const este = ++pedido.current;
    setAbriendo(clave);
    const llamada = consultar({ clave, empresa }).unwrap();
    const detalle = await withNotice(llamada, { titulo: mensajes.titulo });
    if (este !== pedido.current) return false;
    setAbriendo(null);
    if (detalle) setDialogo({ tipo, detalle });
    return detalle !== undefined;
  };

  return { dialogo, abriendo, abrir, cerrar: () => setDialogo(null) };
}
