import type { ModoSri } from '../../contracts/facturacion/modoSri';
import { dePalabras, talCual } from '../texto/palabras';

/** Whom documents go to, as people call it. */
export const MODO_SRI_DICHO: Readonly<Record<ModoSri, string>> = dePalabras(
  {
    sandbox: 'Simulador del SRI',
    pruebas: 'Pruebas del SRI',
    produccion: 'Producción',
  },
  talCual,
);
