import { randomUUID } from 'node:crypto';

import { declarar, noExiste } from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { devolucionesCalls } from '@comanda/shared/contracts/ventas/devoluciones';

export const denegar = declarar(devolucionesCalls)({
  quienes: `
llamada        area    empresa   quienes
devolverVenta  ventas  nombrada  Administrador`,
  entradas: {
    devolverVenta: async ({ dueno, vendida: { clave } }) => {
      await dueno(
        `update facturacion.comprobantes set estado = 'AUTORIZADO', identificacion = $2, xml_autorizado = xml_firmado,
           fecha_autorizacion = now() where clave_acceso = $1`,
        [clave, CLIENTE.cedula],
      );
      return {
        empresa: PUERTO.empresa,
        editar: clave,
        lineas: [{ linea: 0, monto: 0.01 }],
        forma_pago: 'EFECTIVO',
        motivo: 'Plato equivocado',
        total: 0.01,
        idempotencia: randomUUID(),
      };
    },
  },
  ajenos: { devolverVenta: [['its key', ({ ajena }) => ({ editar: ajena.clave }), noExiste]] },
});
