import { compartido, hayCompartido } from '@comanda/billing/testing/compartido';
import { siHay } from '@comanda/kit/testing/siHay';

const DICHA = process.env['SRI_XSD_DIR'];

/** Where the authority's schemas are: beside the project, or where an installation says. */
export const CARPETA_XSD = DICHA ?? compartido('sri', 'xsd');
export const hayXsd = DICHA
  ? siHay(DICHA, true)
  : hayCompartido('sri', 'xsd', 'factura_V1.1.0.signed.xsd');
