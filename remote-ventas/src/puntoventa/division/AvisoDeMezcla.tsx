import type { Carrito } from '@comanda/shared/domain/orden/carrito';
import { Alert } from '@comanda/shared/ui/core';

import type { Documentos } from '../catalogo/useDocumentos';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';

type AvisoDeMezclaProps = { documentos: Documentos; carrito: Carrito };

/** What a bill that would be two documents becomes when it is paid, said before. */
export function AvisoDeMezcla({ documentos, carrito }: AvisoDeMezclaProps) {
  if (documentos.de(carrito) !== 'MEZCLA') return null;
  return <Alert type="info" showIcon title={mensajes.dosDocumentos} role="status" />;
}
