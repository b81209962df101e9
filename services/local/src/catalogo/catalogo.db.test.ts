import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ROL_APP } from '@comanda/kit/base/rolApp';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { ESQUEMAS } from '../migrarTodo';

import { REGLAS_DE_EMPRESA } from './testing/deEmpresa';
import { REGLAS_DE_PERMISOS } from './testing/dePermisos';

/** Tables of who exists, which are read to find out which company it is. */
const IDENTIDAD = {
  'identidad.usuario_empresas':
    'whose companies a user has: asked by user, before there is a company',
  'plataforma.areas_empresa': 'part of the session: read together with all companies of the caller',
  'plataforma.banderas_empresa': 'part of the page: read with the builds it is made of',
  'identidad.pines': 'who somebody is, asked before a session begins',
  'identidad.sales_de_pin': 'who somebody is, asked before a session begins',
  'plataforma.fijaciones': 'which build a page is made of: read before anything is of a company',
  'plataforma.fallos': "the operator's view of builds, across companies; nobody else's",
  'plataforma.medidas': "the operator's view of builds, across companies; nobody else's",
  'plataforma.telemetria': "the operator's view of builds, across companies; nobody else's",
  'identidad.auditoria': 'logins too, which are of no company',
};

/** What the rules find and is meant. One that is found no more fails the test as one that is new does. */
const EXCEPCIONES: Readonly<Record<string, string>> = {
  'facturacion.contadores: unique contadores_de_una_empresa does not begin with empresa_id':
    'a numbering belongs to one company whatever its RUC (ADR 9)',
  'facturacion.trabajos: index trabajos_por_antiguedad does not begin with empresa_id':
    'the queue, read across companies by trabajos_debidos alone',
  'facturacion.trabajos: index trabajos_por_preguntar does not begin with empresa_id':
    'the queue, read across companies by trabajos_debidos alone',
  'facturacion.dispositivos: index dispositivos_vencen does not begin with empresa_id':
    'which leases have ended, read across companies by tomar_arriendos_vencidos alone',
  'facturacion.tomar_arriendos_vencidos: runs with the rights of its owner':
    'which leases of any company have ended, and nothing of them',
  'facturacion.punto_de_dispositivo: runs with the rights of its owner':
    'whether a device of a company counts in a point of emission, which is yes or no',
  'facturacion.correos: index correos_por_salir does not begin with empresa_id':
    'the queue, read across companies by correos_debidos alone',
  'pedidos.programados: index programados_proximo does not begin with empresa_id':
    'what is due, read across companies by programados_debidos alone',
  'pedidos.programados_debidos: runs with the rights of its owner': 'what is due in every company',
  'pedidos.suscripciones: index suscripciones_proximo does not begin with empresa_id':
    'what is due, read across companies by suscripciones_debidas alone',
  'pedidos.suscripciones_debidas: runs with the rights of its owner':
    'what is due in every company',
  'pedidos.reporte_cartas: index reporte_cartas_proximo does not begin with empresa_id':
    'the queue, read across companies by reporte_cartas_debidas alone',
  'pedidos.reporte_cartas_debidas: runs with the rights of its owner': 'the queue of all companies',
  'pedidos.dias_por_totalizar: runs with the rights of its owner':
    'which days of any company are still to be added up, and nothing of them',
  'pedidos.dia_cambio: runs with the rights of its owner':
    'which days are to be added up, which nothing but their sales may say',
  'pedidos.totalizar_dia: runs with the rights of its owner':
    "what a day adds up to, which nothing but its sales may change; of the transaction's company",
  'pedidos.sumar_a_periodo: runs with the rights of its owner':
    'what a period adds up to, which nothing but its own rows may change',
  'pedidos.empresas_con_llaves_claras: runs with the rights of its owner':
    'whose private keys are still to be closed, and nothing of them',
  'pedidos.una_llave_cerrada: runs with the rights of its owner':
    'one that is closed, of any company, to try the key of the installation on',
  'pedidos.reclamar_boleto_de_cajon: runs with the rights of its owner':
    'the right of a till to open its drawer once is used up by nothing else, in its company',
  'pedidos.boletos_de_cajon: comanda_app has DELETE':
    'rights of a till that nobody used are of no use a month after their end',
  'pedidos.reclamar_aprobacion: runs with the rights of its owner':
    "that an approval is used, which nothing else may say; of the transaction's company",
  'pedidos.renumerar_venta: runs with the rights of its owner':
    "the number of a sale, which nothing but its invoice may change; of the transaction's company",
  'facturacion.reclamar_numero: runs with the rights of its owner':
    "that a number is used, which nothing else may say; of the transaction's company",
  'facturacion.noches_debidas: runs with the rights of its owner':
    'which companies the nightly look has not come to the end of',
  'facturacion.trabajos_debidos: runs with the rights of its owner': 'the queue of all companies',
  'facturacion.correos_debidos: runs with the rights of its owner': 'the queue of all companies',
  'facturacion.cifras: runs with the rights of its owner':
    'how much waits and since when, of all companies together (/metricas)',
  'pedidos.cifras: runs with the rights of its owner':
    'how much is due and since when, of all companies together (/metricas)',
  'plataforma.migrada: runs with the rights of its owner':
    'whether a migration has run, which is yes or no',
  'identidad.migrada: runs with the rights of its owner':
    'whether a migration has run, which is yes or no',
  'facturacion.cola: runs with the rights of its owner': 'how many wait, of all companies',
  ...Object.fromEntries(
    ['cuenta_de', 'persona_del_pin', 'segundo_factor_de'].map((nombre) => [
      `plataforma.${nombre}: runs with the rights of its owner`,
      'as the version before calls it',
    ]),
  ),
  ...Object.fromEntries(
    ['pines', 'segundos_factores', 'usuarios'].map((nombre) => [
      `plataforma.${nombre}: a view that is not security_invoker`,
      'for the version before: an invoker would have to read what the role may not, and the rights by column are the same',
    ]),
  ),
  'identidad.cuenta_de: runs with the rights of its owner':
    'what a login is checked against: the one reader of password hashes',
  'identidad.segundo_factor_de: runs with the rights of its owner':
    'what a code is checked against: the one reader of their secrets',
  'identidad.es_su_pin: runs with the rights of its owner':
    'whether a PIN is right, which is yes or no: the one reader of their hashes',
  'identidad.reclamar_paso: runs with the rights of its owner':
    'that a step of a second factor is used, which nothing else may say',
  'identidad.reclamar_clave: runs with the rights of its owner':
    'that the password is still the one that was shown, whose hash the role may not read',
  'identidad.clave_vigente: runs with the rights of its owner':
    'the same, of one that opens a session',
  'identidad.reclamar_codigo: runs with the rights of its owner':
    'that a recovery code is used, which nothing else may say',
  'identidad.avisos_de_cuenta: index avisos_de_cuenta_proximo does not begin with empresa_id':
    'the queue, read across companies by avisos_de_cuenta_debidos alone',
  'identidad.avisos_de_cuenta_debidos: runs with the rights of its owner':
    'the queue of all companies',
  'identidad.avisar_de_cuenta: runs with the rights of its owner':
    'letters to all companies of one account, written where nothing is of one company',
  'identidad.es_su_codigo: runs with the rights of its owner':
    'whether a recovery code is theirs, which is yes or no',
  'identidad.acceso_vivo: runs with the rights of its owner':
    'whose session a bearer token opens, by its hash: the one reader of them',
  'identidad.refresco_vivo: runs with the rights of its owner':
    'whose session a refresh token opens, by its hash: the one reader of them',
  'identidad.sal_de_pin: runs with the rights of its owner':
    "the salt of one company's PINs, which a till hashes with",
  ...Object.fromEntries(
    ['contar_intento', 'olvidar_intentos', 'devolver_intento'].map((nombre) => [
      `identidad.${nombre}: runs with the rights of its owner`,
      'the count of one key, which whoever asks for a password keeps',
    ]),
  ),
  ...Object.fromEntries(
    ['bloquear_empresa', 'bloquear_empresas', 'fijar_emision'].map((nombre) => [
      `identidad.${nombre}: runs with the rights of its owner`,
      'the record of a company, which the role reads and does not write',
    ]),
  ),
  'identidad.anotar: runs with the rights of its owner':
    'one row more of the audit, which the role does not write otherwise',
  'facturacion.certificados_de: runs with the rights of its owner':
    'until when companies can sign, for the list of companies',
  'facturacion.serie_de_otra: runs with the rights of its owner':
    "whether a series is anybody else's, which is yes or no",
  'facturacion.autoridad: no empresa_id': "whether the authority answers, which is no company's",
  'pedidos.servicio_dias: comanda_app has DELETE':
    'days that are said anew; what was said before stays in the audit',
  'facturacion.dispositivo_contactos: comanda_app has DELETE': 'kept for 60 days',
  'facturacion.trabajos: comanda_app has DELETE': 'a job that is done leaves the queue',
  'pedidos.normalizar: everybody may call it': 'text in, text out; a stored column is made with it',
  'plataforma.archivos_de_lanzamiento: comanda_app has DELETE': 'builds of more than 30 days',
  'plataforma.builds_malos: comanda_app has DELETE':
    'what the operator forgives; it stays in activaciones',
  'plataforma.canales: comanda_app has DELETE': 'a canary that ends; it stays in activaciones',
  'plataforma.fallos: comanda_app has DELETE': 'kept for 30 days',
  'plataforma.fijaciones: comanda_app has DELETE': 'a company that goes with the others again',
  'plataforma.informes_de_sesion: comanda_app has DELETE': 'kept for 30 days',
  'plataforma.medidas: comanda_app has DELETE': 'kept for 30 days',
  'plataforma.retiradas: comanda_app has DELETE': 'a build that a start lets out again',
  'plataforma.vistas: comanda_app has DELETE': 'kept for seven days',
  'plataforma.subidas: comanda_app has DELETE': 'an upload that ended',
  'plataforma.subida_partes: comanda_app has DELETE': 'an upload that ended',
  'plataforma.telemetria: comanda_app has DELETE': 'kept for 30 days',
  'plataforma.areas_empresa: comanda_app has DELETE': 'what is on and off is no record',
};

