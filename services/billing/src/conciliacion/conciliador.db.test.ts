import { beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

import { SriNoDisponible } from '../entrega/sriRespuestas';
import { deEntregas } from '../testing/entregas';
import { vender } from '../testing/mundo';

import { crearConciliador, hallazgoDe, primerDiaAnulable } from './conciliador';
import { conciliacionRepository } from './conciliacionRepository';

const { empresa } = PUERTO;
const HOY = fechaNegocio(new Date());
/** Two in the morning in Ecuador, so many nights from now. */
const noche = (n: number) => new Date(`${sumarDias(HOY, n)}T07:00:00Z`);
const dia = (n: number) => new Date(`${sumarDias(HOY, n)}T17:00:00Z`);

const e = deEntregas({ despejadas: true });
beforeEach(() =>
  e.sql(
    `with d as (delete from facturacion.conciliaciones), n as (delete from facturacion.conciliacion_noches)
     update facturacion.comprobantes set estado = 'ANULADA', anulada_en_sri = null where estado in ('AUTORIZADO', 'ANULADA')`,
  ),
);

type Dicho = { falla?: string; motivo?: SriNoDisponible['motivo']; nadie?: string };

/** Which keys were asked about, while time passes; `falla`: the authority does not answer for that one, for that reason. */
function conciliar(ahora: Date, { falla, motivo = 'TIEMPO', nadie }: Dicho = {}) {
  const preguntadas: string[] = [];
  let pasan = 0;
  const { sri } = e.mundo.deps;
  const conciliador = crearConciliador({
    conciliacion: conciliacionRepository(e.mundo.db),
    sri: {
      ...sri,
      simulado: false,
      consultar: (ambiente, clave) => {
        preguntadas.push(clave);
        if (clave === falla) throw new SriNoDisponible(motivo, 'test');
        return clave === nadie ? Promise.resolve(null) : sri.consultar(ambiente, clave);
      },
    },
    reloj: () => new Date(ahora.getTime() + pasan++),
    log: { error: (_detalle, mensaje) => e.fallos.push(mensaje) },
    entrePreguntasMs: 0,
  });
  const hastaElFin = async () => {
    while ((await conciliador.ronda()) > 0);
    return preguntadas;
  };
  return hastaElFin();
}

async function autorizadas(cuantas: number): Promise<string[]> {
  const claves: string[] = [];
  for (let i = 0; i < cuantas; i++) claves.push(await e.vender());
  await e.rondas(1);
  // as of the authority itself, not of its stand-in
  await e.sql('update facturacion.comprobantes set simulado = false');
  return claves.sort();
}
const constan = async () => {
  const { filas } = await e.dato(emisionesCalls.consultarEmisiones, ADMIN, {
    empresa,
    ruc: '',
    filas: 100,
  });
  return Object.fromEntries(
    filas.flatMap((una) =>
      una.consta_en_sri === null ? [] : [[una.clave_acceso, una.consta_en_sri]],
    ),
  );
};
const avisos = async () =>
  (await e.dato(emisionCalls.consultarAtencion, ADMIN, {}))
    .map(({ texto }) => texto)
    .filter((texto) => /de otro modo|sigue vigente/.test(texto));
const sinTerminar = async (ahora: Date) => {
  const [cifra] = await e.sql<{ valor: number }>(
    `select valor from facturacion.cifras($1) where medida = 'comanda_noches_sin_terminar'`,
    [ahora],
  );
  return cifra?.valor;
};
const anotarAnulada = (clave: string) =>
  e.sql(
    `update facturacion.comprobantes set estado = 'ANULADA', anulada_en_sri = $2 where clave_acceso = $1`,
    [clave, HOY],
  );

describe('the nightly look', () => {
  it('asks once about each that is authorised, and tells of one that was annulled in the portal', async () => {
    const claves = await autorizadas(25);
    const [anulada = ''] = claves;
    await e.sandbox.anular(anulada);
    expect((await conciliar(noche(1))).sort()).toEqual(claves);

    expect(await constan()).toEqual({ [anulada]: 'ANULADA' });
    expect(await avisos()).toEqual(['1 documento autorizado consta de otro modo en el SRI']);
    expect(await conciliar(noche(1))).toEqual([]);
    expect((await conciliar(noche(2))).sort()).toEqual(claves);
    expect(e.fallos).toEqual([]);
  });

  it('goes on where the authority fell silent, later in the same night', async () => {
    const claves = await autorizadas(3);
    const [, segunda = ''] = claves;
    expect(await conciliar(noche(1), { falla: segunda })).toEqual(claves.slice(0, 2));
    expect(await conciliar(noche(1))).toEqual([]);
    const luego = new Date(noche(1).getTime() + 15 * 60_000);
    expect(await conciliar(luego)).toEqual(claves.slice(1));
  });

  it('goes on in the next night where it was cut short, and then from the first to where it began', async () => {
    const claves = await autorizadas(5);
    const [una = '', dos = '', tres = '', cuatro = '', cinco = ''] = claves;
    expect(await conciliar(noche(1), { falla: tres })).toEqual([una, dos, tres]);
    expect(await sinTerminar(dia(1))).toBe(1);
    expect(await conciliar(noche(2), { falla: cinco })).toEqual([tres, cuatro, cinco]);
    expect(await conciliar(noche(3), { falla: dos })).toEqual([cinco, una, dos]);
    expect(await sinTerminar(dia(3))).toBe(1);
    expect(await conciliar(noche(4))).toEqual([dos, tres, cuatro, cinco, una]);
    expect(await sinTerminar(dia(4))).toBe(0);
    expect(await conciliar(noche(5))).toEqual(claves);
    expect(await sinTerminar(dia(6))).toBeGreaterThan(0); // nobody looked
  });

  it.each(['FAULT', 'ILEGIBLE'] as const)(
    'passes over a document of which the answer is %s, and finds nothing in it',
    async (motivo) => {
      const claves = await autorizadas(3);
      const [, segunda = ''] = claves;
      for (const n of [1, 2, 3])
        expect(await conciliar(noche(n), { falla: segunda, motivo })).toEqual(claves);
      expect(await constan()).toEqual({});
    },
  );

  it('goes from one company to the next: none waits until another with much to ask about is done', async () => {
    const andina = await vender(e.mundo, ANDINA, { hoy: HOY });
    const claves = await autorizadas(21);
    const preguntadas = await conciliar(noche(1));
    expect(preguntadas.toSorted()).toEqual([...claves, andina.clave].sort());
    expect(preguntadas.indexOf(andina.clave)).toBe(20);
  });

  it('believes that there is no such document when it is said for two nights, and no more once it is there', async () => {
    const [clave = ''] = await autorizadas(1);
    await conciliar(noche(1), { nadie: clave });
    expect(await constan()).toEqual({});
    await conciliar(noche(2), { nadie: clave });
    expect(await constan()).toEqual({ [clave]: 'DESCONOCIDA' });
    await conciliar(noche(3));
    expect(await constan()).toEqual({});
    expect(await avisos()).toEqual([]);
  });

  it('leaves the final consumer out, whose invoice nobody can annul', async () => {
    const [clave = ''] = await autorizadas(1);
    await e.sql(
      `update facturacion.comprobantes set identificacion = '9999999999999' where clave_acceso = $1`,
      [clave],
    );
    await e.sql(
      `insert into facturacion.conciliaciones (empresa_id, clave_acceso, hallazgo, desde) values ($1, $2, 'ANULADA', now())`,
      [PUERTO.id, clave],
    );
    expect(await conciliar(noche(1))).toEqual([]);
    expect([await constan(), await avisos()]).toEqual([{}, []]);
  });

  it('goes on asking about what it found, after the days in which it could be annulled', async () => {
    const [clave = '', otra = ''] = await autorizadas(2);
    for (const n of [1, 2]) await conciliar(noche(n), { nadie: clave });
    await e.sandbox.anular(otra);
    await conciliar(noche(3), { nadie: clave });
    expect(await conciliar(noche(60))).toEqual([clave, otra]);
    expect(await constan()).toEqual({ [otra]: 'ANULADA' });
    expect(await conciliar(noche(61))).toEqual([otra]);
  });

  it('tells of what was written down as annulled and is in force after the days of its receiver, until the authority has it annulled', async () => {
    const [clave = ''] = await autorizadas(1);
    await anotarAnulada(clave);
    for (const n of [1, 9]) expect(await conciliar(noche(n))).toEqual([clave]);
    expect([await constan(), await avisos()]).toEqual([{}, []]);
    expect(await conciliar(noche(40))).toEqual([clave]);
    expect(await constan()).toEqual({ [clave]: 'VIGENTE' });
    expect(await avisos()).toEqual(['1 documento anotado como anulado sigue vigente en el SRI']);

    await e.sandbox.anular(clave);
    expect(await conciliar(noche(41))).toEqual([clave]);
    expect([await constan(), await avisos()]).toEqual([{}, []]);
    expect(await conciliar(noche(42))).toEqual([]);
  });

  it('is not taken by day', async () => {
    await autorizadas(1);
    expect(await conciliar(dia(1))).toEqual([]);
  });
});

describe('primerDiaAnulable', () => {
  it.each([
    ['2026-12-07', '2026-11-01'],
    ['2026-12-08', '2026-11-01'], // what was annulled on the 7th, by day
    ['2026-12-18', '2026-11-01'], // the second night after the receiver's last day
    ['2026-12-19', '2026-12-01'],
    ['2027-01-03', '2026-12-01'],
    ['2027-02-18', '2027-01-01'], // asked on the 7th, accepted on the 16th, after Carnaval
    ['2027-02-19', '2027-02-01'],
  ])('on the night of %s it is %s', (hoy, desde) => {
    expect(primerDiaAnulable(hoy)).toBe(desde);
  });
});

describe('hallazgoDe', () => {
  it('tells apart what they annulled, do not know, and have as we do', () => {
    const dicha = (estado: object) =>
      hallazgoDe({ ...estado, mensajes: [] } as unknown as Parameters<typeof hallazgoDe>[0], {
        simulado: false,
      });
    expect(dicha({ estado: 'AUTORIZADO' })).toBeNull();
    expect(dicha({ estado: 'DESCONOCIDO', palabra: 'ANULADA' })).toBe('ANULADA');
    expect(dicha({ estado: 'NO AUTORIZADO' })).toBe('DESCONOCIDA');
    expect(hallazgoDe(null, { simulado: false })).toBe('DESCONOCIDA');
    expect(hallazgoDe(null, { simulado: true })).toBeNull();
  });
});
