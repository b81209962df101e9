import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';

import { abrirAlmacen } from '../piezas';
import { abrirMundo, empresaId, todos, type Mundo } from '../testing/mundo';

import { certificadosRepository } from './certificadosRepository';
import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

describe('almacenCertificados', () => {
  it('keeps the P12 and its password encrypted, and opens them again in another process', async () => {
    const { p12, clave } = generarCertificadoDePrueba({ ruc: PUERTO.ruc, nombre: 'UNO' });
    const guardado = await abrirAlmacen(mundo.deps).guardar(puerto, { p12, clave });
    const abierto = await abrirAlmacen(mundo.deps).deEmpresa(puerto);
    const [fila] = await todos<{ p12_cifrado: Buffer; clave_cifrada: Buffer; ruc_titular: string }>(
      mundo,
      'certificados',
    );

    expect(abierto?.huella).toBe(guardado.huella);
    expect(fila?.ruc_titular).toBe(PUERTO.ruc);
    expect(fila?.p12_cifrado.includes(p12.subarray(0, 64))).toBe(false);
    expect(fila?.clave_cifrada.includes(Buffer.from(clave))).toBe(false);
  });

  it('signs with the latest of two, and again with the first when it comes back', async () => {
    const almacen = abrirAlmacen(mundo.deps);
    const uno = generarCertificadoDePrueba({ ruc: PUERTO.ruc, nombre: 'UNO' });
    const dos = generarCertificadoDePrueba({ ruc: PUERTO.ruc, nombre: 'DOS' });
    const primero = await almacen.guardar(puerto, uno);
    const segundo = await almacen.guardar(puerto, dos);
    expect((await almacen.deEmpresa(puerto))?.huella).toBe(segundo.huella);

    await almacen.guardar(puerto, uno);
    expect((await almacen.deEmpresa(puerto))?.huella).toBe(primero.huella);
  });

  it('has no certificate of another empresa, by any method', async () => {
    const { p12, clave } = generarCertificadoDePrueba({ ruc: PUERTO.ruc, nombre: 'MIO' });
    const { huella } = await abrirAlmacen(mundo.deps).guardar(puerto, { p12, clave });
    const certificados = certificadosRepository(mundo.db);

    expect(await certificados.huellaActiva(andina)).toBeNull();
    expect(await abrirAlmacen(mundo.deps).deEmpresa(andina)).toBeNull();
    await expect(certificados.leerCifrado(andina, huella)).rejects.toThrow();
    await abrirAlmacen(mundo.deps).guardar(andina, { p12, clave }); // the same file, for another company
    expect(await certificados.huellaActiva(puerto)).toBe(huella);
  });
});
