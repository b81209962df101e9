import { declarar, rechazo } from '@comanda/kit/testing/denegar';
import { ADMIN, ADMIN_OTRA, CLAVE, PUERTO } from '@comanda/kit/testing/semilla';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';

const { empresa } = PUERTO;

export const denegar = declarar(ajustesCalls)({
  quienes: `
llamada           area    empresa   quienes
aprobarDescuento  ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    aprobarDescuento: () => ({ empresa, email: ADMIN.email, password: CLAVE, porcentaje: 30 }),
  },
  ajenos: {
    aprobarDescuento: [
      [
        'the password of an Administrador of its own',
        () => ({ email: ADMIN_OTRA.email }),
        rechazo(422, 'APROBACION_RECHAZADA'),
      ],
    ],
  },
});
