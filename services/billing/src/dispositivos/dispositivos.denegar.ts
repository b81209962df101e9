import { randomUUID } from 'node:crypto';

import {
  declarar,
  noExiste,
  rechazo,
  type EmpresaPrueba,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';

import { otraLlave } from '../testing/dispositivos';

const { empresa } = PUERTO;

let puntos = 500;
/** A till of its own for each input. */
const nuevo = async ({ pedir }: MundoDeDenegar, de: EmpresaPrueba = PUERTO) => {
  puntos += 1;
  const nombre = `Caja ${randomUUID()}`;
  const { dispositivo, token } = await pedir(dispositivosCalls.registrarDispositivo, {
    empresa: de.empresa,
    nombre,
    punto_emision: String(puntos),
  });
  return { dispositivo: dispositivo.id, token };
};
const suyo = async (mundo: MundoDeDenegar) => ({
  dispositivo: (await nuevo(mundo, ANDINA)).dispositivo,
});
const uno = async (mundo: MundoDeDenegar) => ({
  empresa,
  dispositivo: (await nuevo(mundo)).dispositivo,
});

export const denegar = declarar(dispositivosCalls)({
  quienes: `
llamada                 area    empresa   quienes
listarDispositivos      -       nombrada  Administrador
registrarDispositivo    -       nombrada  Administrador
renombrarDispositivo    -       nombrada  Administrador
revocarDispositivo      -       nombrada  Administrador
devolverNumeros         -       nombrada  Administrador
guardarAjustesSinLinea  -       nombrada  Administrador
contactarDispositivo    ventas  nombrada  Administrador Cajero Mesero
registrarLlaveDeEquipo  ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    listarDispositivos: () => ({ empresa }),
    registrarDispositivo: () => {
      puntos += 1;
      return { empresa, nombre: `Caja ${randomUUID()}`, punto_emision: String(puntos) };
    },
    renombrarDispositivo: async (mundo) => ({ ...(await uno(mundo)), nombre: randomUUID() }),
    revocarDispositivo: uno,
    devolverNumeros: uno,
    guardarAjustesSinLinea: () => ({ empresa, horas_sin_ingreso: 12, horas_aviso: 4 }),
    contactarDispositivo: async (mundo) => ({
      empresa,
      ...(await nuevo(mundo)),
      reloj: new Date().toISOString(),
      numeros: 2,
      por_enviar: { cuantas: 0, desde: null, claves: [] },
    }),
    registrarLlaveDeEquipo: async (mundo) => ({
      empresa,
      ...(await nuevo(mundo)),
      publica: otraLlave(),
    }),
  },
  ajenos: {
    listarDispositivos: [],
    registrarDispositivo: [],
    renombrarDispositivo: [['its till', suyo, noExiste]],
    revocarDispositivo: [['its till', suyo, noExiste]],
    devolverNumeros: [['its till', suyo, noExiste]],
    guardarAjustesSinLinea: [],
    contactarDispositivo: [
      ['its till', (mundo) => nuevo(mundo, ANDINA), rechazo(403, 'DISPOSITIVO_DESCONOCIDO')],
    ],
    registrarLlaveDeEquipo: [
      ['its till', (mundo) => nuevo(mundo, ANDINA), rechazo(403, 'DISPOSITIVO_DESCONOCIDO')],
    ],
  },
});
