import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ZodNull, ZodObject } from 'zod';

import { ANDINA } from '@comanda/kit/testing/semilla';

import { llamadaDe } from '../testing/llamadas';
import { DECLARADAS } from './testing/declaradas';
import { abrirDenegar, type Denegar } from './testing/mundoDeDenegar';

import type { Respuesta } from '../testing/mundo';

type QuienPrueba = 'Cajero' | 'Administrador';

/** What is tried: a call with something of Cafeteria Andina in it, under the own company's name or, where it may, none. */
const CASOS = DECLARADAS.flatMap((declarada) =>
  declarada.ajenos.map(([con, over, espera, luego]) => ({
    declarada,
    nombre: declarada.nombre,
    con,
    over,
    espera,
    luego,
  })),
);
type Caso = (typeof CASOS)[number];

const sinNombrar = { empresa: undefined, company: undefined };
const deAndina = { empresa: ANDINA.empresa, company: ANDINA.empresa };
/** As if there was no such thing: a refusal that says so, or nothing found. A call that answers nothing else is never so. */
const callada = (
  nombre: string,
  { status, cuerpo: { data } }: Pick<Respuesta, 'status' | 'cuerpo'>,
) =>
  status === 404 ||
  (data === null && !soloNada(nombre)) ||
  (Array.isArray(data) && data.length === 0);
const soloNada = (nombre: string) => {
  const { reply } = llamadaDe(nombre).call;
  return reply instanceof ZodObject && reply.shape.data instanceof ZodNull;
};

/** It says what is not in the answer, which an answer with nothing in it satisfies too. */
const niega = (espera: unknown): boolean =>
  typeof espera === 'object' &&
  espera !== null &&
  (('inverse' in espera && espera.inverse === true) || Object.values(espera).some(niega));

/** The document is there, and not in a state for this. */
const SIN_ESTADO =
  /^(COMPROBANTE_(NO_CORREGIBLE|NO_RENUMERABLE|NO_VIGENTE|SIN_AUTORIZAR)|DEVOLUCION_SIN_AUTORIZAR)$/;
/** What of what was asked for an answer names: the thing itself, or the key of its invoice. */
const nombrado = (texto: string, over: object, { ajena }: Denegar): string[] =>
  [ajena.clave, ...Object.values<unknown>({ ...over })]
    .filter((que) => typeof que === 'string' && que !== ANDINA.empresa)
    .map((que) =>
      String(que)
        .replace(/[.]xml$/, '')
        .toLowerCase(),
    )
    .filter((que) => texto.toLowerCase().includes(que));

describe("another company's ids, under the own company's name", () => {
  let mundo: Denegar;
  beforeAll(async () => {
    mundo = await abrirDenegar();
  });
  afterAll(() => mundo.cerrar());

  const probar = async (caso: Caso, quien: QuienPrueba, over: object): Promise<Respuesta> => {
    const entrada = await mundo.entrada(caso.declarada);
    return mundo.enviar(caso.nombre, mundo.como(quien), { ...entrada, ...over });
  };
  /** Every row of a company, in every table that has companies. */
  const todoDe = async (empresa: number) => {
    const tablas = await mundo.dueno<{ tabla: string }>(
      `select format('%I.%I', table_schema, table_name) as tabla from information_schema.columns
        where column_name = 'empresa_id' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const todo: Record<string, unknown[]> = {};
    for (const { tabla } of tablas)
      todo[tabla] = await mundo.dueno(
        `select to_jsonb(t) as fila from ${tabla} t where empresa_id = $1 order by t::text`,
        [empresa],
      );
    return todo;
  };

  /** The cashier has one company; the administrator has both, and names the wrong one. */
  it.each(['Cajero', 'Administrador'] as const)(
    'do not exist for the %s, and nothing of it changes',
    async (quien) => {
      const suyos = CASOS.filter(({ declarada }) => declarada.permitidos.includes(quien));
      const mandado: [Caso, object][] = [];
      for (const caso of suyos) mandado.push([caso, await caso.over(mundo)]);
      const antes = await todoDe(ANDINA.id);
      for (const [caso, over] of mandado) {
        const { nombre, con, espera } = caso;
        const respuesta = await probar(caso, quien, over);
        expect({ nombre, con, respuesta }).toMatchObject({ nombre, con, respuesta: espera });
        await caso.luego?.(mundo);
      }
      expect(antes['pedidos.ventas']?.length).toBeGreaterThan(0);
      expect(antes['facturacion.reservas']?.length).toBeGreaterThan(1);
      await expect(todoDe(ANDINA.id)).resolves.toEqual(antes);
    },
  );

  it.each(CASOS.filter(({ declarada }) => declarada.empresa === 'opcional'))(
    'are not found by $nombre with $con that names no company, but by who has both',
    async (caso) => {
      const { status, code } = caso.espera;
      const over = { ...(await caso.over(mundo)), ...sinNombrar };
      await expect(probar(caso, 'Cajero', over)).resolves.toMatchObject({ status, code });
      const suya = await probar(caso, 'Administrador', over);
      expect(callada(caso.nombre, suya)).toBe(false);
    },
  );

  it.each(
    CASOS.filter(({ nombre, espera: { status, cuerpo } }) =>
      callada(nombre, { status, cuerpo: { ...cuerpo } }),
    ),
  )('are what their own company gets: $nombre with $con', async (caso) => {
    const over = { ...(await caso.over(mundo)), ...deAndina };
    const respuesta = await probar(caso, 'Administrador', over);
    expect(callada(caso.nombre, respuesta)).toBe(false);
    if (soloNada(caso.nombre)) return expect(respuesta.status).toBe(200); // it is done, and names nothing
    expect(respuesta.code ?? nombrado(respuesta.texto, over, mundo)).toEqual(
      respuesta.status === 409
        ? expect.stringMatching(SIN_ESTADO)
        : expect.arrayContaining([expect.any(String)]),
    );
  });

  it.each(CASOS.filter(({ espera }) => niega(espera)))(
    'is there for its own company: $nombre with $con',
    async (caso) => {
      const over = { ...(await caso.over(mundo)), ...deAndina };
      const respuesta = await probar(caso, 'Administrador', over);
      expect(respuesta.status).toBe(200);
      expect(respuesta).not.toMatchObject(caso.espera);
    },
  );
});
