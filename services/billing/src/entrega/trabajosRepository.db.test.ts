import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { flujoDe } from '@comanda/kit/flujo/hub';
import { paginaDeFlujo } from '@comanda/kit/testing/paginaDeFlujo';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { emisionesRepository } from '../comprobantes/emisionesRepository';
import { abrirMundo, AHORA, empresaId, todos, vender, type Mundo } from '../testing/mundo';

import { firmada, porFirmar } from './cambios';
import { POR_EMPEZAR } from './ritmo';
import { trabajosRepository } from './trabajosRepository';

import type { AvanceDeTrabajo, Trabajo } from './trabajo';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const HOY = '2026-11-20';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

const enMinutos = (n: number) => new Date(Date.now() + n * 60_000);
const avance = {
  cambio: porFirmar('espera'),
  intento: { paso: 'FIRMA' as const, resultado: 'POR_FIRMAR', milisegundos: 1 },
  ahora: AHORA,
  proximo: enMinutos(60),
  marcha: POR_EMPEZAR,
  correo: null,
};
const MENSAJE = { identificador: '60', mensaje: '', informacionAdicional: '', tipo: 'ADVERTENCIA' };
const autorizado: AvanceDeTrabajo = {
  ...avance,
  intento: { paso: 'CONSULTA', resultado: 'AUTORIZADO', milisegundos: 1 },
  cambio: {
    estado: 'AUTORIZADO',
    codigo: '60',
    mensaje: 'con aviso',
    sigue: 'fin',
    mensajes: [MENSAJE],
    autorizado: { xml: '<autorizacion/>', fecha: AHORA, simulado: true },
  },
  correo: 'maria@correo.ec',
};
const enPausa: AvanceDeTrabajo = {
  ...avance,
  cambio: { estado: 'EMPRESA_PAUSADA', codigo: '39', mensaje: 'firma', sigue: 'pausa' },
};
const firmado: AvanceDeTrabajo = {
  ...avance,
  intento: { paso: 'FIRMA', resultado: 'FIRMADA', milisegundos: 1 },
  cambio: firmada('<factura/>'),
  marcha: { ...POR_EMPEZAR, enviado: true, envios: 3 },
};

/** By one whose clock is five minutes ahead. */
const recibido: AvanceDeTrabajo = {
  ...avance,
  intento: { paso: 'ENVIO', resultado: 'RECIBIDA', milisegundos: 1 },
  cambio: { ...firmada('<factura/>'), estado: 'RECIBIDA', sigue: 'espera' },
  ahora: new Date(AHORA.getTime() + 5 * 60_000),
  proximo: AHORA,
};
const rechazado: AvanceDeTrabajo = {
  ...avance,
  intento: { paso: 'CONSULTA', resultado: 'NO_AUTORIZADO', milisegundos: 1 },
  cambio: { estado: 'NO_AUTORIZADO', codigo: '39', mensaje: 'firma', sigue: 'fin' },
};

type FilaDeClave = { clave_acceso: string } & Record<string, unknown>;
/** All that is written of a document. */
async function deClave(clave: string) {
  const [comprobantes = [], cola = [], intentos = [], correos = [], pausas = []] =
    await Promise.all(
      ['comprobantes', 'trabajos', 'intentos', 'correos', 'pausas'].map(async (tabla) =>
        (await todos<FilaDeClave>(mundo, tabla)).filter((fila) => fila.clave_acceso === clave),
      ),
    );
  return { comprobantes, cola, intentos, correos, pausas };
}
const VOLVER_A_LA_COLA = `
  insert into facturacion.trabajos (empresa_id, clave_acceso) values (${PUERTO.id}, $1)`;

const tomada = (trabajo: Trabajo | null): Trabajo => {
  if (!trabajo) throw new Error('expected a lease');
  return trabajo;
};

