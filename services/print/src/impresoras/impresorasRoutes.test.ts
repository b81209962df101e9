import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { otraImpresora, VINCULO } from '@comanda/kit/testing/cajon';
import { clienteDe } from '@comanda/kit/testing/cliente';
import { hasta } from '@comanda/kit/testing/hasta';
import { impresorasCalls as calls } from '@comanda/shared/contracts/caja/impresoras';

import { buildPrint } from '../app';
import { guardaDeCajon } from '../cajon/guardaDeCajon';
import { leerEnv } from '../env';
import { decodificar, textoImpreso } from '../escpos/decodificar';
import { abrirImpresora } from '../testing/impresoraFalsa';

import { elegirImpresoras } from './elegirImpresoras';
import { DE_FABRICA } from './perfil';

const ORIGEN = 'http://localhost:3000';
const cambio = (direccion: string, over: object = {}) => ({
  puesto: '',
  version: 0,
  clase: 'RED' as const,
  direccion,
  ...DE_FABRICA,
  ...over,
});

let carpeta: string;
beforeEach(() => {
  carpeta = mkdtempSync(path.join(tmpdir(), 'impresoras-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

async function encender({ vinculado = false } = {}) {
  const cajon = guardaDeCajon(null);
  if (vinculado) cajon.vincular({ vinculo: VINCULO });
  const impresoras = elegirImpresoras(leerEnv({}), { dataDir: carpeta, carpeta });
  const app = await buildPrint({ impresoras, origenes: [ORIGEN], cajon }, { log: false });
  const cliente = clienteDe(app);
  const pedir = (call: (typeof calls)[keyof typeof calls], entrada: object, headers: object) =>
    cliente.pedirMal(call, null, entrada, { headers: { ...headers } });
  return {
    guardar: (entrada: object, headers: object = { origin: ORIGEN }) =>
      pedir(calls.guardarImpresora, entrada, headers),
    probar: (puesto = '') => pedir(calls.probarImpresora, { puesto }, { origin: ORIGEN }),
    leer: () => pedir(calls.leerImpresoras, {}, { origin: ORIGEN }),
  };
}

describe('the printers of a till', () => {
  it('are changed from a page of the product, and the next paper comes out there', async () => {
    const falsa = await abrirImpresora();
    const { guardar, probar, leer } = await encender();
    expect((await guardar(cambio('10.0.0.5'), {})).code).toBe('ORIGEN_NO_PERMITIDO');
    const hecho = await guardar(cambio(`127.0.0.1:${falsa.port}`, { columnas: '32' }));
    expect(hecho.cuerpo).toMatchObject({ data: { version: 1 } });
    expect((await leer()).cuerpo).toEqual(hecho.cuerpo);
    expect((await probar()).status).toBe(200);
    await hasta('its paper', () => falsa.recibidos.length > 0);
    await falsa.cerrar();
    const texto = textoImpreso(decodificar(falsa.recibidos[0]!)).join('\n');
    expect(texto).toMatch(/^ +PRUEBA$/m);
    expect(texto).toMatch(/^Columnas {22}32$/m);
    expect(texto).toContain('áéíóú ÁÉÍÓÚ ñÑ üÜ ¿? ¡! €');
  });

  it('say that one that is off did not print', async () => {
    const { guardar, probar } = await encender();
    await guardar(cambio('127.0.0.1:1'));
    expect((await probar()).code).toBe('IMPRESORA_NO_DISPONIBLE');
  });

  it('are changed by the word of the company alone that the service is paired with', async () => {
    const { guardar } = await encender({ vinculado: true });
    expect((await guardar(cambio('10.0.0.5'))).code).toBe('IMPRESORAS_SIN_FIRMA');
    const { presente } = otraImpresora(cambio('10.0.0.6'));
    expect((await guardar({ ...cambio('10.0.0.5'), presente })).code).toBe('IMPRESORAS_SIN_FIRMA');
    const firmado = otraImpresora(cambio('10.0.0.5'));
    expect((await guardar(firmado)).status).toBe(200);
    const otro = otraImpresora(cambio('10.0.0.6', { version: 1 }));
    expect((await guardar(otro)).status).toBe(200);
    expect((await guardar(firmado)).code).toBe('IMPRESORAS_CAMBIARON'); // the first word again
  });

  it.each([
    ['RED', '', 'direccion'],
    ['RED', 'http://10.0.0.5', 'direccion'],
    ['RED', '10.0.0.5:70000', 'direccion'],
    ['COLA', '-d otra', 'direccion'],
    ['COLA', '..\\otra', 'direccion'],
    ['CAJA', '', 'clase'],
  ])('are refused as %s at %j, naming the field', async (clase, direccion, campo) => {
    const { guardar } = await encender();
    const respuesta = await guardar(cambio(direccion, { clase }));
    expect(respuesta.status).toBe(400);
    expect(JSON.stringify(respuesta.cuerpo)).toContain(campo);
  });
});
