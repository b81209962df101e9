import { beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { generarCertificadoDePrueba } from '../firmas/generarCertificadoDePrueba';
import { deEntregas } from '../testing/entregas';
import { darCertificado, empresaId, vender } from '../testing/mundo';

import { trasEnvio } from './cambios';
import { POR_EMPEZAR } from './ritmo';
import { trabajosRepository } from './trabajosRepository';

const e = deEntregas({ despejadas: true });

describe('a paused company', () => {
  it('sends nothing until it is resumed, and the others go on', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['28'] }]);
    const primera = await e.vender();
    await e.rondas(1);
    const segunda = await e.vender();
    const otra = await vender(e.mundo, ANDINA, { hoy: fechaNegocio(new Date()) });
    await e.rondas(3);
    const estados = async () => [
      (await e.documento(primera))?.estado,
      (await e.documento(segunda))?.estado,
      (await e.documento(otra.clave))?.estado,
    ];
    expect(await estados()).toEqual(['EMPRESA_PAUSADA', 'POR_FIRMAR', 'AUTORIZADO']);
    expect(await e.pausas.leer(empresaId(PUERTO))).toMatchObject({
      clave_acceso: primera,
      codigo: '28',
      pendientes: 2,
    });

    await e.reanudar();
    await e.rondas(1);
    expect(await estados()).toEqual(['AUTORIZADO', 'AUTORIZADO', 'AUTORIZADO']);
  });

  it('of tests sends what is of production, whose pause takes its place; one act resumes both', async () => {
    const hoy = fechaNegocio(new Date());
    const real = async () => (await vender(e.mundo, PUERTO, { hoy, ambiente: '2' })).clave;
    const parar = () => e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['28'] }]);
    await parar();
    const dePrueba = await e.vender();
    await e.rondas(1);
    const claves = [dePrueba, await real(), await e.vender()];
    const estados = async () =>
      Promise.all(claves.map(async (clave) => (await e.documento(clave))?.estado));
    const detenidas = async () => {
      const filas = await e.sql<{ clave_acceso: string }>(
        'select clave_acceso from facturacion.facturas_en_espera($1) where detenida',
        [PUERTO.id],
      );
      return claves.map((clave) => filas.some((fila) => fila.clave_acceso === clave));
    };
    await e.rondas(1);
    expect(await estados()).toEqual(['EMPRESA_PAUSADA', 'AUTORIZADO', 'POR_FIRMAR']);
    expect(await e.pausas.leer(empresaId(PUERTO))).toMatchObject({ ambiente: '1', pendientes: 2 });
    expect(await detenidas()).toEqual([true, false, true]);

    await parar();
    claves.push(await real());
    await e.rondas(1);
    claves.push(await real());
    await e.rondas(1);
    expect((await estados()).slice(3)).toEqual(['EMPRESA_PAUSADA', 'POR_FIRMAR']);
    expect(await detenidas()).toEqual([true, false, false, true, true]);
    expect(await e.pausas.leer(empresaId(PUERTO))).toMatchObject({
      clave_acceso: claves[3],
      ambiente: '2',
      pendientes: 2,
    });
    await e.apurar(claves[4] ?? '');
    expect(await e.documento(claves[4] ?? '')).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'La emisión de la empresa está en pausa',
    });

    await e.reanudar();
    await e.rondas(2);
    expect(await estados()).toEqual(claves.map(() => 'AUTORIZADO'));
  });

  it('signs a hurried sale, does not send it, and says why', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['28'] }]);
    const primera = await e.vender();
    await e.rondas(1);
    const clave = await e.vender();
    await e.apurar(clave);
    expect(await e.documento(clave)).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'La emisión de la empresa está en pausa',
    });
    await e.apurar(primera);
    expect(await e.documento(primera)).toMatchObject({ estado: 'EMPRESA_PAUSADA', codigo: '28' });
    expect(await e.pasos(primera)).toHaveLength(2);
    expect(await e.pasos(clave)).toEqual(['FIRMA FIRMADA']);
  });

  it('signs anew with the certificate that replaced a refused one, keys and numbers kept', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'noAutorizar', codigos: ['39'] }]);
    const clave = await e.vender();
    await e.rondas(1);
    const [segunda, sinSalir, dudosa] = [await e.vender(), await e.vender(), await e.vender()];
    for (const firmada of [segunda, sinSalir, dudosa]) await e.apurar(firmada);
    const dejar = (deTrabajo: string, una: string) =>
      comoDueno(
        e.mundo.url,
        `update facturacion.trabajos set intentos = 4, ${deTrabajo} where clave_acceso = $1`,
        [una],
      );
    await dejar('envios = 0', sinSalir); // there was no line
    await dejar('envios = 1, enviado_en = now(), dudoso = true', dudosa);
    const todas = () => Promise.all([clave, segunda, sinSalir, dudosa].map(e.documento));
    const antes = await todas();
    await darCertificado(
      e.mundo,
      PUERTO,
      generarCertificadoDePrueba({ ruc: PUERTO.ruc, nombre: 'OTRO' }),
    );
    await e.reanudar();
    await e.rondas(3);
    const despues = await todas();
    expect(despues.map((fila) => fila?.estado)).toEqual(despues.map(() => 'AUTORIZADO'));
    const deNuevo = despues.map((fila, i) => fila?.xml_firmado !== antes[i]?.xml_firmado);
    expect(deNuevo).toEqual([true, true, true, false]);
    expect((await e.pasos(clave)).filter((paso) => paso === 'FIRMA FIRMADA')).toHaveLength(2);
  });
});