/** Jobs of all ages, some on their way, some due later, a third in hands that died or did not; $2: one company is paused. */
const AL_AZAR = `
  with pausa as (
    insert into facturacion.pausas (empresa_id, clave_acceso, mensaje, desde)
    select empresa_id, (array_agg(clave_acceso order by random()))[1], 'prueba', $1::timestamptz from facturacion.trabajos
     where $2::boolean and empresa_id = ${ANDINA.id} group by empresa_id
        on conflict (empresa_id) where reanudada_en is null do nothing
  ), dados as materialized (
    select clave_acceso, random() as mano from facturacion.trabajos
  )
  update facturacion.trabajos t set
    enviado = random() < 0.3,
    creado = $1::timestamptz - random() * interval '4 hours',
    proximo = $1::timestamptz + (random() - 0.7) * interval '10 minutes',
    arriendo = case when mano < 0.3 then gen_random_uuid() end,
    arrendado_hasta = case when mano < 0.3 then $1::timestamptz + (mano - 0.15) * interval '1 hour' end
    from dados d where d.clave_acceso = t.clave_acceso`;

/** What may be taken, said row by row: slow, and plain. */
const DEBIDOS = `
  select q.clave_acceso as clave
    from facturacion.trabajos q
   where q.proximo <= $1::timestamptz and (q.arrendado_hasta is null or q.arrendado_hasta <= $1)
     and not exists (
       select from facturacion.pausas p
        where p.empresa_id = q.empresa_id and p.reanudada_en is null
          and substr(p.clave_acceso, 24, 1) = substr(q.clave_acceso, 24, 1))
     and (q.enviado or not exists (
       select from facturacion.trabajos a
        where a.empresa_id = q.empresa_id and not a.enviado and a.creado > $1::timestamptz - interval '2 hours'
          and substr(a.clave_acceso, 24, 1) = substr(q.clave_acceso, 24, 1)
          and (a.creado, a.clave_acceso) < (q.creado, q.clave_acceso)))
   order by q.clave_acceso collate "C"`;

/** All are with the authority, and due one after another. */
const POR_PREGUNTAR = `
  update facturacion.trabajos t
     set enviado = true, arriendo = null, arrendado_hasta = null, proximo = now() + make_interval(secs => q.lugar)
    from (select clave_acceso, row_number() over (order by empresa_id, clave_acceso) as lugar from facturacion.trabajos) q
   where q.clave_acceso = t.clave_acceso`;

/** None is with the authority, and nothing earlier holds any up. */
const TODOS_VIEJOS = `
  update facturacion.trabajos
     set enviado = false, arriendo = null, arrendado_hasta = null, creado = now() - interval '1 day',
         proximo = now() - interval '1 hour'`;

const CALLA = `
  insert into facturacion.autoridad (ambiente, sin_respuesta_desde, visto) values ('1', $1::timestamptz, now())`;

const PRIMERAS = `
  select clave_acceso as clave from facturacion.trabajos where empresa_id = ${PUERTO.id}
   order by proximo limit 3 for update`;

const SIN_PAUSA = `update facturacion.pausas set reanudada_en = now(), reanudada_por = 'prueba' where reanudada_en is null`;

