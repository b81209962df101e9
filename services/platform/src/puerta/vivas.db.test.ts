import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import { formaDeCliente, type FormaDeLlamada } from '@comanda/shared/catalogo/formas';

import { conBanderas } from '../areas/testing/conBanderas';
import { startPlatform } from '../testing/startPlatform';

import { vivasQueNoCaben } from './combina';

const LISTAR = categoriasCalls.listarCategorias;
const NOMBRE = `${LISTAR.method} ${LISTAR.path}`;

describe('services that start over builds in use', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeAll(async () => (platform = await startPlatform()));
  afterAll(() => platform.terminar());
  beforeEach(() => platform.sql('delete from plataforma.canales'));

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
  const faltas = () => vivasQueNoCaben(platform.db.pool);

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
      `inventario aaaaaaaaaaa3, que esta en uso: ${NOMBRE}: reply.otro puede faltar, y se pide`,
    ]);
  });

  it('name a call that they no longer answer', async () => {
    await enUso('aaaaaaaaaaa4', { path: '/v1/antigua' });
    expect(await faltas()).toEqual([
      `inventario aaaaaaaaaaa4, que esta en uso: ${LISTAR.method} /v1/antigua no se atiende`,
    ]);
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
});
