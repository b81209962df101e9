import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { exigirVivas, vivasQueNoCaben } from '@comanda/kit/contratos/vivas';
import { OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import { formaDeCliente, type FormaDeLlamada } from '@comanda/shared/catalogo/formas';

import { conBanderas } from '../areas/testing/conBanderas';
import { startPlatform } from '../testing/startPlatform';

const LISTAR = categoriasCalls.listarCategorias;
const NOMBRE = `${LISTAR.method} ${LISTAR.path}`;

describe('services that start over builds in use', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeAll(async () => (platform = await startPlatform()));
  afterAll(() => platform.terminar());
  beforeEach(async () => {
    await platform.sql('delete from plataforma.canales');
    await platform.sql('delete from plataforma.fijaciones');
  });

  const sql = (texto: string, valores?: readonly unknown[]) => platform.sql(texto, valores);

  /** A build that is in use, and calls that. */
  async function enUso(build: string, llamada: { path?: string; forma?: FormaDeLlamada }) {
    await conBanderas(sql, { area: 'inventario', build, nombres: [] });
    const { method, path, acceso } = LISTAR;
    const suya = { method, path, perfiles: acceso.perfiles, area: acceso.area, ...llamada };
    await sql(`update plataforma.lanzamientos set llama = $2 where build = $1`, [
      build,
      JSON.stringify([suya]),
    ]);
  }
  const faltas = () => vivasQueNoCaben(platform.db);

  it('say nothing of one that they understand, and of one that says no schemas', async () => {
    await enUso('aaaaaaaaaaa1', { forma: formaDeCliente(LISTAR) });
    expect(await faltas()).toEqual([]);
    await enUso('aaaaaaaaaaa2', {});
    expect(await faltas()).toEqual([]);
  });

  it('name the build, the call and the field that they no longer give', async () => {
    const forma = formaDeCliente(LISTAR);
    const otra = { type: 'object', properties: { otro: {} }, required: ['otro'] };
    await enUso('aaaaaaaaaaa3', { forma: { ...forma, reply: otra } });
    expect(await faltas()).toEqual([
      `inventario aaaaaaaaaaa3, que está en uso: ${NOMBRE}: reply.otro puede faltar, y se pide`,
    ]);
  });

  it('name a call that they no longer answer', async () => {
    await enUso('aaaaaaaaaaa4', { path: '/v1/antigua' });
    expect(await faltas()).toEqual([
      `inventario aaaaaaaaaaa4, que está en uso: ${LISTAR.method} /v1/antigua no se atiende`,
    ]);
  });

  it('are told of one that only a company which stays on it has', async () => {
    await enUso('aaaaaaaaaaa7', { path: '/v1/antigua' });
    await sql('delete from plataforma.canales');
    expect(await faltas()).toEqual([]);
    await sql(
      `insert into plataforma.fijaciones values ($1, 'inventario', 'aaaaaaaaaaa7', 'prueba')`,
      [PUERTO.id],
    );
    expect(await faltas()).toHaveLength(1);
  });

  it('are told, each of its own calls, and all of one that nobody answers', async () => {
    const forma = { ...formaDeCliente(LISTAR), reply: { type: 'string' } };
    await enUso('aaaaaaaaaaa8', { forma });
    expect(await vivasQueNoCaben(platform.db, ['ordering'])).toHaveLength(1);
    expect(await vivasQueNoCaben(platform.db, ['billing', 'identidad'])).toEqual([]);
    await enUso('aaaaaaaaaaa9', { path: '/v1/antigua' });
    expect(await vivasQueNoCaben(platform.db, ['billing'])).toHaveLength(1);
  });

  describe('by themselves', () => {
    const encender = async (
      base: Parameters<typeof exigirVivas>[0],
      { argv = [] as string[], plazoMs = 5_000 } = {},
    ) => {
      const dicho: string[] = [];
      const salidas: number[] = [];
      await exigirVivas(base, ['ordering'], {
        argv,
        plazoMs,
        avisar: (aviso) => dicho.push(aviso),
        salir: (codigo) => salidas.push(codigo),
      });
      return { dicho: dicho.join('\n'), salidas };
    };

    it('do not start over such a build, and say which; forced, they do', async () => {
      await enUso('aaaaaaaaaab0', { path: '/v1/antigua' });
      const { dicho, salidas } = await encender(platform.db);
      expect(salidas).toEqual([1]);
      expect(dicho).toContain(
        `inventario aaaaaaaaaab0, que está en uso: ${LISTAR.method} /v1/antigua no se atiende`,
      );
      expect(await encender(platform.db, { argv: ['--forzar'] })).toEqual({
        dicho: '',
        salidas: [],
      });
    });

    it('start where the platform says nothing in time, or cannot be asked, and say that too', async () => {
      await enUso('aaaaaaaaaab1', { path: '/v1/antigua' });
      const lenta = { query: () => new Promise<never>(() => undefined) };
      const rota = { query: () => Promise.reject(new Error('42883 no such function')) };
      for (const pool of [lenta, rota]) {
        const { dicho, salidas } = await encender({ pool }, { plazoMs: 20 });
        expect(salidas).toEqual([]);
        expect(dicho).toMatch(/^No se pudo saber qué builds están en uso/);
      }
    });
  });

  it('are not asked to take up such a build again', async () => {
    const forma = { ...formaDeCliente(LISTAR), reply: { type: 'string' } };
    await enUso('aaaaaaaaaaa5', { forma });
    await enUso('aaaaaaaaaaa6', { forma: formaDeCliente(LISTAR) });
    const { code, errores } = await platform.pedir(publicacionesCalls.activarBuild, OPERADOR, {
      area: 'inventario',
      build: 'aaaaaaaaaaa5',
    });
    expect(code).toBe('BUILD_NO_COMBINA');
    expect(errores).toEqual([
      { campo: 'build', msg: `${NOMBRE}: reply es object donde se lee string` },
    ]);
  });

  it('are not taken back to such a build: one that fails is better than none', async () => {
    const forma = { ...formaDeCliente(LISTAR), reply: { type: 'string' } };
    await enUso('aaaaaaaaaac1', { forma });
    await sql(
      `insert into plataforma.activaciones (area, canal, build, por) values ('inventario', 'estable', 'aaaaaaaaaac1', 'prueba')`,
    );
    await enUso('aaaaaaaaaac2', { forma: formaDeCliente(LISTAR) });
    const { code, errores } = await platform.pedir(publicacionesCalls.volverAtras, OPERADOR, {
      area: 'inventario',
    });
    expect(code).toBe('BUILD_NO_COMBINA');
    expect(errores).toEqual([
      { campo: 'build', msg: `${NOMBRE}: reply es object donde se lee string` },
    ]);
    const todas = await platform.dato(publicacionesCalls.listarPublicaciones, OPERADOR, {});
    const suya = todas.find(({ area }) => area === 'inventario');
    expect(suya).toMatchObject({ estable: 'aaaaaaaaaac2', anterior: 'aaaaaaaaaac1' });
    expect(suya?.builds.filter(({ malo }) => malo !== null)).toEqual([]);
  });
});