describe('a refusal that is written down while somebody resumes the company', () => {
  const RETENER = 'select pg_advisory_xact_lock(28)';
  const RETENIDO = `
    create function facturacion.retenido() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(28); return new; end $$;
    create trigger retenido before update on facturacion.trabajos for each row
      when (old.arriendo is not null and new.arriendo is null) execute function facturacion.retenido()`;

  it('leaves no document stopped without a pause', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['28'] }]);
    const primera = await e.vender();
    await e.rondas(1);
    const segunda = await e.vender();
    const trabajos = trabajosRepository(e.mundo.db);
    const trabajo = await trabajos.tomarUno(empresaId(PUERTO), segunda, new Date());
    if (!trabajo) throw new Error('expected a lease');

    await comoDueno(e.mundo.url, RETENIDO);
    const cerrojo = await echarCerrojo(e.mundo.url, RETENER);
    const rechazo = trasEnvio({
      estado: 'DEVUELTA',
      mensajes: [{ identificador: '28', mensaje: '', informacionAdicional: '', tipo: 'ERROR' }],
    });
    const escrito = trabajos.anotar(trabajo, {
      cambio: { ...rechazo, xmlFirmado: '<factura/>' },
      marcha: POR_EMPEZAR,
      intento: { paso: 'ENVIO', resultado: '', milisegundos: 1 },
      correo: null,
      ahora: new Date(),
      proximo: new Date(),
    });
    await cerrojo.esperan(1);
    const reanudada = e.reanudar();
    await Promise.race([cerrojo.esperan(2), reanudada]); // it waits for the refusal, or has gone past it
    await cerrojo.abrir();
    await reanudada;
    expect(await escrito).toBe(true);
    await comoDueno(e.mundo.url, 'drop function facturacion.retenido() cascade');

    const detenidos = (await Promise.all([primera, segunda].map((clave) => e.documento(clave))))
      .map((fila) => fila?.estado)
      .filter((estado) => estado === 'EMPRESA_PAUSADA');
    expect({ detenidos, pausada: await e.pausada() }).toEqual({ detenidos: [], pausada: false });
  });
});

