import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

import { certificadoDePrueba } from '../testing/certificadoDePrueba';

const { empresa, ruc } = PUERTO;
const { p12, clave } = certificadoDePrueba({ ruc });

export const denegar = declarar(emisionCalls)({
  quienes: `
llamada               area  empresa   quienes
consultarCertificado  -     nombrada  Administrador Dashboard
cargarCertificado     -     nombrada  Administrador Dashboard
revisarCertificado    -     -         Administrador Dashboard`,
  entradas: {
    consultarCertificado: () => ({ empresa }),
    // the operator loads it for a company of another RUC too
    cargarCertificado: () => ({ empresa, p12: p12.toString('base64'), clave, de_otro_ruc: true }),
    revisarCertificado: () => ({ ruc, p12: p12.toString('base64'), clave }),
  },
  ajenos: {
    cargarCertificado: [],
  },
});
