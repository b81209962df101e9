import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { avisarFallo } from '@comanda/shared/ui/core';

import { useLazyDescargarXmlQuery } from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

export type XmlAbierto = { clave: string; xml: string };

/** The XML of a document, in a dialog. */
export function useXml() {
  const [descargarXml] = useLazyDescargarXmlQuery();
  const [abierto, setAbierto] = useState<XmlAbierto | null>(null);

  const ver = async ({ clave_acceso: clave, empresa }: Emision) => {
    try {
      setAbierto({
        clave,
        xml: await descargarXml({ archivo: `${clave}.xml`, empresa }).unwrap(),
      });
    } catch (error) {
      console.error(error);
      const sinXml = esApiError(error) && error.code === 'NO_ENCONTRADO';
      avisarFallo(error, mensajes.titulo, sinXml ? mensajes.sinXml : undefined);
    }
  };

  return { abierto, ver, cerrar: () => setAbierto(null) };
}
