import type { PorVender } from '@comanda/shared/sinLinea';

import { nuevoPago, type PagoDeCaos } from '../../services/local/src/caidas/testing/caos/clientes';
import type { EmpresaDeCaos } from '../../services/local/src/caidas/testing/caos/empresas';
import { crearAzar, type Azar } from '../../services/local/src/demo/azar';
import type { UsuarioSesion } from '../../shared/src/contracts/auth/auth';

/** With what a cashier may take off by themselves: the line's or the sale's, not both. */
export function pagoDe(empresa: EmpresaDeCaos, azar: Azar): PagoDeCaos {
  for (;;) {
    const pago = nuevoPago(empresa, crearAzar(azar.entero(0, 2 ** 30)));
    const { tienda, descuento } = pago.solicitud;
    if (!descuento || !tienda.some((linea) => linea.descuento)) return pago;
  }
}

/** As a screen hands it to the till, which has a number of its own. */
export function porVender(
  { idempotencia, solicitud }: PagoDeCaos,
  { nombreCompleto, id }: UsuarioSesion,
): PorVender {
  const { secuencial: _, ...cuerpo } = solicitud;
  return {
    idempotencia,
    cuerpo: { ...cuerpo, caja_usuario: nombreCompleto },
    vendedor: id,
    cliente: 'CONSUMIDOR FINAL',
    conFactura: true,
  };
}
