import { fraseDeLetra } from '@comanda/shared/contracts/imprimible';
import type { ComprobanteVenta } from '@comanda/shared/contracts/comprobante';
import { enCampo } from '@comanda/kit/enCampo';

/** What a catalogue holds from before its letters were looked at is refused before it is sold, and named. */
export function exigirImprimible(venta: ComprobanteVenta): ComprobanteVenta {
  const { comprador, lineas } = venta;
  for (const { descripcion } of lineas) exigir(descripcion, 'tienda', 'Corrija el producto');
  exigir(comprador.razon_social, 'cedula', 'Corrija el cliente');
  exigir(comprador.direccion, 'cedula', 'Corrija la direccion del cliente');
  return venta;
}

function exigir(texto: string, campo: string, remedio: string): void {
  const frase = fraseDeLetra(`'${texto}'`, texto);
  if (frase === null) return;
  throw enCampo('LETRA_NO_IMPRIMIBLE', campo, { msg: `${frase}. ${remedio} y cobre de nuevo` });
}