describe('the order of issue', () => {
  beforeEach(() => {
    e.volverAAhora(); // after two hours a document holds nobody up any more
  });

  it('is kept: a later document waits for the one before it, and both arrive', async () => {
    await e.guion([{ en: 'recepcion', hace: 'fallo' }]);
    const primera = await e.vender();
    const segunda = await e.vender();
    await e.unaRonda();
    await e.unaRonda();
    expect((await e.documento(primera))?.estado).toBe('FIRMADA');
    expect(await e.pasos(segunda)).toEqual([]);

    // what became of the first is not known yet: hurrying the second asks nothing of it
    const antes = await e.pasos(primera);
    await e.apurar(segunda);
    expect(await e.pasos(primera)).toEqual(antes);
    expect(await e.pasos(segunda)).toEqual(['FIRMA FIRMADA']);

    await e.rondas(3);
    expect((await e.documento(primera))?.estado).toBe('AUTORIZADO');
    expect((await e.documento(segunda))?.estado).toBe('AUTORIZADO');
  });

  it('hurrying a document takes those before it along', async () => {
    const primera = await e.vender();
    const segunda = await e.vender();
    await e.apurar(segunda);
    expect((await e.documento(primera))?.estado).toBe('AUTORIZADO');
    expect((await e.documento(segunda))?.estado).toBe('AUTORIZADO');
  });

  it('does not keep a cashier waiting for a document that hangs', async () => {
    await e.guion([{ en: 'recepcion', hace: 'demorado', ms: 6_000 }]);
    await e.vender();
    let colgada = true;
    const ronda = e.unaRonda().finally(() => (colgada = false));
    const clave = await e.vender();
    await e.apurar(clave);
    expect(colgada).toBe(true);
    expect(await e.documento(clave)).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'El SRI está lento: la factura saldrá sola',
    });
    await ronda;
    await e.rondas(3); // it may not be due at once: its own turn comes after what it waited for
    expect((await e.documento(clave))?.estado).toBe('AUTORIZADO');
  });

  it('leaves a hurried document signed and saying that it waits while the one before it fails', async () => {
    await e.guion([{ en: 'recepcion', hace: 'fallo', veces: 3 }]);
    await e.vender();
    await e.unaRonda();
    const segunda = await e.vender();
    await e.apurar(segunda);
    expect(await e.documento(segunda)).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'El SRI está lento: la factura saldrá sola',
    });
  });
});

describe('trying again', () => {
  it('signs anew what the company corrected, with the same key', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['35'] }]);
    const clave = await e.vender();
    await e.rondas(1);
    const antes = await e.documento(clave);
    await comoDueno(e.mundo.url, 'update identidad.empresas set direccion = $2 where id = $1', [
      PUERTO.id,
      'Malecón 2000',
    ]);
    await e.reintentar(clave);
    await e.rondas(1);
    const despues = await e.documento(clave);
    expect(despues?.estado).toBe('AUTORIZADO');
    expect(despues?.xml_firmado).toContain('<dirEstablecimiento>Malecón 2000<');
    expect(antes?.xml_firmado).not.toContain('Malecón 2000');
    expect((await e.pasos(clave))[2]).toBe('REINTENTO POR_FIRMAR');
  });

  it('is for refused documents of the own empresa only', async () => {
    const clave = await e.vender();
    expect(await e.reintentar(clave)).toBe(false);
    await e.rondas(1);
    expect(await e.reintentar(clave)).toBe(false);

    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['35'] }]);
    const devuelta = await e.vender();
    await e.rondas(1);
    expect(await e.reintentar(devuelta, empresaId(ANDINA))).toBe(false);
    expect((await e.documento(devuelta))?.estado).toBe('DEVUELTA');
  });

  it('sends again what is refused for its old bytes, when the answer to the new ones was lost', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'noAutorizar', codigos: ['35'] }]);
    const clave = await e.vender();
    await e.rondas(1);
    await e.guion([{ en: 'recepcion', hace: 'caida' }]);
    await e.reintentar(clave);
    await e.rondas(1);
    expect((await e.documento(clave))?.estado).toBe('FIRMADA');
    await e.rondas(2);
    expect((await e.documento(clave))?.estado).toBe('AUTORIZADO');
  });

  it('reads and resumes no pause of another empresa', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['28'] }]);
    await e.vender();
    await e.rondas(1);
    expect(await e.pausas.leer(empresaId(ANDINA))).toBeUndefined();
    expect(await e.pausas.reanudar(empresaId(ANDINA), { por: 'otro', ahora: new Date() })).toBe(
      false,
    );
    expect(await e.pausada()).toBe(true);
  });
});
