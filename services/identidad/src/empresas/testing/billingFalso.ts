import { certificadosDe, type PedirABilling } from '../certificados';

type Respuesta = Awaited<ReturnType<PedirABilling>>;
type Pedido = Parameters<PedirABilling>[0];

/** Billing at the other end of the wire: what it is asked is kept, and what it answers can be changed. */
export function billingFalso() {
  const pedidos: Pedido[] = [];
  let responder: (pedido: Pedido) => Promise<Respuesta>;
  const bien = () => Promise.resolve({ status: 200, json: { success: true, data: {} } });
  responder = bien;
  return {
    pedidos,
    certificados: certificadosDe((pedido) => {
      pedidos.push(pedido);
      return responder(pedido);
    }),
    responde(otra: typeof responder = bien) {
      responder = otra;
      pedidos.length = 0;
    },
  };
}

/** As billing refuses a file, by the box of its own form. */
export const rechazado = (code: string, campo: string, msg: string): Respuesta => ({
  status: 422,
  json: { success: false, code, msg, errores: [{ campo, msg }] },
});
