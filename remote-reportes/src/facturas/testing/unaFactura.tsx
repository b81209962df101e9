import { screen, within } from '@testing-library/react';

import {
  documentosCalls,
  type ComprobanteDetalle,
} from '@comanda/shared/contracts/facturacion/documentos';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';

import { abrirFacturas, makeCorreo, makeDetalle, makeEmision, PUERTO } from './mundo';

export const ADMIN = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });

export const DEVUELTA = makeEmision({
  estado: 'DEVUELTA',
  fecha_autorizacion: null,
  mensaje: 'La identificación del cliente no existe. Corrija los datos y reintente el envío',
  corregible: true,
  anulacion: { como: 'RETIRAR', frase: 'El SRI no la ha autorizado: se retira y no se envía' },
});
export const AUTORIZADA = makeEmision({
  correo: makeCorreo(),
  anulacion: { como: 'NOTA_CREDITO', frase: 'Se emite una nota de crédito por el valor total' },
});

/** The screen with one document, its detail ready to be read. */
export function abrirFactura(
  emision = DEVUELTA,
  over: Partial<ComprobanteDetalle> = {},
  acepta = true,
) {
  abrirFacturas([emision]);
  answer(documentosCalls.consultarDetalle, {
    success: true,
    data: makeDetalle({ emision, ...over }),
  });
  const vista = renderScreen(<FacturasScreen />, { usuario: ADMIN, acepta });
  const elegir = async (accion: string) => {
    await vista.user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await vista.user.click(screen.getByRole('menuitem', { name: accion }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...vista, elegir };
}
