import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  COCINERO,
  CONTADOR,
  MESERO,
  OPERADOR,
  PUERTO,
  VENDEDOR,
} from '@comanda/kit/testing/semilla';

import { CLAVES, codigoDe, PINES, RECUPERACION } from './mundo';

import type { Entrada } from '../../testing/llamadas';

type Persona = { id: string } | null;
export type Prueba = { quien: Persona; entrada: Entrada };
export type Receta = {
  /** Wrong tries, by what is wrong with them: nobody may tell one from another. */
  malas: Readonly<Record<string, () => Prueba>>;
  /** What would be right, after so many wrong ones of the first kind. */
  buena: () => Prueba;
};

const { empresa } = PUERTO;
const NADIE = '00000000-0000-4000-8000-00000000dead';
const NUEVA = 'tres gatos miran lluvia';
const MALA = 'la clave de nadie';
const PIN_MALO = '730481';

type Meter = (valor: Entrada) => Prueba;
const de =
  (quien: Persona, resto: Entrada = {}): Meter =>
  (valor) => ({ quien, entrada: { ...resto, ...valor } });

/** A login: of an account that there is, there is not, is switched off; a password of nobody's, or of somebody else's. */
const deIngreso = ({ email }: { email: string }, suya: string): Receta => {
  const con = (otro: string, password: string) => () => de(null)({ email: otro, password });
  return {
    malas: {
      'a password of nobody': con(email, MALA),
      "somebody else's password": con(email, CLAVES.caja),
      'no such account': con('nadie@demo.ec', MALA),
      "no such account, and somebody's password": con('nadie@demo.ec', CLAVES.caja),
      'an account that is off, and its own password': con(CONTADOR.email, CLAVES.apagada),
    },
    buena: con(email, suya),
  };
};

/** Codes, where everything else is right. */
const deCodigo = (meter: (codigo: string) => Prueba, suyo: () => string): Receta => ({
  malas: {
    'a code of nobody': () => meter('000000'),
    "somebody else's code": () => meter(codigoDe('mesero')),
    "somebody else's recovery code": () => meter(RECUPERACION),
    'a recovery code of nobody': () => meter('ZZZZZ-ZZZZZ'),
  },
  buena: () => meter(suyo()),
});

/** The caller's own password, asked again. */
const deClavePropia = (
  quien: Persona,
  suya: string,
  meter: (clave: string) => Entrada,
): Receta => ({
  malas: {
    'a password of nobody': () => de(quien)(meter(MALA)),
    "somebody else's password": () => de(quien)(meter(CLAVES.otra)),
  },
  buena: () => de(quien)(meter(suya)),
});

/** The PIN of an Administrador, in a call that one approves. */
const dePinQueAprueba = (meter: Meter): Receta => {
  const con = (usuario: string, pin: string) => () => meter({ usuario, pin });
  return {
    malas: {
      'a PIN of nobody': con(ADMIN.id, PIN_MALO),
      "somebody else's PIN": con(ADMIN.id, PINES.mesero),
      'of who has none': con(COCINERO.id, PIN_MALO),
      'of who may not approve, and right': con(MESERO.id, PINES.mesero),
      'of another company, and right': con(ADMIN_OTRA.id, PINES.otra),
      'of nobody there is': con(NADIE, PIN_MALO),
    },
    buena: con(ADMIN.id, PINES.admin),
  };
};

/** The same with an address and a password. */
const deClaveQueAprueba = (meter: Meter): Receta => {
  const con = (email: string, password: string) => () => meter({ email, password });
  return {
    malas: {
      'a password of nobody': con(ADMIN.email, MALA),
      "somebody else's password": con(ADMIN.email, CLAVES.caja),
      'no such account': con('nadie@demo.ec', MALA),
      'of who may not approve, and right': con(CAJERO.email, CLAVES.caja),
      'of another company, and right': con(ADMIN_OTRA.email, CLAVES.otra),
      'of an account that is off, and right': con(CONTADOR.email, CLAVES.apagada),
    },
    buena: con(ADMIN.email, CLAVES.admin),
  };
};

const deAprobacion = (llamada: string, campo: string, meter: Meter): Record<string, Receta> => {
  const conPin = { usuario: ADMIN.id, pin: PINES.admin };
  return {
    [`${llamada}.${campo}pin`]: dePinQueAprueba(meter),
    [`${llamada}.${campo}password`]: deClaveQueAprueba(meter),
    [`${llamada}.${campo}codigo`]: deCodigo(
      (codigo) => meter({ ...conPin, codigo }),
      () => codigoDe('admin'),
    ),
  };
};

const alIngresar = ({ email }: { email: string }, password: string, quien: 'admin' | 'operador') =>
  deCodigo(
    (codigo) => de(null)({ email, password, codigo }),
    () => codigoDe(quien),
  );
const admin = de(ADMIN);

