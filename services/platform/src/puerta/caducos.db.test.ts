import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';

import { conBanderas } from '../areas/testing/conBanderas';
import { archivoDe } from '../subidas/testing/archivoDe';
import { equipoDe } from '../subidas/testing/equipo';
import { makePublicable, type Partes } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

const SALA = '@comanda/shared/ui/core';
const CADUCA = { desde: '0.1.0', hasta: '0.3.0', enVez: 'use Nuevo' };
const PROVEE = {
  react: { version: '19.3.1', nombres: { useState: 'funcion' } },
  [SALA]: {
    version: '0.1.0',
    nombres: { Nuevo: 'funcion', Viejo: 'funcion' },
    caducan: { Viejo: CADUCA },
  },
};

describe('a build that takes a name which is to go', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  let equipo: Awaited<ReturnType<typeof equipoDe>>;
  beforeAll(async () => {
    platform = await startPlatform();
    equipo = await equipoDe(platform, 'caja');
    const sql = (texto: string, valores?: readonly unknown[]) => platform.sql(texto, valores);
    await conBanderas(sql, { area: 'shell', build: 'eeeeeeeeeee0', nombres: [] });
    await platform.sql(`update plataforma.lanzamientos set provee = $1 where area = 'shell'`, [
      JSON.stringify(PROVEE),
    ]);
  });
  afterAll(() => platform.terminar());

  const publicar = async (build: string, toma: Record<string, Record<string, string>>) => {
    const romper = ({ ficha }: Partes) => {
      ficha.toma = toma;
      ficha.llama = [];
    };
    return equipo.publicar(await archivoDe(makePublicable({ build, romper })));
  };

  it('is published, and its team is told what goes, when, and what to use', async () => {
    const { code, data } = await publicar('aaaaaaaaaaa1', { [SALA]: { Viejo: 'funcion' } });
    expect(code).toBeUndefined();
    expect(data?.caducos).toEqual([{ ...CADUCA, sala: SALA, nombre: 'Viejo' }]);
  });

  it('is listed with it, and no other is', async () => {
    const { data } = await publicar('aaaaaaaaaaa2', { [SALA]: { Nuevo: 'funcion' } });
    expect(data?.caducos).toEqual([]);
    const publicaciones = await platform.dato(publicacionesCalls.listarPublicaciones, OPERADOR, {});
    const builds = publicaciones.find(({ area }) => area === 'caja')?.builds ?? [];
    expect(builds.map(({ build, caducos = [] }) => [build, caducos.length]).sort()).toEqual([
      ['aaaaaaaaaaa1', 1],
      ['aaaaaaaaaaa2', 0],
    ]);
  });

  it('is refused once the name has gone', async () => {
    const { Viejo: _, ...nombres } = PROVEE[SALA].nombres;
    const sinEl = { ...PROVEE, [SALA]: { version: '0.1.0', nombres } };
    await platform.sql(`update plataforma.lanzamientos set provee = $1 where area = 'shell'`, [
      JSON.stringify(sinEl),
    ]);
    const { code, errores } = await publicar('aaaaaaaaaaa3', { [SALA]: { Viejo: 'funcion' } });
    expect(code).toBe('PUBLICACION_RECHAZADA');
    expect(errores).toEqual([
      {
        campo: 'nombre-que-falta',
        msg: expect.stringMatching(/^Viejo de @comanda.shared.ui.core/),
      },
    ]);
  });
});
