import {
  ajustesDeImpresorasSchema,
  type AjustesDeImpresoras,
} from '@comanda/shared/contracts/caja/impresoras';

import { leerSiHay, reemplazar } from '../cajon/enDisco';

/** The printers as an Administrador chose them; null where nobody did yet. */
export function leerAjustes(archivo: string): AjustesDeImpresoras | null {
  const texto = leerSiHay(archivo);
  return texto === null ? null : ajustesDeImpresorasSchema.parse(JSON.parse(texto));
}

export const escribirAjustes = (archivo: string, ajustes: AjustesDeImpresoras): void =>
  reemplazar(archivo, JSON.stringify(ajustes));
