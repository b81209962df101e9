import { randomUUID } from 'node:crypto';

import { declarar, noExiste, rechazo, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { makeLinea, makeSolicitud } from '../testing/ventas';

const { empresa } = PUERTO;

let puntos = 800;
/** A sale of a till of its own, which holds a number. */
async function deUnEquipo({ pedir }: MundoDeDenegar, de = PUERTO) {
  puntos += 1;
  const punto_emision = String(puntos);
  const registrado = await pedir(dispositivosCalls.registrarDispositivo, {
    empresa: de.empresa,
    nombre: `Caja ${randomUUID()}`,
    punto_emision,
  });
  const { token, dispositivo } = registrado;
  const ahora = new Date().toISOString();
  const { arriendo } = await pedir(dispositivosCalls.contactarDispositivo, {
    empresa: de.empresa,
    dispositivo: dispositivo.id,
    token,
    reloj: ahora,
    numeros: 1,
    por_enviar: { cuantas: 0, desde: null, claves: [] },
  });
  return {
    clave_acceso: arriendo?.numeros[0]?.claves[0] ?? '',
    sin_linea: {
      dispositivo: dispositivo.id,
      token,
      vendida: ahora,
      reloj: ahora,
      vendedor: ADMIN.id,
    },
  };
}

/** One with a mark, already made. */
async function marcada(
  mundo: MundoDeDenegar,
  de = PUERTO,
  producto = 1,
): Promise<{ venta: string }> {
  const { clave_acceso, sin_linea } = await deUnEquipo(mundo, de);
  const reloj = new Date(Date.now() - 3_600_000).toISOString();
  const { id } = await mundo.pedir(ventasCalls.crearVenta, {
    ...makeSolicitud({ empresa: de.empresa, clave_acceso, tienda: [makeLinea(producto)] }),
    sin_linea: { ...sin_linea, reloj },
    idempotencia: randomUUID(),
  });
  return { venta: id };
}

const DESCARTE = {
  empresa,
  tipo: 'movimiento',
  dicho: 'Salida: gas',
  monto: 3,
  hecho_por: 'Carla',
  rechazo: 'La caja no existe',
  motivo: 'De prueba',
};
/** An act of a till that the server did not take. */
async function rehusado(mundo: MundoDeDenegar, de = PUERTO) {
  const { dispositivo, token, vendida } = (await deUnEquipo(mundo, de)).sin_linea;
  return { clave: randomUUID(), sin_linea: { dispositivo, token, hecho: vendida } };
}

export const denegar = declarar(sinLineaCalls)({
  quienes: `
llamada                area         empresa   quienes
aceptarVenta           ventas       nombrada  Administrador
listarVentasSinLinea   ventas       nombrada  Administrador
revisarVentaSinLinea   ventas       nombrada  Administrador
descartarActoSinLinea  caja|ventas  nombrada  Administrador`,
  entradas: {
    aceptarVenta: async (mundo) => {
      const { clave_acceso, sin_linea } = await deUnEquipo(mundo);
      return {
        ...makeSolicitud({ clave_acceso, tienda: [makeLinea(1)] }),
        sin_linea,
        motivo: 'De prueba',
        idempotencia: randomUUID(),
      };
    },
    listarVentasSinLinea: () => ({ empresa }),
    revisarVentaSinLinea: async (mundo) => ({ empresa, ...(await marcada(mundo)) }),
    descartarActoSinLinea: async (mundo) => ({ ...DESCARTE, ...(await rehusado(mundo)) }),
  },
  ajenos: {
    aceptarVenta: [
      [
        'its till and its number',
        (mundo) => deUnEquipo(mundo, ANDINA),
        rechazo(403, 'DISPOSITIVO_DESCONOCIDO'),
      ],
      [
        'its number',
        async (mundo) => ({ clave_acceso: (await deUnEquipo(mundo, ANDINA)).clave_acceso }),
        rechazo(409, 'NUMERO_DE_OTRO'),
      ],
    ],
    listarVentasSinLinea: [],
    revisarVentaSinLinea: [['its sale', (mundo) => marcada(mundo, ANDINA, 8), noExiste]],
    descartarActoSinLinea: [
      ['its till', (mundo) => rehusado(mundo, ANDINA), rechazo(403, 'DISPOSITIVO_DESCONOCIDO')],
    ],
  },
});
