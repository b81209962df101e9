import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { CreditoDeVenta } from '@comanda/shared/contracts/ventas/ventas';

import { ANOTAR_CREDITO } from './ventaSql';

type Venta = { id: string; credito: CreditoDeVenta | null };
type Sentencia = [name: string, text: string, values: unknown[]];

/** What is written of a sale that leaves something on account: until when it is paid. */
export const anotacionDeCredito = (empresa: EmpresaId, { id, credito }: Venta): Sentencia[] =>
  credito ? [['anotarCredito', ANOTAR_CREDITO, [empresa, id, credito.plazo, credito.vence]]] : [];
