import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import {
  dispositivosCalls as calls,
  LLAVES_POR_DIA,
  type LlavePublica,
} from '@comanda/shared/contracts/admin/dispositivos';

import { contactar, otraLlave, porEnviar, registrar, type Equipo } from '../testing/dispositivos';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';

const T0 = new Date('2026-11-20T18:00:00Z');
const HORA_MS = 3_600_000;
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * HORA_MS);
const { empresa } = PUERTO;

let servicio: Facturacion;
let ahora = T0;
let equipo: Equipo;
beforeAll(async () => {
  servicio = await abrirFacturacion({ reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(async () => {
  ahora = T0;
  equipo = await registrar(servicio);
});

const firmar = (publica: LlavePublica, quien: { id: string } = CAJERO, token = equipo.token) => {
  const { dispositivo } = equipo;
  const dicha = { empresa, dispositivo, token, publica };
  return servicio.pedir(calls.registrarLlaveDeEquipo, quien, dicha);
};
const pruebas = async (llave: string, de: { id: string }, momento: Date) => {
  const [fila] = await servicio.sql<{ llave: LlavePublica | null; nada_antes: Date | null }>(
    'select * from facturacion.leer_pruebas($1, $2, $3, $4, $5)',
    [PUERTO.id, equipo.dispositivo, de.id, llave, momento],
  );
  return fila;
};
const huellaDe = async (llave: LlavePublica, quien: { id: string } = CAJERO) =>
  (await firmar(llave, quien)).data?.huella ?? '';

describe('the key of whoever is in at a till', () => {
  it('is of whose session it is, for as long as a lease is, and said again for longer', async () => {
    const llave = otraLlave();
    const dicha = await firmar(llave);
    expect(dicha).toMatchObject({ status: 200, data: { hasta: enHoras(48).toISOString() } });
    const huella = dicha.data?.huella ?? '';
    expect(await pruebas(huella, CAJERO, enHoras(1))).toMatchObject({ llave: { x: llave.x } });
    expect(await pruebas(huella, ADMIN, enHoras(1))).toMatchObject({ llave: null });
    expect(await pruebas(huella, CAJERO, enHoras(-1))).toMatchObject({ llave: null });
    expect(await pruebas(huella, CAJERO, enHoras(49))).toMatchObject({ llave: null });
    ahora = enHoras(24);
    expect(await firmar(llave)).toMatchObject({
      data: { huella, hasta: enHoras(72).toISOString() },
    });
    expect(await firmar(llave, MESERO)).toMatchObject({ status: 409, code: 'LLAVE_DE_OTRO' });
    ahora = enHoras(73);
    expect(await firmar(llave)).toMatchObject({ status: 409, code: 'LLAVE_DE_OTRO' });
  });

  it('takes the place of the one before, which is good for what was done until then', async () => {
    const antes = await huellaDe(otraLlave());
    const deOtro = await huellaDe(otraLlave(), MESERO);
    ahora = enHoras(2);
    await huellaDe(otraLlave());
    expect(await pruebas(antes, CAJERO, enHoras(1))).toMatchObject({ llave: { kty: 'EC' } });
    expect(await pruebas(antes, CAJERO, enHoras(3))).toMatchObject({ llave: null });
    expect(await pruebas(deOtro, MESERO, enHoras(3))).toMatchObject({ llave: { kty: 'EC' } });
  });

  it('is refused of no curve, with a private half, with a wrong token, and one too many a day', async () => {
    const rara = { ...otraLlave(), y: 'A'.repeat(43) };
    expect(await firmar(rara)).toMatchObject({ status: 400, code: 'LLAVE_INVALIDA' });
    const entera = { ...otraLlave(), d: 'A'.repeat(43) };
    expect(await firmar(entera)).toMatchObject({ status: 400 });
    const { token } = await registrar(servicio);
    expect(await firmar(otraLlave(), CAJERO, token)).toMatchObject({
      status: 403,
      code: 'DISPOSITIVO_DESCONOCIDO',
    });
    for (let una = 0; una < LLAVES_POR_DIA; una += 1) await huellaDe(otraLlave());
    expect(await firmar(otraLlave())).toMatchObject({ status: 409, code: 'LLAVES_DE_MAS' });
    expect(await firmar(otraLlave(), MESERO)).toMatchObject({ status: 200 });
  });

  it('ends with its till', async () => {
    const huella = await huellaDe(otraLlave());
    const { dispositivo } = equipo;
    await servicio.dato(calls.revocarDispositivo, ADMIN, { empresa, dispositivo });
    expect(await pruebas(huella, CAJERO, enHoras(0))).toMatchObject({ llave: null });
    expect(await firmar(otraLlave())).toMatchObject({ status: 409, code: 'DISPOSITIVO_REVOCADO' });
  });
});

describe('what a till said at its contacts', () => {
  const nadaAntes = async () => (await pruebas('', CAJERO, ahora))?.nada_antes;

  it('is kept: nothing older than what it had left is to come', async () => {
    expect(await nadaAntes()).toBeNull();
    await contactar(servicio, equipo, ahora, { por_enviar: porEnviar([], enHoras(-2)) });
    expect(await nadaAntes()).toEqual(T0);
    ahora = enHoras(4);
    const sinDecir = { cuantas: 1, desde: null, claves: [] };
    await contactar(servicio, equipo, ahora, { por_enviar: sinDecir });
    expect(await nadaAntes()).toEqual(T0);
    ahora = enHoras(5);
    const waits = { cuantas: 1, desde: enHoras(3).toISOString(), claves: [] };
    await contactar(servicio, equipo, ahora, { por_enviar: waits });
    expect(await nadaAntes()).toEqual(enHoras(3));
    ahora = enHoras(6);
    const antes = { ...waits, desde: enHoras(-90).toISOString() };
    await contactar(servicio, equipo, ahora, { por_enviar: antes });
    expect(await nadaAntes()).toEqual(enHoras(3)); // it is not undone by saying another thing later
    expect(
      await servicio.sql(
        'select por_enviar from facturacion.dispositivo_contactos where dispositivo_id = $1',
        [equipo.dispositivo],
      ),
    ).toHaveLength(4);
  });

  it('goes with the contacts that come sixty days later, and what it proved stays', async () => {
    for (const hora of [0, 1, 2]) {
      ahora = enHoras(hora);
      await contactar(servicio, equipo, ahora);
    }
    const guardados = async () =>
      servicio.sql<{ cuando: Date }>(
        'select cuando from facturacion.dispositivo_contactos where dispositivo_id = $1 order by id',
        [equipo.dispositivo],
      );
    const despues = 61 * 24;
    ahora = enHoras(despues);
    await contactar(servicio, equipo, ahora);
    expect(await guardados()).toEqual([{ cuando: enHoras(despues) }]);
    expect(await nadaAntes()).toEqual(ahora);
  });

  it('begins the lease of its numbers anew, but for those it has sold with', async () => {
    const dicho = await contactar(servicio, equipo, ahora, { numeros: 2 });
    const [vendida = ''] = dicho.arriendo?.numeros.map(({ claves }) => claves[0] ?? '') ?? [];
    ahora = enHoras(40);
    await contactar(servicio, equipo, ahora, {
      numeros: 2,
      por_enviar: porEnviar([vendida], enHoras(1)),
    });
    const desde = await servicio.sql<{ arrendada_en: Date }>(
      `select arrendada_en from facturacion.reservas where dispositivo_id = $1 order by secuencial`,
      [equipo.dispositivo],
    );
    expect(desde.map(({ arrendada_en }) => arrendada_en)).toEqual([T0, ahora, ahora]);
  });
});