/** What the version before reads and writes through, by the names it knows (platform/0011); gone with what drops them. */
const DE_ANTES = `
  accesos ajustes asistencias auditoria codigos_recuperacion dispositivos empresas intentos_login logos pines primer_dia
  refrescos sales_de_pin segundos_factores sesiones usuario_empresas usuarios vendedores`
  .trim()
  .split(/\s+/)
  .map((nombre) => `plataforma.${nombre}`);

/** Tables whose rows stay as they were written, but for these columns; those with the trigger solo_agregar besides. */
const FIJAS = {
  'facturacion.intentos': ['veces', 'ultima'],
  'facturacion.dispositivo_saltos': [],
  'facturacion.dispositivo_contactos': [],
  'pedidos.ventas_sin_linea': ['revisada', 'revisada_por'],
  'pedidos.actos_sin_linea': ['revisada', 'revisada_por'],
  'facturacion.correos': [
    'estado',
    'mensaje',
    'intentos',
    'proximo',
    'arriendo',
    'arrendado_hasta',
    'actualizado',
  ],
  'pedidos.reporte_cartas': [
    'fichas',
    'estado',
    'mensaje',
    'intentos',
    'proximo',
    'arriendo',
    'arrendado_hasta',
    'actualizado',
  ],
  'pedidos.ventas': ['estado', 'forma_pago', 'mixta', 'cedula', 'nombre', 'email'],
  'pedidos.venta_lineas': [],
  'pedidos.creditos': ['saldada'],
  'pedidos.movimientos': ['estado'],
  'plataforma.lanzamientos': [],
};

