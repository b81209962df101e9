import { esApiError } from '@comanda/shared/api';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { documentosCalls } from '@comanda/shared/contracts/documentos';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import { useRefrescarCompradorMutation, useRegistrarCompradorMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

type Correccion = CallInput<typeof documentosCalls.corregirComprobante>;

/** The customer's record as the invoice was corrected: changed, or made where there is none. What fails is said, and only it. */
export function useClienteCorregido() {
  const [refrescar] = useRefrescarCompradorMutation();
  const [registrar] = useRegistrarCompradorMutation();
  return async ({ clave: _clave, ...comprador }: Correccion) => {
    const cliente = { ...comprador, nombre: comprador.razon_social };
    let { error } = await refrescar(cliente);
    if (esApiError(error) && error.code === 'CEDULA_NO_ENCONTRADA')
      ({ error } = await registrar(cliente));
    const { titulo, clienteActualizado, clienteSinActualizar } = mensajes;
    if (!error) avisar({ tipo: 'success', titulo, texto: clienteActualizado });
    else avisar({ tipo: 'warning', titulo, texto: clienteSinActualizar(textoDeFallo(error)) });
  };
}
