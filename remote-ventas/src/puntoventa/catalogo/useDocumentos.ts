import { useMemo } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import {
  documentoDeVenta,
  type DocumentoDeVenta,
  type FaltaDeDocumento,
} from '@comanda/shared/domain/ley/documentoDeVenta';
import { emiteNotas } from '@comanda/shared/domain/ley/notasDeVenta';
import type { Carrito } from '@comanda/shared/domain/orden/carrito';

import { useLeyDelDia } from './useLeyDelDia';

/** What a bill is documented with today, by its lines. `sonDos`: the company issues invoices and notas de venta, and it is said which. */
export type Documentos = {
  de: (carrito: Carrito) => DocumentoDeVenta | FaltaDeDocumento;
  sonDos: boolean;
};

export const NOMBRE_DE_DOCUMENTO: Readonly<Record<DocumentoDeVenta | FaltaDeDocumento, string>> = {
  FACTURA: 'Factura',
  NOTA: 'Nota de venta',
  TICKET: 'Ticket',
  MEZCLA: 'Nota de venta y factura',
  SIN_FACTURA: 'Factura',
};

/** Whose data are not there yet is taken to issue invoices: nothing is charged before. */
export function useDocumentos(
  empresa: string,
  datos: Pick<EmpresaFacturacion, 'factura'> | undefined,
): Documentos {
  const hoy = useLeyDelDia(empresa);
  const factura = datos?.factura ?? true;
  return useMemo(() => {
    const { dia = '', ley = null } = hoy ?? {};
    return {
      de: (carrito) => documentoDeVenta({ dia, ley, factura }, carrito),
      sonDos: factura && ley !== null && emiteNotas(ley, dia),
    };
  }, [hoy, factura]);
}