describe('the catalogue of the migrated database', () => {
  let prueba: TestDb<unknown>;
  beforeEach(async () => {
    prueba = await testDb();
  });
  afterEach(() => prueba.close());

  const esquemas = ESQUEMAS.map(({ esquema }) => esquema);
  const preguntar = async (reglas: readonly string[], ...valores: unknown[]) => {
    const filas = await Promise.all(
      reglas.map((regla) =>
        comoDueno<{ falta: string }>(prueba.url, regla, [esquemas, ...valores]),
      ),
    );
    return filas.flat().map(({ falta }) => falta);
  };
  const faltas = async () => [
    ...(await preguntar(REGLAS_DE_EMPRESA, Object.keys(IDENTIDAD))),
    ...(await preguntar(REGLAS_DE_PERMISOS, ROL_APP, JSON.stringify(FIJAS), DE_ANTES)),
  ];
  /** What the rules find besides what is meant, once the database was changed. */
  const faltasTras = async (sql: string) => {
    await comoDueno(prueba.url, sql);
    return (await faltas()).filter((falta) => !Object.hasOwn(EXCEPCIONES, falta)).sort();
  };

  it('has nothing the rules forbid but the exceptions, each of which is there', async () => {
    expect((await faltas()).sort()).toEqual(Object.keys(EXCEPCIONES).sort());
    const nombradas = [...Object.keys(IDENTIDAD), ...Object.keys(FIJAS), ...DE_ANTES];
    expect(
      await comoDueno(
        prueba.url,
        `select to_regclass(t) is not null as esta from unnest($1::text[]) t`,
        [nombradas],
      ),
    ).toEqual(Array(nombradas.length).fill({ esta: true }));
  });

  it('names a table whose keys forget the company, and one that anybody can see', async () => {
    const tras = await faltasTras(`
      create table pedidos.platos (id bigint primary key, empresa_id int, codigo text unique, venta_id uuid,
        unique (id, empresa_id), unique (empresa_id, id));
      create index platos_codigo on pedidos.platos (codigo);
      create table pedidos.sillas (empresa_id int not null, mesa_id bigint not null,
        foreign key (mesa_id, empresa_id) references pedidos.platos (id, empresa_id));
      alter table pedidos.sillas enable row level security;
      create table pedidos.colores (id int primary key);
      create view pedidos.del_dia as select * from pedidos.ventas;
      create view pedidos.de_ayer with (security_invoker = true) as select * from pedidos.ventas`);
    expect(tras).toEqual([
      'pedidos.colores: no empresa_id',
      'pedidos.del_dia: a view that is not security_invoker',
      'pedidos.platos: empresa_id may be null',
      'pedidos.platos: index platos_codigo does not begin with empresa_id',
      'pedidos.platos: no policy',
      'pedidos.platos: primary key platos_pkey does not begin with empresa_id',
      'pedidos.platos: row security is off',
      'pedidos.platos: unique platos_codigo_key does not begin with empresa_id',
      'pedidos.platos: unique platos_id_empresa_id_key does not begin with empresa_id',
      'pedidos.sillas: foreign key sillas_mesa_id_empresa_id_fkey to pedidos.platos does not begin with empresa_id on both sides',
      'pedidos.sillas: no policy',
      'pedidos.sillas: no primary key',
    ]);
  });

  it.each([
    ['true', 'a policy that lets everybody in', ''],
    [
      `empresa_id = current_setting('app.empresa_id', true)::int`,
      'one that fails where none is set',
      '',
    ],
    [
      `empresa_id = nullif(current_setting('app.empresa_id', true), '')::int`,
      'one for reading alone',
      'for select',
    ],
  ])('names %s: %s', async (condicion, _que, para) => {
    const tras = await faltasTras(`
      drop policy empresa on pedidos.ventas;
      create policy empresa on pedidos.ventas ${para} using (${condicion})`);
    expect(tras).toEqual(['pedidos.ventas: policy empresa is not the one of companies']);
  });

  it('names a second policy, which would open what the first closes', async () => {
    expect(await faltasTras('create policy otra on pedidos.ventas using (true)')).toEqual([
      'pedidos.ventas: policy otra is not the one of companies',
    ]);
  });

  it('names what the role was given beyond need, whoever gave it', async () => {
    const tras = await faltasTras(`
      grant truncate, references, trigger, delete on pedidos.ventas to comanda_app;
      grant update (detalle) on pedidos.caja_movimientos to comanda_app;
      grant select on pedidos.migraciones to comanda_app;
      grant insert on pedidos.categorias to comanda_app with grant option;
      grant select on identidad.usuarios to public;
      grant delete on plataforma.usuarios to comanda_app;
      grant create on schema pedidos to comanda_app;
      grant update on pedidos.ventas, facturacion.intentos to comanda_app;
      grant update (email) on facturacion.correos to comanda_app;
      create sequence pedidos.suya;
      alter sequence pedidos.suya owner to comanda_app;
      create sequence pedidos.numeros;
      grant usage on sequence pedidos.numeros to comanda_app;
      create function pedidos.todas() returns bigint language sql security definer as 'select 1::bigint'`);
    expect(tras).toEqual(
      [
        'comanda_app: owns sequence pedidos.suya',
        'facturacion.correos: comanda_app has UPDATE of email',
        'facturacion.intentos: comanda_app has UPDATE',
        'pedidos.caja_movimientos: comanda_app has UPDATE of detalle',
        'pedidos.categorias: comanda_app may pass on INSERT',
        'pedidos.migraciones: comanda_app has SELECT',
        'pedidos.numeros: comanda_app has USAGE',
        'pedidos.todas: everybody may call it',
        'pedidos.todas: runs with the rights of its owner',
        "pedidos.todas: runs with the rights of its owner on a path of its caller's",
        'pedidos.ventas: comanda_app has DELETE',
        'pedidos.ventas: comanda_app has REFERENCES',
        'pedidos.ventas: comanda_app has TRIGGER',
        'pedidos.ventas: comanda_app has TRUNCATE',
        'pedidos.ventas: comanda_app has UPDATE',
        'identidad.usuarios: comanda_app may read clave_hash',
        'identidad.usuarios: everybody has SELECT',
        'plataforma.usuarios: comanda_app has DELETE, and not of its table',
        'schema pedidos: comanda_app has CREATE',
      ].sort(),
    );
  });

  it('names a role that is more than it should be', async () => {
    const rol = `prueba_${randomBytes(6).toString('hex')}`; // roles are the whole server's
    await comoDueno(
      prueba.url,
      `create role ${rol} login in role comanda_app;
       grant ${rol} to current_user;
       grant create on schema pedidos to ${rol};
       alter table pedidos.ventas owner to ${rol}`,
    );
    try {
      expect(await preguntar(REGLAS_DE_PERMISOS.slice(0, 1), rol, '{}', [])).toEqual(
        [`${rol}: is a member of comanda_app`, `${rol}: owns table pedidos.ventas`].sort(),
      );
    } finally {
      await comoDueno(
        prueba.url,
        `alter table pedidos.ventas owner to current_user;
         revoke create on schema pedidos from ${rol};
         drop role ${rol}`,
      );
    }
  });
});