describe('trabajosRepository', () => {
  it('leases a job to one taker, and again only when the lease ran out', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const ahora = enMinutos(1);
    const rondas = await Promise.all([
      trabajos.tomar(10, ahora),
      trabajos.tomar(10, ahora),
      trabajos.tomarUno(puerto, clave, ahora),
    ]);
    const veces = rondas.flat().filter((trabajo) => trabajo?.clave === clave);

    expect(veces).toHaveLength(1);
    expect(await trabajos.tomarUno(puerto, clave, ahora)).toBeNull();
    expect(await trabajos.tomarUno(puerto, clave, enMinutos(5))).toMatchObject({ intentos: 2 });
  });

  it('tells who follows documents what became of one, and not each step of it', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const pagina = paginaDeFlujo({ empresas: new Map([[puerto, PUERTO.empresa]]) });
    const dejar = flujoDe(mundo.db).entrar(pagina.escucha);
    try {
      const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
      const suyo = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
      const otro = { ...suyo, arriendo: randomUUID() };
      const hechos = () => pagina.hechos().filter(({ t }) => t === 'documentos').length;
      await trabajos.anotar(suyo, firmado);
      await trabajos.anotar(otro, autorizado);
      expect(hechos()).toBe(0);
      await trabajos.anotar(suyo, autorizado);
      expect(hechos()).toBe(1);

      const { clave: otra } = await vender(mundo, PUERTO, { hoy: HOY });
      for (const dicho of [false, true]) {
        const suya = tomada(await trabajos.tomarUno(puerto, otra, enMinutos(dicho ? 61 : 1)));
        await trabajos.anotar(suya, { ...avance, dicho });
        expect(hechos()).toBe(2);
      }
    } finally {
      dejar();
    }
  });

  it('writes nothing but the attempt for one whose lease went to another', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const primero = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    const segundo = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(5)));
    const antes = await deClave(clave);

    expect(await trabajos.anotar(primero, autorizado)).toBe(false);
    expect(await trabajos.anotar(primero, enPausa)).toBe(false);
    await trabajos.posponer(primero, { ahora: AHORA, proximo: enMinutos(9) });
    await trabajos.ceder(primero, { ahora: AHORA, mensaje: 'no', aparte: true });
    const { intentos, ...despues } = await deClave(clave);
    expect({ ...despues, intentos: [] }).toEqual(antes);
    expect(intentos).toHaveLength(2);
    expect(await trabajos.anotar(segundo, avance)).toBe(true);
  });

  it('keeps what was tried in its order, whatever the clock of each who tried says', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const adelantado = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    await trabajos.anotar(adelantado, recibido);
    const despues = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(20)));
    await trabajos.anotar(despues, rechazado);

    const { intentos } = await deClave(clave);
    expect(intentos.map(({ en }) => en)).toEqual([recibido.ahora, recibido.ahora]);
    expect(
      (await emisionesRepository(mundo.db).intentos(puerto, clave)).map(
        ({ resultado }) => resultado,
      ),
    ).toEqual(['NO_AUTORIZADO', 'RECIBIDA']);
    const [duda] = await comoDueno(mundo.url, 'select facturacion.en_duda($1, $2) as hay', [
      PUERTO.id,
      clave,
    ]);
    expect(duda).toEqual({ hay: false });
  });

  it('writes what the authority said, in the words it said it, and mails an authorisation once', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const trabajo = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    expect(await trabajos.anotar(trabajo, firmado)).toBe(true);
    const { comprobantes, cola } = await deClave(clave);
    expect(comprobantes).toMatchObject([{ estado: 'FIRMADA', xml_firmado: '<factura/>' }]);
    expect(cola).toMatchObject([{ arriendo: trabajo.arriendo, envios: 3, enviado: true }]);
    expect(cola[0]?.['arrendado_hasta']).toEqual(new Date(AHORA.getTime() + 30_000));

    expect(await trabajos.anotar(trabajo, autorizado)).toBe(true);
    const fin = await deClave(clave);
    expect(fin.cola).toEqual([]);
    expect(fin.comprobantes).toMatchObject([
      {
        estado: 'AUTORIZADO',
        codigo: '60',
        mensaje: 'con aviso',
        actualizado: AHORA,
        xml_firmado: '<factura/>',
        xml_autorizado: '<autorizacion/>',
        simulado: true,
      },
    ]);
    expect(fin.intentos).toMatchObject([
      { paso: 'FIRMA', resultado: 'FIRMADA', mensajes: [] },
      { paso: 'CONSULTA', codigo: '60', mensaje: 'con aviso', mensajes: [MENSAJE] },
    ]);
    expect(fin.correos).toMatchObject([{ email: 'maria@correo.ec', por: null, proximo: AHORA }]);

    await comoDueno(mundo.url, VOLVER_A_LA_COLA, [clave]);
    const otra = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    expect(await trabajos.anotar(otra, autorizado)).toBe(true);
    expect((await deClave(clave)).correos).toHaveLength(1);
  });

  it('tomarUno, leerDocumento, turno, ceder, anotar, posponer and pendiente do not reach a job of another empresa', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const mio = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    const ajeno: Trabajo = { ...mio, empresa: andina };

    expect(await trabajos.tomarUno(andina, clave, enMinutos(60))).toBeNull();
    expect(await trabajos.pendiente(andina, clave)).toBeNull();
    await expect(trabajos.leerDocumento(ajeno)).resolves.toBeUndefined();
    expect(await trabajos.turno(andina, clave, enMinutos(1))).toEqual({
      pausada: false,
      primero: null,
    });
    await trabajos.ceder(ajeno, { ahora: AHORA, mensaje: 'ajeno' });
    await expect(trabajos.anotar(ajeno, avance)).rejects.toThrow(); // no such document in that company
    await trabajos.posponer(ajeno, { ahora: AHORA, proximo: enMinutos(9) });
    expect(await trabajos.pendiente(puerto, clave)).toEqual({
      enviado: false,
      recibido: false,
      arrendado: true,
    });
    expect(await trabajos.anotar(mio, avance)).toBe(true);
  });

  it('leases all that nothing holds up, and nothing else, whatever the queue looks like', async () => {
    const trabajos = trabajosRepository(mundo.db);
    for (const empresa of [PUERTO, ANDINA])
      for (let i = 0; i < 20; i++)
        await vender(mundo, empresa, { hoy: HOY, ambiente: i % 3 === 0 ? '2' : '1' });
    for (let ronda = 0; ronda < 12; ronda++) {
      const ahora = enMinutos(ronda * 600);
      await comoDueno(mundo.url, AL_AZAR, [ahora, ronda % 3 === 2]);
      const debidos = await comoDueno<{ clave: string }>(mundo.url, DEBIDOS, [ahora]);
      const tomados = await trabajos.tomar(1_000, ahora);

      expect(tomados.map(({ clave }) => clave).sort()).toEqual(debidos.map(({ clave }) => clave));
      expect(debidos.length).toBeGreaterThan(0);
      expect(await trabajos.tomar(1_000, ahora)).toEqual([]);
    }
    await comoDueno(mundo.url, SIN_PAUSA);
  });

  it('asks for all that has waited with one document of each company while the authority is out of reach', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const de = (tomados: readonly Trabajo[], ambiente: string) =>
      tomados.filter(({ clave }) => clave[23] === ambiente);
    await comoDueno(mundo.url, TODOS_VIEJOS);
    const todas = await todos<FilaDeClave>(mundo, 'trabajos');
    const llamadas = todas.filter(({ clave_acceso }) => clave_acceso[23] === '1');
    await comoDueno(mundo.url, CALLA, [enMinutos(-10)]);

    const sondas = new Set<string>();
    for (const minuto of [0, 6, 12]) {
      const tomados = await trabajos.tomar(1_000, enMinutos(minuto));
      const suyas = de(tomados, '1');
      expect(suyas.map(({ empresa }) => empresa).sort()).toEqual([puerto, andina].sort());
      if (minuto === 0) expect(de(tomados, '2')).toHaveLength(todas.length - llamadas.length);
      for (const una of tomados) {
        sondas.add(una.clave);
        await trabajos.anotar(una, { ...avance, proximo: enMinutos(minuto + 4) });
      }
      expect(de(await trabajos.tomar(1_000, enMinutos(minuto + 1)), '1')).toEqual([]);
    }
    expect([...sondas].filter((clave) => clave[23] === '1')).toHaveLength(6); // another each time

    await comoDueno(mundo.url, 'delete from facturacion.autoridad');
    expect(de(await trabajos.tomar(1_000, enMinutos(20)), '1')).toHaveLength(llamadas.length);
  });

  it('passes over what another has in hand, and over what another has just taken', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const ahora = enMinutos(60 * 24 * 365);
    await comoDueno(mundo.url, POR_PREGUNTAR);
    const enMano = await mundo.db.pool.connect();
    await enMano.query('begin');
    await enMano.query(`set local app.empresa_id = '${PUERTO.id}'`);
    const { rows } = await enMano.query<{ clave: string }>(PRIMERAS);
    const tomas = await Promise.all([1, 2].map(() => trabajos.tomar(3, ahora)));
    await enMano.query('rollback');
    enMano.release();
    const claves = tomas.flat().map(({ clave }) => clave);

    expect(tomas.map((toma) => toma.length)).toEqual([3, 3]);
    expect(new Set([...claves, ...rows.map(({ clave }) => clave)]).size).toBe(9);
  });

  it('counts what waits in all companies, for /salud', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const antes = await trabajos.cola();
    await vender(mundo, ANDINA, { hoy: HOY });
    const despues = await trabajos.cola();
    expect(despues.pendientes).toBe(antes.pendientes + 1);
    expect(despues.mas_antiguo).toBeInstanceOf(Date);
  });
});
