import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { devolver } from '@comanda/billing/testing/dejarDocumento';
import { hashDe } from '@comanda/kit/acceso/sesiones';
import { CEDULA_AJENA, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import type { Quien } from '@comanda/kit/testing/matriz';
import { ANDINA, AREAS, CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';

import { abrirMundo, type ConQue, type Mundo } from '../../testing/mundo';

import { nombreDe, type Entrada } from '../../testing/llamadas';
import type { Declarada } from './declaradas';

export type Denegar = MundoDeDenegar &
  Pick<Mundo, 'url' | 'db' | 'billing' | 'app' | 'print' | 'enviar' | 'como' | 'olvidar'> & {
    /** Leaves these areas on in every company, and no other. */
    areas(encendidas: readonly string[]): Promise<void>;
    /** A new input of a call, which whoever may make it gets a 200 with. */
    entrada(declarada: Pick<Declarada, 'preparar'>, quien?: Quien): Promise<Entrada>;
    /** What the calls of an account leave of whoever made them (a new password, an ended session) is taken back. */
    revivir(): Promise<void>;
    cerrar(): Promise<void>;
  };

/** One session of each profile makes all calls, those too that end it. */
const QUE_NADIE_SALGA = [
  'alter table identidad.usuarios disable trigger usuarios_cerrar_sesiones',
  'alter table identidad.usuario_empresas disable trigger usuario_empresas_cerrar_sesiones',
  'create temp table gente as select id, clave_hash, perfil from identidad.usuarios',
];
const COMO_ANTES = [
  `update identidad.usuarios u set clave_hash = g.clave_hash, perfil = g.perfil, estado = 'A', cambiar_clave = false
     from gente g where g.id = u.id
      and (u.clave_hash, u.perfil, u.estado, u.cambiar_clave) is distinct from (g.clave_hash, g.perfil, 'A', false)`,
  `update identidad.sesiones set revocada = null where motivo in ('salida', 'cambio de usuario', 'cerrada por su usuario')`,
  ...['intentos_login', 'codigos_recuperacion', 'segundos_factores'].map(
    (tabla) => `delete from identidad.${tabla}`,
  ),
];

/** All services on one database, with one connection to arrange things by. */
export async function abrirDenegar(con: ConQue = {}): Promise<Denegar> {
  const mundo = await abrirMundo(con);
  const client = new pg.Client({ connectionString: mundo.url });
  await client.connect();
  const dueno = async <Row>(texto: string, valores: readonly unknown[] = []) =>
    (await client.query(texto, [...valores])).rows as Row[]; // the caller names what its query answers

  for (const sentencia of QUE_NADIE_SALGA) await dueno(sentencia);
  const revivir = async () => {
    for (const sentencia of COMO_ANTES) await dueno(sentencia);
  };

  let encendidas: readonly string[] = AREAS;
  const areas = async (unas: readonly string[]) => {
    await dueno('update plataforma.areas_empresa set activa = area = any ($1)', [unas]);
    encendidas = unas;
    mundo.olvidar();
  };
  /** What arranges is not what is tried: every area is on for it. */
  const conTodas = async <Algo>(hacer: () => Promise<Algo>): Promise<Algo> => {
    const antes = encendidas;
    if (antes.length < AREAS.length) await areas(AREAS);
    const hecho = await hacer();
    if (antes.length < AREAS.length) await areas(antes);
    return hecho;
  };

  const pedirComo =
    (quien: Quien): MundoDeDenegar['pedir'] =>
    (call, entrada) =>
      conTodas(() => mundo.dato(nombreDe(call), mundo.como(quien), entrada));

  const denegar: Denegar = {
    ...mundo,
    dueno,
    areas,
    pedir: pedirComo('Administrador'),
    pedirSuyo: pedirComo('Administrador'),
    reservar: (empresa) => conTodas(() => mundo.reservar(empresa)),
    cookieDe: (usuario) => cookieDe(dueno, usuario),
    devolver: (clave) => devolver(dueno, clave),
    vendida: await mundo.vender(PUERTO),
    ajena: await venderAjena(mundo, dueno),
    async entrada({ preparar }, quien = 'Administrador') {
      await revivir();
      return { ...(await preparar({ ...denegar, pedirSuyo: pedirComo(quien) })) };
    },
    revivir,
    async cerrar() {
      await client.end();
      await mundo.cerrar();
    },
  };
  return denegar;
}

type Dueno = MundoDeDenegar['dueno'];

async function venderAjena(mundo: Mundo, dueno: Dueno): Promise<MundoDeDenegar['ajena']> {
  // a number that La Cevicheria has not come to
  await dueno(`insert into facturacion.contadores values ($1, $2, '001', '001', '01', '1', 5000)`, [
    ANDINA.id,
    ANDINA.ruc,
  ]);
  const cedula = CEDULA_AJENA;
  const cliente = { ...CLIENTE, empresa: ANDINA.empresa, cedula };
  await mundo.dato('registrarCliente', mundo.como('Administrador'), cliente);
  const vendida = await mundo.vender(ANDINA, cedula);
  return { ...vendida, reservada: await mundo.reservar(ANDINA), cedula };
}

async function cookieDe(dueno: Dueno, { id }: { id: string }): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await dueno(
    `with sesion as (insert into identidad.sesiones (usuario_id) values ($1) returning id)
     insert into identidad.refrescos (hash, sesion_id, vence) select $2, id, now() + interval '1 day' from sesion`,
    [id, hashDe(token)],
  );
  return { comanda_refresco: token };
}