/** How each field that tests a secret is tried. One that is not here, nor exempt, fails the test. */
export const RECETAS: Readonly<Record<string, Receta>> = {
  'login.password': deIngreso(ADMIN, CLAVES.admin),
  'validarLogin.password': deIngreso(ADMIN, CLAVES.admin),
  'loginDash.password': deIngreso(OPERADOR, CLAVES.operador),
  'login.codigo': alIngresar(ADMIN, CLAVES.admin, 'admin'),
  'validarLogin.codigo': alIngresar(ADMIN, CLAVES.admin, 'admin'),
  'loginDash.codigo': {
    malas: {
      'a code of nobody': () =>
        de(null)({ email: OPERADOR.email, password: CLAVES.operador, codigo: '000000' }),
      "somebody else's code": () =>
        de(null)({ email: OPERADOR.email, password: CLAVES.operador, codigo: codigoDe('admin') }),
    },
    buena: () =>
      de(null)({ email: OPERADOR.email, password: CLAVES.operador, codigo: codigoDe('operador') }),
  },
  'cambiarClave.actual': deClavePropia(CAJERO, CLAVES.caja, (actual) => ({ actual, nueva: NUEVA })),
  'prepararSegundoFactor.password': deClavePropia(CAJERO, CLAVES.caja, (password) => ({
    password,
  })),
  'renovarCodigos.password': deClavePropia(ADMIN, CLAVES.admin, (password) => ({
    password,
    codigo: codigoDe('admin'),
  })),
  'quitarSegundoFactor.password': deClavePropia(ADMIN, CLAVES.admin, (password) => ({
    password,
    codigo: codigoDe('admin'),
  })),
  'guardarPin.password': deClavePropia(CAJERO, CLAVES.caja, (password) => ({
    password,
    pin: '739215',
  })),
  'guardarInactividad.password': deClavePropia(OPERADOR, CLAVES.operador, (password) => ({
    password,
    operador: 60,
    locales: 720,
  })),
  'renovarCodigos.codigo': deCodigo(
    (codigo) => admin({ password: CLAVES.admin, codigo }),
    () => codigoDe('admin'),
  ),
  'quitarSegundoFactor.codigo': deCodigo(
    (codigo) => admin({ password: CLAVES.admin, codigo }),
    () => codigoDe('admin'),
  ),
  'activarSegundoFactor.codigo': {
    malas: {
      'a code of nobody': () => de(MESERO)({ codigo: '000000' }),
      "somebody else's code": () => de(MESERO)({ codigo: codigoDe('admin') }),
      "somebody else's recovery code": () => de(MESERO)({ codigo: RECUPERACION }),
      'of who has no second factor': () => de(VENDEDOR)({ codigo: codigoDe('mesero') }),
    },
    buena: () => de(MESERO)({ codigo: codigoDe('mesero') }),
  },
  'cambiarUsuario.pin': {
    malas: {
      'a PIN of nobody': () => de(CAJERO)({ empresa, usuario: MESERO.id, pin: PIN_MALO }),
      "somebody else's PIN": () => de(CAJERO)({ empresa, usuario: MESERO.id, pin: PINES.admin }),
      'of who has none': () => de(CAJERO)({ empresa, usuario: COCINERO.id, pin: PIN_MALO }),
      'of another company, and right': () =>
        de(CAJERO)({ empresa, usuario: ADMIN_OTRA.id, pin: PINES.otra }),
      'of nobody there is': () => de(CAJERO)({ empresa, usuario: NADIE, pin: PIN_MALO }),
    },
    buena: () => de(CAJERO)({ empresa, usuario: MESERO.id, pin: PINES.mesero }),
  },
  ...deAprobacion('aprobarDescuento', '', de(CAJERO, { empresa, porcentaje: 30 })),
  ...deAprobacion('contarCaja', 'aprobacion.', (aprobacion) =>
    de(CAJERO)({ empresa, conteo: 0, aprobacion }),
  ),
  ...deAprobacion('cuadreCaja', 'aprobacion.', (aprobacion) =>
    de(CAJERO)({ empresa, conteo: 0, aprobacion }),
  ),
  ...deAprobacion('actualizarEstado', 'aprobacion.', (aprobacion) =>
    de(CAJERO)({ empresa, editar: '001-001-000999999', estado: 'ANULADO', aprobacion }),
  ),
  ...deAprobacion('anularLinea', 'aprobacion.', (aprobacion) =>
    de(MESERO)({
      empresa,
      random: NADIE,
      clave: NADIE,
      linea: NADIE,
      cantidad: 1,
      motivo: 'Nadie',
      aprobacion,
    }),
  ),
  ...deAprobacion('anticipo', 'aprobacion.', (aprobacion) =>
    de(CAJERO)({ empresa, id_usuario: CAJERO.id, monto: 1, aprobacion }),
  ),
};
