import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CAJERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { areasDeEmpresasCalls as calls } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';

import { startPlatform } from '../testing/startPlatform';

import { auditadas } from './testing/auditadas';
import { conBanderas } from './testing/conBanderas';

type Cambio = CallInput<typeof calls.cambiarBanderas>['cambios'][number];

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeEach(async () => {
  platform = await startPlatform();
  await publicar('a'.repeat(12), 'nueva-cuenta', 'otra');
});
afterEach(() => platform.terminar());

const publicar = (build: string, ...nombres: string[]) =>
  conBanderas((texto, valores) => platform.sql(texto, valores), { area: 'caja', build, nombres });
const cambio = (over: Partial<Cambio> = {}): Cambio => ({
  empresa: PUERTO.empresa,
  area: 'caja',
  bandera: 'nueva-cuenta',
  activa: true,
  ...over,
});
const cambiar = (...cambios: Cambio[]) =>
  platform.pedir(calls.cambiarBanderas, OPERADOR, { cambios });
/** What a page of that person has on, by company. */
const banderasDe = async (usuario: { id: string }) => {
  const cookies = await platform.cookieDe(usuario);
  const { cuerpo } = await platform.pedir(plataformaCalls.arranque, null, {}, { cookies });
  const { usuario: suyo } = plataformaCalls.arranque.reply.parse(cuerpo).data;
  return Object.fromEntries(
    (suyo?.areas ?? []).map(({ empresa, banderas = [] }) => [empresa, banderas]),
  );
};
const enLista = async (nombre: string) =>
  (await platform.dato(calls.listarAreasDeEmpresas, OPERADOR, {})).empresas.find(
    ({ empresa }) => empresa === nombre,
  )?.banderas;
const cambiadas = () => auditadas(platform, 'banderas cambiadas');

describe('the flags of an area', () => {
  it('are off until the operator switches one on, for that company alone', async () => {
    expect(await banderasDe(ADMIN)).toEqual({ [PUERTO.empresa]: [], [ANDINA.empresa]: [] });
    expect((await cambiar(cambio())).data).toEqual({ cambiados: 1 });
    expect(await banderasDe(ADMIN)).toEqual({
      [PUERTO.empresa]: ['caja.nueva-cuenta'],
      [ANDINA.empresa]: [],
    });
    expect(await enLista(PUERTO.empresa)).toEqual(['caja.nueva-cuenta']);
    expect(await enLista(ANDINA.empresa)).toEqual([]);
  });

  it('are switched off again, and each change says who made it of what', async () => {
    await cambiar(cambio(), cambio({ bandera: 'otra' }));
    expect((await cambiar(cambio({ activa: false }), cambio({ bandera: 'otra' }))).data).toEqual({
      cambiados: 1,
    });
    expect(await banderasDe(CAJERO)).toEqual({ [PUERTO.empresa]: ['caja.otra'] });
    expect(await cambiadas()).toEqual([
      {
        empresa_id: PUERTO.id,
        usuario_id: OPERADOR.id,
        antes: { 'caja.nueva-cuenta': false, 'caja.otra': false },
        despues: { 'caja.nueva-cuenta': true, 'caja.otra': true },
      },
      {
        empresa_id: PUERTO.id,
        usuario_id: OPERADOR.id,
        antes: { 'caja.nueva-cuenta': true },
        despues: { 'caja.nueva-cuenta': false },
      },
    ]);
    const [fila] = await platform.sql<{ por: string }>(
      "select por from plataforma.banderas_empresa where bandera = 'nueva-cuenta'",
    );
    expect(fila?.por).toBe(OPERADOR.id);
  });

  it('are off where no build in use declares them any more, though they were on', async () => {
    await cambiar(cambio());
    await publicar('b'.repeat(12), 'otra');
    expect(await banderasDe(CAJERO)).toEqual({ [PUERTO.empresa]: [] });
  });

  it('are off where their area is', async () => {
    await cambiar(cambio());
    await platform.pedir(calls.cambiarAreas, OPERADOR, {
      cambios: [{ empresa: PUERTO.empresa, area: 'caja', activa: false }],
    });
    expect(await banderasDe(ADMIN)).toEqual({ [PUERTO.empresa]: [], [ANDINA.empresa]: [] });
  });

  it.each<[string, Partial<Cambio>, number, string, string]>([
    [
      'a flag that no build declares',
      { bandera: 'ninguna' },
      404,
      'cambios.1.bandera',
      'El área caja no tiene la bandera ninguna',
    ],
    [
      'an area that there is not',
      { area: 'nadie' },
      404,
      'cambios.1.bandera',
      'El área nadie no tiene la bandera nueva-cuenta',
    ],
    [
      'a company that there is not',
      { empresa: 'Nadie' },
      404,
      'cambios.1.empresa',
      'La empresa no existe',
    ],
    [
      'a name that no flag has',
      { bandera: 'Nueva Cuenta' },
      400,
      'cambios.1.bandera',
      "Una bandera se escribe como 'nueva-cuenta': minúsculas, números y guiones",
    ],
    [
      'the same flag twice',
      {},
      400,
      'cambios.1.bandera',
      `La bandera nueva-cuenta de ${PUERTO.empresa} está dos veces`,
    ],
  ])('are all refused with %s', async (_que, over, status, campo, msg) => {
    const { status: dado, errores } = await cambiar(cambio(), cambio(over));
    expect({ status: dado, errores }).toEqual({ status, errores: [{ campo, msg }] });
    expect(await banderasDe(CAJERO)).toEqual({ [PUERTO.empresa]: [] });
    expect(await cambiadas()).toEqual([]);
  });

  it('are changed once each, however many ask at once', async () => {
    const respuestas = await Promise.all(Array.from({ length: 6 }, () => cambiar(cambio())));
    const cambiados = respuestas.map(({ data }) => data?.cambiados ?? -1).toSorted();
    expect(cambiados).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await cambiadas()).toHaveLength(1);
  });
});
