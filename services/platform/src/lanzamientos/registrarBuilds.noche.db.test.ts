import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { publicacionesCalls as calls } from '@comanda/shared/contracts/admin/publicaciones';

import { retirar } from '../publicaciones/retirar';
import { escribirCarpeta } from '../publicar/carpetas';
import { makePublicable, type Partes } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { registrarBuilds } from './registrarBuilds';

type Opciones = NonNullable<Parameters<typeof makePublicable>[0]>;

describe('registrarBuilds', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  let raiz: string;
  beforeEach(async () => {
    platform = await startPlatform();
    raiz = path.join(platform.raiz, 'copia');
  });
  afterEach(() => platform.terminar());

  /** Leaves a build as `npm run build` does: in place of the one before. */
  async function construir(opciones: Opciones & { area: 'shell' | 'caja'; build: string }) {
    const paquete = path.join(
      raiz,
      opciones.area === 'shell' ? 'shell' : `remote-${opciones.area}`,
    );
    await rm(path.join(paquete, 'dist'), { recursive: true, force: true });
    await mkdir(paquete, { recursive: true });
    await writeFile(path.join(paquete, 'package.json'), '{"version":"0.1.0"}');
    const archivos = makePublicable({
      ...opciones,
      romper: (partes) => {
        partes.ficha.llama = [];
        opciones.romper?.(partes);
      },
    });
    await escribirCarpeta(archivos, path.join(paquete, 'dist', opciones.build));
  }
  const registrar = ({ forzar = false } = {}) => {
    const { db, carpeta } = platform;
    return registrarBuilds({ db, raiz, carpeta, quien: 'npm start', forzar });
  };
  const estable = async (area: string) => {
    const [fila] = await platform.sql<{ build: string }>(
      `select build from plataforma.canales where area = $1 and canal = 'estable'`,
      [area],
    );
    return fila?.build ?? null;
  };

  it('lets out what was built, and again what was built before', async () => {
    await construir({ area: 'shell', build: 'aaaaaaaaaaa0' });
    await construir({ area: 'caja', build: 'aaaaaaaaaaa1' });
    await registrar();
    await construir({ area: 'caja', build: 'aaaaaaaaaaa2' });
    await registrar();
    expect([await estable('shell'), await estable('caja')]).toEqual([
      'aaaaaaaaaaa0',
      'aaaaaaaaaaa2',
    ]);
    await construir({ area: 'caja', build: 'aaaaaaaaaaa1' }); // another branch is checked out
    await registrar();
    expect(await estable('caja')).toBe('aaaaaaaaaaa1');
    await rm(platform.carpeta, { recursive: true });
    await registrar();
    const { statusCode } = await platform.app.inject('/areas/caja/aaaaaaaaaaa1/remoteEntry.js');
    expect(statusCode).toBe(200);
  });

  it('ends the canary of an area that it lets another build of out', async () => {
    await construir({ area: 'caja', build: 'aaaaaaaaaaa1' });
    await registrar();
    await construir({ area: 'caja', build: 'aaaaaaaaaaa2' });
    await registrar();
    const canario = { area: 'caja', build: 'aaaaaaaaaaa1', porcentaje: 10 };
    await platform.dato(calls.ponerCanario, OPERADOR, canario);
    const hay = () => platform.sql(`select build from plataforma.canales where canal = 'canario'`);
    await registrar();
    expect(await hay()).toEqual([{ build: 'aaaaaaaaaaa1' }]); // it lets nothing out
    await construir({ area: 'caja', build: 'aaaaaaaaaaa3' });
    await registrar();
    expect([await estable('caja'), await hay()]).toEqual(['aaaaaaaaaaa3', []]);
  });

  it('leaves what an operator decided since', async () => {
    await construir({ area: 'caja', build: 'aaaaaaaaaaa1' });
    await registrar();
    await construir({ area: 'caja', build: 'aaaaaaaaaaa2' });
    await registrar();
    await platform.dato(calls.volverAtras, OPERADOR, { area: 'caja' });
    await registrar();
    expect(await estable('caja')).toBe('aaaaaaaaaaa1');
    await construir({ area: 'caja', build: 'aaaaaaaaaaa3' });
    await registrar();
    expect(await estable('caja')).toBe('aaaaaaaaaaa3');
  });

  it('puts what is out through the gate no more, whatever its area may do by now', async () => {
    await construir({ area: 'caja', build: 'aaaaaaaaaaa1' });
    await registrar();
    await platform.sql(
      `update plataforma.areas set perfiles = '{Administrador}', rutas = '{cierres}' where area = 'caja'`,
    );
    await registrar();
    expect(await estable('caja')).toBe('aaaaaaaaaaa1');
    await construir({ area: 'caja', build: 'aaaaaaaaaaa2' });
    await expect(registrar()).rejects.toThrow('perfil-fuera: la ruta caja es de Cajero');
  });

  describe('a build that was withdrawn', () => {
    const alMes = () =>
      retirar(platform.db, {
        carpeta: platform.carpeta,
        ahora: new Date(Date.now() + 31 * 24 * 60 * 60_000),
      });
    const retiradas = () => platform.sql('select build from plataforma.retiradas');
    beforeEach(async () => {
      for (const build of ['aaaaaaaaaaa1', 'aaaaaaaaaaa2', 'aaaaaaaaaaa3']) {
        await construir({ area: 'caja', build });
        await registrar();
      }
    });

    it('stops no start where it was taken back', async () => {
      await platform.dato(calls.volverAtras, OPERADOR, { area: 'caja' });
      await alMes();
      expect(await retiradas()).toContainEqual({ build: 'aaaaaaaaaaa3' });
      await registrar();
      expect(await estable('caja')).toBe('aaaaaaaaaaa2');
      expect(await retiradas()).toContainEqual({ build: 'aaaaaaaaaaa3' });
    });

    it('comes back where it is what the version has that is put in again', async () => {
      await alMes();
      expect(await retiradas()).toEqual([{ build: 'aaaaaaaaaaa1' }]);
      await construir({ area: 'caja', build: 'aaaaaaaaaaa1' });
      await registrar();
      expect([await estable('caja'), await retiradas()]).toEqual(['aaaaaaaaaaa1', []]);
      const pedir = () => platform.app.inject('/areas/caja/aaaaaaaaaaa1/remoteEntry.js');
      expect((await pedir()).statusCode).toBe(200);
    });

    it('stays so where its files are others', async () => {
      await alMes();
      await construir({
        area: 'caja',
        build: 'aaaaaaaaaaa1',
        romper: ({ js }) => (js['routes.222222222222.js'] = 'export const rutas=[1];'),
      });
      await registrar();
      expect([await estable('caja'), await retiradas()]).toEqual([
        'aaaaaaaaaaa3',
        [{ build: 'aaaaaaaaaaa1' }],
      ]);
    });
  });

  describe('a shell that no longer gives a name', () => {
    const viejo = { '@comanda/shared/ui/core': { Viejo: 'funcion' } };
    const dar = ({ ficha }: Partes, nombres: Record<string, string>) => {
      ficha.provee = {
        react: { version: '19.3.1', nombres: { useState: 'funcion' } },
        '@comanda/shared/ui/core': { version: '0.1.0', nombres },
      };
    };
    beforeEach(async () => {
      await construir({
        area: 'shell',
        build: 'aaaaaaaaaaa0',
        romper: (partes) => dar(partes, { Viejo: 'funcion' }),
      });
      await construir({
        area: 'caja',
        build: 'aaaaaaaaaaa1',
        romper: ({ ficha }) => (ficha.toma = viejo),
      });
      await registrar();
    });
    const sinElNombre = () =>
      construir({ area: 'shell', build: 'aaaaaaaaaaa2', romper: (partes) => dar(partes, {}) });
    const sinTomar = () =>
      construir({ area: 'caja', build: 'aaaaaaaaaaa3', romper: ({ ficha }) => (ficha.toma = {}) });

    it('is let out over a canary that ends with it, or was stopped', async () => {
      await sinTomar();
      const canario = `insert into plataforma.canales (area, canal, build, porcentaje, por) values ('caja', 'canario', 'aaaaaaaaaaa1', 10, 'equipo')`;
      await platform.sql(canario);
      await sinElNombre();
      await registrar();
      expect(await estable('shell')).toBe('aaaaaaaaaaa2');
      await platform.sql(canario);
      await platform.sql(`update plataforma.canales set detenido = now() where canal = 'canario'`);
      await construir({
        area: 'shell',
        build: 'aaaaaaaaaaa4',
        romper: (partes) => dar(partes, {}),
      });
      await registrar();
      expect(await estable('shell')).toBe('aaaaaaaaaaa4');
    });

    it('is let out with the areas that no longer take it', async () => {
      await sinElNombre();
      await sinTomar();
      await registrar();
      expect([await estable('shell'), await estable('caja')]).toEqual([
        'aaaaaaaaaaa2',
        'aaaaaaaaaaa3',
      ]);
    });

    it.each([
      [
        'of a team',
        () => platform.sql(`update plataforma.canales set por = 'equipo' where area = 'caja'`),
      ],
      [
        'that a share of the companies has',
        () =>
          platform.sql(
            `insert into plataforma.canales (area, canal, build, porcentaje, por) values ('caja', 'canario', 'aaaaaaaaaaa1', 10, 'equipo')`,
          ),
      ],
      [
        'that a company stays on',
        () =>
          platform.sql(
            `insert into plataforma.fijaciones (empresa_id, area, build, por) values ($1, 'caja', 'aaaaaaaaaaa1', 'operador')`,
            [PUERTO.id],
          ),
      ],
    ])('is not let out over a build in use %s that takes it', async (que, dejar) => {
      if (que !== 'of a team') {
        await sinTomar();
        await registrar();
      }
      await dejar();
      await sinElNombre();
      if (que === 'of a team') await rm(path.join(raiz, 'remote-caja'), { recursive: true });
      await expect(registrar()).rejects.toThrow(
        'marco-que-quita: caja aaaaaaaaaaa1 toma Viejo de @comanda/shared/ui/core',
      );
      expect(await estable('shell')).toBe('aaaaaaaaaaa0');
      await registrar({ forzar: true });
      expect(await estable('shell')).toBe('aaaaaaaaaaa2');
    });
  });

  describe('beside a shell that was taken back', () => {
    const conNuevo = { useState: 'funcion', useNuevo: 'funcion' };
    const dar = ({ ficha }: Partes, nombres: Record<string, string>) =>
      (ficha.provee = { ...(ficha.provee as object), react: { version: '19.3.1', nombres } });
    const tomando = (build: string) =>
      construir({
        area: 'caja',
        build,
        romper: ({ ficha }) => (ficha.toma = { react: { useNuevo: 'funcion' } }),
      });
    beforeEach(async () => {
      await construir({
        area: 'shell',
        build: 'aaaaaaaaaaa0',
        romper: (partes) => dar(partes, { useState: 'funcion' }),
      });
      await construir({ area: 'caja', build: 'aaaaaaaaaaa1' });
      await registrar();
      await construir({
        area: 'shell',
        build: 'aaaaaaaaaaa2',
        romper: (partes) => dar(partes, conNuevo),
      });
    });

    it('lets out no area that takes what the one in use does not give', async () => {
      await registrar();
      await platform.dato(calls.volverAtras, OPERADOR, { area: 'shell' });
      await tomando('aaaaaaaaaaa3');
      await expect(registrar()).rejects.toThrow('nombre-que-falta: useNuevo de react');
      expect([await estable('shell'), await estable('caja')]).toEqual([
        'aaaaaaaaaaa0',
        'aaaaaaaaaaa1',
      ]);
      await registrar({ forzar: true });
      expect(await estable('caja')).toBe('aaaaaaaaaaa3');
    });

    it('starts again with the areas that were out already', async () => {
      await tomando('aaaaaaaaaaa3');
      await registrar();
      // as it was left when going back did not ask yet whether what is in use fits
      await platform.sql(
        `update plataforma.canales set build = 'aaaaaaaaaaa0', por = 'operador' where area = 'shell'`,
      );
      await registrar();
      expect([await estable('shell'), await estable('caja')]).toEqual([
        'aaaaaaaaaaa0',
        'aaaaaaaaaaa3',
      ]);
    });
  });

  it('holds them against one another, and lets out all or none', async () => {
    await construir({ area: 'shell', build: 'aaaaaaaaaaa0' });
    await construir({
      area: 'caja',
      build: 'aaaaaaaaaaa1',
      romper: ({ ficha }) => (ficha.toma = { react: { useFormas: 'funcion' } }),
    });
    await expect(registrar()).rejects.toThrow('nombre-que-falta: useFormas de react');
    expect(await estable('shell')).toBeNull();
  });
});
