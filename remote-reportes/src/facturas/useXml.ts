import { useRef, useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { avisarFallo } from '@comanda/shared/ui/core';

import { useLazyDescargarXmlQuery } from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

export type XmlAbierto = { clave: string; xml: string };

/** The XML of a document, in a dialog: of the one that was asked for last, once. `trayendo`: its key, while it is on its way. */
export function useXml() {
  const [descargarXml] = useLazyDescargarXmlQuery();
  const pedida = useRef<string | null>(null);
  const [trayendo, setTrayendo] = useState<string | null>(null);
  const [abierto, setAbierto] = useState<XmlAbierto | null>(null);

  const ver = async ({ clave_acceso: clave, empresa }: Emision) => {
    if (pedida.current === clave) return;
    pedida.current = clave;
    setTrayendo(clave);
    try {
      const xml = await descargarXml({ archivo: `${clave}.xml`, empresa }).unwrap();
      if (pedida.current === clave) setAbierto({ clave, xml });
    } catch (error) {
      console.error(error);
      if (pedida.current !== clave) return;
      const sinXml = esApiError(error) && error.code === 'NO_ENCONTRADO';
      avisarFallo(error, mensajes.titulo, sinXml ? mensajes.sinXml : undefined);
    } finally {
      if (pedida.current === clave) {
        pedida.current = null;
        setTrayendo(null);
      }
    }
  };

  return { abierto, trayendo, ver, cerrar: () => setAbierto(null) };
}
