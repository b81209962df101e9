import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';
import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import type { FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { avisar, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useCambiarEmitidoMutation } from './emitidosApi';
import { emitidosMensajes as mensajes } from './emitidosMensajes';

type Pedido = Parameters<ReturnType<typeof useCambiarEmitidoMutation>[0]>[0];

/** What is changed of a sale. Its invoice may change with it: what was read of either is read again. */
export function useCambios({ venta, editar, ...emitido }: Emitido) {
  const dispatch = useDispatch<AppDispatch>();
  const [cambiarEmitido, { isLoading }] = useCambiarEmitidoMutation();
  const suya = { empresa: venta.empresa, editar };
  const { titulo } = mensajes;

  const cambiar = async (pedido: Pedido) => {
    const respuesta = await cambiarEmitido(pedido).unwrap();
    dispatch(billingApi.util.invalidateTags(['Comprobante']));
    return respuesta;
  };

  /** Asked first; what the server says of it is said. */
  const preguntado = async (pregunta: Parameters<typeof confirmar>[0], pedido: Pedido) => {
    if (!(await confirmar(pregunta))) return;
    const respuesta = await withNotice(cambiar(pedido), { titulo });
    if (respuesta) avisar({ tipo: 'success', titulo, texto: respuesta.msg });
  };

  return {
    cambiar,
    cambiando: isLoading,
    cambiarPago: (forma: FormaPago) =>
      preguntado(mensajes.pago(forma, emitido.cambio_pago.frase), { ...suya, forma_pago: forma }),
    activar: () =>
      preguntado(mensajes.activar(emitido.cambio_estado.frase), { ...suya, estado: 'ACTIVO' }),
  };
}
