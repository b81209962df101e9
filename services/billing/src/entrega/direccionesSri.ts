import type { ModoSri } from '@comanda/shared/contracts/facturacion/modoSri';

const PRUEBAS = 'https://celcer.sri.gob.ec/comprobantes-electronicos-ws';
const PRODUCCION = 'https://cel.sri.gob.ec/comprobantes-electronicos-ws';

/**
 * Where documents of each ambiente go; null: this installation must not send them. One of ambiente 2 goes to the authority
 * or nowhere, never to its tests nor to the stand-in at `url`: nothing that either authorises has value.
 */
export function direccionesSri(
  modo: ModoSri,
  url: string | null,
): (ambiente: string) => string | null {
  return (ambiente) => {
    if (ambiente === '2') return modo === 'produccion' ? PRODUCCION : null;
    return modo === 'sandbox' ? url : PRUEBAS;
  };
}
