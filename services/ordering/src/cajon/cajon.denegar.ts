import { randomUUID } from 'node:crypto';

import {
  declarar,
  rechazo,
  type EmpresaPrueba,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';

import { makeLinea, makeSolicitud } from '../testing/ventas';

const { empresa } = PUERTO;
const noLaTiene = rechazo(422, 'IMPRESION_DESCONOCIDA');

const impresionDe = async ({ pedir }: MundoDeDenegar, de: EmpresaPrueba = PUERTO) =>
  (await pedir(cajonCalls.vincularImpresora, { empresa: de.empresa })).impresion;
const suImpresion = async (mundo: MundoDeDenegar) => ({
  impresion: await impresionDe(mundo, ANDINA),
});

/** Paid in cash a moment ago, to whoever asks. */
const suVentaDeAhora = async ({ pedirSuyo, reservar }: MundoDeDenegar) => {
  const solicitud = makeSolicitud({
    clave_acceso: await reservar(PUERTO),
    tienda: [makeLinea(1)],
  });
  return (await pedirSuyo(ventasCalls.crearVenta, { ...solicitud, idempotencia: randomUUID() })).id;
};
const suVenta = async ({ dueno, ajena }: MundoDeDenegar) => {
  const [fila] = await dueno<{ id: string }>(
    'select id from pedidos.ventas where clave_acceso = $1',
    [ajena.clave],
  );
  return { venta: fila?.id ?? '' };
};
let puntos = 100;
const equipoDe = async ({ pedir }: MundoDeDenegar, de: EmpresaPrueba = PUERTO) => {
  const nombre = `Caja ${randomUUID()}`;
  puntos += 1;
  const { dispositivo, token } = await pedir(dispositivosCalls.registrarDispositivo, {
    empresa: de.empresa,
    nombre,
    punto_emision: String(puntos),
  });
  return { dispositivo: dispositivo.id, token };
};

export const denegar = declarar(cajonCalls)({
  quienes: `
llamada            area    empresa   quienes
vincularImpresora  caja    nombrada  Administrador
firmarVinculo      caja    nombrada  Administrador
boletosDeEquipo    ventas  nombrada  Administrador Cajero Mesero
boletoDeVenta      ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    vincularImpresora: () => ({ empresa }),
    firmarVinculo: async (mundo) => ({
      empresa,
      impresion: await impresionDe(mundo),
      nueva: await impresionDe(mundo),
      titular: empresa,
    }),
    boletosDeEquipo: async (mundo) => ({
      empresa,
      ...(await equipoDe(mundo)),
      impresion: await impresionDe(mundo),
      usados: [],
    }),
    boletoDeVenta: async (mundo) => ({
      empresa,
      venta: await suVentaDeAhora(mundo),
      impresion: await impresionDe(mundo),
    }),
  },
  ajenos: {
    vincularImpresora: [],
    firmarVinculo: [
      ['its print service', suImpresion, noLaTiene],
      ['its key', async (mundo) => ({ nueva: await impresionDe(mundo, ANDINA) }), noLaTiene],
    ],
    boletosDeEquipo: [
      ['its till', (mundo) => equipoDe(mundo, ANDINA), rechazo(403, 'DISPOSITIVO_DESCONOCIDO')],
      ['its print service', suImpresion, noLaTiene],
    ],
    boletoDeVenta: [
      ['its print service', suImpresion, noLaTiene],
      ['its sale', suVenta, rechazo(422, 'VENTA_SIN_CAJON')],
    ],
  },
});
