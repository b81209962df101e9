import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { abrirSandbox, type SandboxDePrueba } from '@comanda/billing/testing/sandbox';

import { abrirDenegar, type Denegar } from '../denegar/testing/mundoDeDenegar';

import { CLASES, claseDe } from '../reparto/clases';
import { escuchar } from './testing/escuchar';
import { moverTodo } from './testing/mover';
import { abrirPlanes, type Toque } from './testing/planes';

/** Neither read nor write: no table is in them. */
const SIN_TABLAS = /^\s*(begin|commit|rollback|set local)\b/i;
/** What only functions and triggers of the database touch, which citus.db.test.ts looks into. */
const DE_FUNCIONES = ['facturacion.dispositivo_saltos', 'pedidos.contadores', 'pedidos.creditos'];

/** An engine that spreads companies runs no statement that writes a table in a `with` and another after it. */
const ESCRIBE_EN_WITH = /\b(with|,)\s+\w+ as (materialized )?\(\s*(insert|update|delete)\b/i;

function faltasDe(texto: string, toques: readonly Toque[]): string[] {
  if (!toques.some(({ tabla }) => claseDe(tabla) === 'distribuida')) return [];
  const faltas = toques.flatMap(({ tabla, deUna }) => {
    const clase = claseDe(tabla);
    if (clase === 'local') return [`joins ${tabla}, which stays behind`];
    return clase === 'distribuida' && !deUna ? [`takes ${tabla} of any company`] : [];
  });
  if (ESCRIBE_EN_WITH.test(texto)) faltas.push('writes in a with');
  return [...new Set(faltas)];
}

describe('the statements of the product, where tables are distributed by company', () => {
  let oido: ReturnType<typeof escuchar>;
  let sandbox: SandboxDePrueba;
  let mundo: Denegar;
  let planes: Awaited<ReturnType<typeof abrirPlanes>>;
  let fallidas: string[];
  beforeAll(async () => {
    oido = escuchar();
    sandbox = await abrirSandbox();
    mundo = await abrirDenegar({ sriUrl: sandbox.url });
    planes = await abrirPlanes(mundo.url);
    fallidas = await moverTodo(mundo);
  });
  afterAll(async () => {
    oido.dejar();
    await planes.cerrar();
    await mundo.cerrar();
    await sandbox.cerrar();
  });

  const faltas = async (texto: string): Promise<string[]> => {
    try {
      return faltasDe(texto, await planes.toques(texto));
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };

  it('are of one company each', async () => {
    const halladas: { texto: string; falta: string }[] = [];
    for (const texto of oido.textos) {
      if (SIN_TABLAS.test(texto)) continue;
      for (const falta of await faltas(texto)) halladas.push({ texto, falta });
    }
    expect(halladas).toEqual([]);
  });

  it('were sent by every call and by all that works by itself, and reach every table', async () => {
    expect(fallidas).toEqual([]);
    expect(oido.textos.size).toBeGreaterThan(350);
    const tocadas = new Set<string>();
    for (const texto of oido.textos) {
      const toques = await planes.toques(texto).catch(() => []); // named above
      for (const { tabla } of toques) tocadas.add(tabla);
    }
    expect(CLASES.distribuida.filter((tabla) => !tocadas.has(tabla)).sort()).toEqual(DE_FUNCIONES);
  });

  const VENTAS = 'takes pedidos.ventas of any company';
  it.each([
    ['of one', 'select total from pedidos.ventas where empresa_id = $1 and id = $2', []],
    [
      'of one, the other side of the join too',
      `select l.linea from pedidos.ventas v join pedidos.venta_lineas l on l.empresa_id = v.empresa_id and l.venta_id = v.id
        where v.empresa_id = $1`,
      [],
    ],
    ['of any', 'select total from pedidos.ventas where id = $1', [VENTAS]],
    ['of some', 'select total from pedidos.ventas where empresa_id = any ($1::int[])', [VENTAS]],
    [
      'of one or any',
      'select total from pedidos.ventas where empresa_id = $1 or total > $2',
      [VENTAS],
    ],
    [
      'of one, by a text that looks like more',
      `select total from pedidos.ventas where cedula = ') OR (' and empresa_id = $1`,
      [],
    ],
    ['of all but one', 'select total from pedidos.ventas where empresa_id <> $1', [VENTAS]],
    [
      'of those that another table has',
      'select v.total from identidad.empresas e join pedidos.ventas v on v.empresa_id = e.id',
      [VENTAS],
    ],
    [
      'joined by their number alone',
      `select l.linea from pedidos.ventas v join pedidos.venta_lineas l on l.venta_id = v.id where v.empresa_id = $1`,
      ['takes pedidos.venta_lineas of any company'],
    ],
    ['changed in any', `update pedidos.ventas set estado = 'ANULADO' where id = $1`, [VENTAS]],
    [
      'deleted in any',
      'delete from facturacion.trabajos where clave_acceso = $1',
      ['takes facturacion.trabajos of any company'],
    ],
    [
      'put where nobody says',
      'insert into pedidos.pisos (empresa_id, version) select n, 1 from generate_series(1, 9) n',
      ['takes pedidos.pisos of any company'],
    ],
    [
      'written in two',
      `with v as (update pedidos.ventas set estado = 'ANULADO' where empresa_id = $1 and id = $2 returning id)
       insert into pedidos.auditoria (empresa_id, cuando, usuario, accion, entidad_id)
       select $1, now(), '', '', id::text from v`,
      ['writes in a with'],
    ],
    [
      'with what stays behind',
      `select 1 from pedidos.ventas v join identidad.sesiones s on s.usuario_id = v.usuario_id where v.empresa_id = $1`,
      ['joins identidad.sesiones, which stays behind'],
    ],
  ])('name one that is %s', async (_como, texto, esperadas) => {
    expect(await faltas(texto)).toEqual(esperadas);
  });
});
