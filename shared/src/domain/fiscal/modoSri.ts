import type { ModoSri } from '../../contracts/facturacion/modoSri';

/** Whom documents go to, as people call it. */
export const MODO_SRI_DICHO: Readonly<Record<ModoSri, string>> = {
  sandbox: 'Simulador del SRI',
  pruebas: 'Pruebas del SRI',
  produccion: 'Produccion',
};
