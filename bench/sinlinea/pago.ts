import { nuevoPago } from '../../services/local/src/caidas/testing/caos/clientes';
import { crearAzar } from '../../services/local/src/demo/azar';

/** With what a cashier may take off by themselves: the line's or the sale's, not both. */
export function pagoDe(empresa, azar) {
  for (;;) {
    const pago = nuevoPago(empresa, crearAzar(azar.entero(0, 2 ** 30)));
    const { tienda, descuento } = pago.solicitud;
    if (!descuento || !tienda.some((linea) => linea.descuento)) return pago;
  }
}

/** As a screen hands it to the till. */
export function porVender({ idempotencia, solicitud }, { nombreCompleto, id }) {
  const cuerpo = { ...solicitud, caja_usuario: nombreCompleto };
  delete cuerpo.secuencial; // the till has its own
  return {
    ...{ idempotencia, cuerpo },
    ...{ vendedor: id, cliente: 'CONSUMIDOR FINAL', conFactura: true },
  };
}
