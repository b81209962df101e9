import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import { data, declarar, rechazo, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, CLAVE, CONTADOR, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { hashDe } from '@comanda/kit/acceso/sesiones';

import { hashDePin } from '@comanda/kit/credenciales/claves';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';

const NUEVA = 'tres gatos miran lluvia';
const SECRETO = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODIGO = 'ABCDE-FGHJK';
const SAL = Buffer.from('una sal de prueba').toString('base64');
const clave = { password: CLAVE };

/** A second factor in every account, in force or only shown; whatever they had is gone. */
async function conFactor({ dueno }: MundoDeDenegar, desde: 'now()' | 'null'): Promise<void> {
  await dueno('delete from identidad.codigos_recuperacion');
  await dueno('delete from identidad.segundos_factores');
  await dueno(
    `insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) select id, $1, ${desde} from identidad.usuarios`,
    [SECRETO],
  );
  await dueno(
    'insert into identidad.codigos_recuperacion (usuario_id, hash) select id, $1 from identidad.usuarios',
    [hashDe(CODIGO.replace('-', ''))],
  );
}

async function sinFactor({ dueno }: MundoDeDenegar): Promise<void> {
  await dueno('delete from identidad.codigos_recuperacion');
  await dueno('delete from identidad.segundos_factores');
}

/** Somebody of a company, and their PIN. */
async function conPin({ dueno }: MundoDeDenegar, empresa: number, pin: string) {
  await dueno('insert into identidad.sales_de_pin values ($1, $2) on conflict do nothing', [
    empresa,
    SAL,
  ]);
  const [suya] = await dueno<{ sal: string }>(
    'select sal from identidad.sales_de_pin where empresa_id = $1',
    [empresa],
  );
  const deQuien = empresa === PUERTO.id ? MESERO : CONTADOR;
  await dueno(
    `insert into identidad.pines (empresa_id, usuario_id, hash) values ($1, $2, $3)
     on conflict (empresa_id, usuario_id) do update set hash = excluded.hash`,
    [empresa, deQuien.id, await hashDePin(pin, suya?.sal ?? '')],
  );
  return { usuario: deQuien.id, pin };
}

/** One more session, of somebody. */
async function otraSesion({ dueno }: MundoDeDenegar): Promise<string> {
  const id = randomUUID();
  await dueno('insert into identidad.sesiones (id, usuario_id) values ($1, $2)', [id, MESERO.id]);
  return id;
}

export const denegar = declarar(cuentaCalls)({
  quienes: `
llamada                area  empresa   quienes
consultarCuenta        -     -         sesion
medirClave             -     -         sesion
cambiarClave           -     -         sesion
listarSesiones         -     -         sesion
cerrarSesion           -     -         sesion
cerrarOtrasSesiones    -     -         sesion
prepararSegundoFactor  -     -         sesion
activarSegundoFactor   -     -         sesion
renovarCodigos         -     -         sesion
quitarSegundoFactor    -     -         sesion
exigirSegundoFactor    -     -         Dashboard
consultarInactividad   -     -         Dashboard
guardarInactividad     -     -         Dashboard
guardarPin             -     -         Administrador Cajero Mesero Cocinero
quitarPin              -     -         Administrador Cajero Mesero Cocinero
listarConPin           -     nombrada  Administrador Cajero Mesero Cocinero
cambiarUsuario         -     nombrada  Administrador Cajero Mesero Cocinero`,
  entradas: {
    consultarCuenta: () => ({}),
    medirClave: () => ({ clave: NUEVA }),
    cambiarClave: () => ({ actual: CLAVE, nueva: NUEVA }),
    listarSesiones: () => ({}),
    cerrarSesion: async (mundo) => ({ id: await otraSesion(mundo) }),
    cerrarOtrasSesiones: () => ({}),
    prepararSegundoFactor: async (mundo) => {
      await sinFactor(mundo);
      return clave;
    },
    activarSegundoFactor: async (mundo) => {
      await conFactor(mundo, 'null');
      return { codigo: new TOTP({ secret: Secret.fromBase32(SECRETO) }).generate() };
    },
    renovarCodigos: async (mundo) => {
      await conFactor(mundo, 'now()');
      return { ...clave, codigo: CODIGO };
    },
    quitarSegundoFactor: async (mundo) => {
      await conFactor(mundo, 'now()');
      return { ...clave, codigo: CODIGO };
    },
    exigirSegundoFactor: async (mundo) => {
      await conFactor(mundo, 'now()');
      return { exigir: false };
    },
    consultarInactividad: () => ({}),
    guardarInactividad: () => ({ ...clave, operador: 60, locales: 720 }),
    guardarPin: () => ({ ...clave, pin: '4071' }),
    quitarPin: () => ({}),
    listarConPin: () => ({ empresa: PUERTO.empresa }),
    cambiarUsuario: async (mundo) => ({
      empresa: PUERTO.empresa,
      ...(await conPin(mundo, PUERTO.id, '4071')),
    }),
  },
  ajenos: {
    cerrarSesion: [
      ['of somebody else', async (mundo) => ({ id: await otraSesion(mundo) }), data(null)],
    ],
    listarConPin: [
      [
        'somebody with a PIN there',
        async (mundo) => {
          await conPin(mundo, ANDINA.id, '5093');
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ id: CONTADOR.id })])),
      ],
    ],
    cambiarUsuario: [
      [
        'of another company',
        (mundo) => conPin(mundo, ANDINA.id, '5093'),
        rechazo(422, 'PIN_INCORRECTO'),
      ],
    ],
  },
});
