import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { enPeticion } from '@comanda/kit/http/peticionEnCurso';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { abrirAlmacen, entregaDe } from '../piezas';
import { startWorker } from '../worker';
import { comprobantesRepository } from '../documento/comprobantesRepository';
import { facturaXml } from '../domain/factura';
import { validarFactura } from '../domain/validarFactura';
import { firmarXml } from '../firmas/firmarXml';
import { verificarFirma } from '../firmas/verificarFirma';
import { abrirMundo, darCertificado, empresaId, todos, vender, type Mundo } from '../testing/mundo';
import { abrirSandbox, type SandboxDePrueba } from '../testing/sandbox';
import { makeClave, makeEmisor, makeVenta } from '../testing/ventas';

import { sriCliente } from './sriCliente';
import { trabajosRepository } from './trabajosRepository';

type Fila = {
  clave_acceso: string;
  estado: string;
  codigo: string | null;
  mensaje: string | null;
  xml_firmado: string | null;
  xml_autorizado: string | null;
};
type Intento = {
  id: string;
  clave_acceso: string;
  paso: string;
  resultado: string;
  mensaje: string | null;
  veces: number;
  en: Date;
  ultima: Date | null;
};

const fallos: string[] = [];
const dichos: { detalle: object; mensaje: string }[] = [];
const log = {
  error: (detalle: object, mensaje: string) =>
    void fallos.push(`${mensaje}: ${JSON.stringify(detalle)}`),
  info: (detalle: object, mensaje: string) => void dichos.push({ detalle, mensaje }),
};
const hoy = fechaNegocio(new Date());

let sandbox: SandboxDePrueba;
let mundo: Mundo;
let adelanto = 0;
beforeAll(async () => {
  sandbox = await abrirSandbox();
  mundo = await abrirMundo(sandbox.url);
  mundo.deps = { ...mundo.deps, reloj: () => new Date(Date.now() + adelanto) };
  await darCertificado(mundo, PUERTO);
});
afterAll(async () => {
  await mundo.close();
  await sandbox.cerrar();
});
beforeEach(async () => {
  fallos.length = 0;
  dichos.length = 0;
  await sandbox.poner('normal');
  await masTarde(); // what a test left waiting goes first
  while ((await entregaDe(mundo.deps, log).ronda()) > 0);
});

const documento = async (clave: string) =>
  (await todos<Fila>(mundo, 'comprobantes')).find((fila) => fila.clave_acceso === clave);
const pasos = async (clave: string) =>
  (await todos<Intento>(mundo, 'intentos'))
    .filter((fila) => fila.clave_acceso === clave)
    .sort((a, b) => Number(a.id) - Number(b.id))
    .map(({ paso, resultado, veces }) => `${paso} ${resultado}${veces > 1 ? ` ×${veces}` : ''}`);
const enCola = async (clave: string) =>
  (await todos<Fila>(mundo, 'trabajos')).some((fila) => fila.clave_acceso === clave);
/** Makes every waiting job due, by the clocks of both sides. */
const masTarde = () => {
  adelanto += 3_700_000;
  return sandbox.adelantar(adelanto);
};

/** Asked and sent in one, asked again in the other: there is a second between two questions. */
async function dosRondas(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await masTarde();
    await entregaDe(mundo.deps, log).ronda();
  }
}

describe('delivery against the sandbox, over HTTP', () => {
  it('signs, sends and stores what the authority authorised', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();

    const fila = await documento(clave);
    expect(fila).toMatchObject({ estado: 'AUTORIZADO', mensaje: null });
    expect(await pasos(clave)).toEqual(['FIRMA FIRMADA', 'ENVIO RECIBIDA', 'CONSULTA AUTORIZADO']);
    expect(await enCola(clave)).toBe(false);
    expect(fila?.xml_autorizado).toContain(`<numeroAutorizacion>${clave}</numeroAutorizacion>`);
    expect(await comprobantesRepository(mundo.db).xml(empresaId(PUERTO), clave)).toBe(
      fila?.xml_autorizado,
    );
    expect(fallos).toEqual([]);
  });

  it('says what came of it once, with the request that queued it', async () => {
    const { clave } = await enPeticion('pedido-1234', () => vender(mundo, PUERTO, { hoy }));
    await entregaDe(mundo.deps, log).ronda();
    const { clave: deNadie } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();

    const de = (una: string) =>
      dichos.filter(({ detalle }) => 'clave' in detalle && detalle.clave === una);
    expect(de(clave)).toEqual([
      {
        mensaje: 'document delivered',
        detalle: { clave, reqId: 'pedido-1234', estado: 'AUTORIZADO', codigo: null },
      },
    ]);
    expect(de(deNadie).map(({ detalle }) => 'reqId' in detalle)).toEqual([false]);
  });

  it('names the request that queued a document whose delivery breaks', async () => {
    const { clave } = await enPeticion('pedido-5678', () => vender(mundo, PUERTO, { hoy }));
    const sri = { ...mundo.deps.sri, enviar: () => Promise.reject(new Error('nuestro')) };
    await entregaDe({ ...mundo.deps, sri }, log).ronda();

    expect(fallos).toEqual([expect.stringMatching(/^delivery failed: .*pedido-5678/)]);
    expect(fallos[0]).toContain(clave);
  });

  it('waits visibly while the authority is down, and then sends the same bytes', async () => {
    await sandbox.poner('caida');
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();
    const antes = await documento(clave);
    expect(antes).toMatchObject({
      estado: 'FIRMADA',
      mensaje: 'El SRI no responde. Se enviará de nuevo',
    });
    expect(await enCola(clave)).toBe(true);

    await sandbox.poner('normal');
    await dosRondas();
    const despues = await documento(clave);
    expect(despues).toMatchObject({
      estado: 'AUTORIZADO',
      mensaje: null,
      xml_firmado: antes?.xml_firmado,
    });
  });

  it('asks before it sends again when the answer to a document was lost', async () => {
    await sandbox.poner('mudo');
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();

    await sandbox.poner('normal');
    await masTarde();
    await entregaDe(mundo.deps, log).ronda();
    expect(await pasos(clave)).toEqual(['FIRMA FIRMADA', 'ENVIO FIRMADA', 'CONSULTA AUTORIZADO']);
  });

  it('knows that nothing left where nobody listens, and sends without asking once somebody does', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const sri = sriCliente({ direccion: () => 'http://127.0.0.1:65530' });
    for (let i = 0; i < 3; i++) {
      await entregaDe({ ...mundo.deps, sri }, log).ronda();
      await masTarde();
    }
    expect((await documento(clave))?.estado).toBe('FIRMADA');

    await entregaDe(mundo.deps, log).ronda();
    expect(await pasos(clave)).toEqual([
      'FIRMA FIRMADA',
      'ENVIO NO_SALIO ×3',
      'ENVIO RECIBIDA',
      'CONSULTA AUTORIZADO',
    ]);
  });

  it('asks first about a document whose worker died with it', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const sri = sriCliente({ direccion: () => 'http://127.0.0.1:65530' });
    await entregaDe({ ...mundo.deps, sri }, log).ronda(); // signed
    await masTarde();
    const trabajos = trabajosRepository(mundo.db);
    expect(await trabajos.tomarUno(empresaId(PUERTO), clave, mundo.deps.reloj())).not.toBeNull();

    await dosRondas(); // nobody gave it back
    expect((await pasos(clave)).slice(2)).toEqual([
      'CONSULTA FIRMADA',
      'ENVIO RECIBIDA',
      'CONSULTA AUTORIZADO',
    ]);
  });

  it('keeps as the invoice what the authority authorised, though it was corrected meanwhile', async () => {
    await sandbox.poner('mudo');
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();
    const enviado = (await documento(clave))?.xml_firmado ?? '';
    await comoDueno(
      mundo.url,
      `update facturacion.comprobantes
          set estado = 'POR_FIRMAR', datos = jsonb_set(datos, '{comprador,razon_social}', '"Otra Persona"')
        where clave_acceso = $1`,
      [clave],
    );
    await sandbox.poner('normal');
    await masTarde();
    await entregaDe(mundo.deps, log).ronda();

    const fila = await documento(clave);
    // asked before the corrected one is sent: they have the first
    expect((await pasos(clave)).filter((paso) => paso.startsWith('ENVIO'))).toHaveLength(1);
    expect(fila).toMatchObject({ estado: 'AUTORIZADO', xml_firmado: enviado });
    expect(fila?.xml_autorizado).toContain('María Fernanda Salazar');
    expect(fila?.xml_autorizado).not.toContain('Otra Persona');
  });

  it('takes a 500 for no answer', async () => {
    await sandbox.poner('fallo');
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();
    expect((await documento(clave))?.estado).toBe('FIRMADA');
  });

  it('gives up on a slow answer, and the document waits', async () => {
    await sandbox.poner('demorado', 3_000);
    const sri = sriCliente({ direccion: () => sandbox.url, limiteMs: 300 });
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe({ ...mundo.deps, sri }, log).ronda();
    expect((await documento(clave))?.estado).toBe('FIRMADA');
  });

  it('waits for the certificate of a company that has none', async () => {
    const { clave } = await vender(mundo, ANDINA, { hoy });
    await entregaDe(mundo.deps, log).ronda();
    expect(await documento(clave)).toMatchObject({
      estado: 'POR_FIRMAR',
      mensaje: 'La empresa no tiene certificado de firma',
    });

    const primero = mundo.deps.reloj();
    for (let i = 0; i < 10; i++) {
      await masTarde();
      await entregaDe(mundo.deps, log).ronda();
    }
    const escritos = (await todos<Intento>(mundo, 'intentos')).filter(
      (fila) => fila.clave_acceso === clave,
    );
    expect(escritos).toHaveLength(1);
    const [escrito] = escritos;
    expect(escrito?.veces).toBeGreaterThan(3);
    expect(escrito?.veces).toBeLessThan(9); // less often each time: nothing changes until somebody gives one
    expect(escrito?.en.getTime()).toBeLessThanOrEqual(primero.getTime());
    expect(escrito?.ultima?.getTime()).toBeGreaterThan(primero.getTime() + 3 * 3_700_000);

    await darCertificado(mundo, ANDINA);
    await entregaDe(mundo.deps, log).ronda(); // woken: no hour passes
    expect((await documento(clave))?.estado).toBe('AUTORIZADO');
  });

  it('says in words what the authority returned, and does not send it for ever', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy: '2026-01-05' });
    await entregaDe(mundo.deps, log).ronda();
    expect(await documento(clave)).toMatchObject({
      estado: 'DEVUELTA',
      codigo: '65',
      mensaje: 'La fecha de emisión está fuera de plazo. Emítalo hoy con otro número',
    });
    expect(await enCola(clave)).toBe(false);
  });

  it('never signs a document that breaks a rule, and names the field', async () => {
    const base = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
    const { clave } = await vender(mundo, PUERTO, {
      hoy,
      over: { pagos: [{ forma_pago: 'EFECTIVO', total: base.total - 1 }] },
    });
    await entregaDe(mundo.deps, log).ronda();
    expect(await documento(clave)).toMatchObject({
      estado: 'REQUIERE_ATENCION',
      mensaje: 'Los pagos no suman el total (pagos)',
      xml_firmado: null,
    });
  });

  it('shares a queue between workers without sending anything twice', async () => {
    const vendidas = [];
    for (let i = 0; i < 20; i++)
      vendidas.push(await vender(mundo, i % 2 ? PUERTO : ANDINA, { hoy }));
    const obreros = [1, 2, 3].map(() => startWorker({ ...mundo.deps, log }));
    const claves = new Set(vendidas.map(({ clave }) => clave));
    const pendientes = async () =>
      (await todos<Fila>(mundo, 'trabajos')).filter((fila) => claves.has(fila.clave_acceso)).length;
    await hasta('an empty queue', async () => (await pendientes()) === 0);
    await Promise.all(obreros.map((obrero) => obrero.stop()));

    const intentos = (await todos<Intento>(mundo, 'intentos')).filter((fila) =>
      claves.has(fila.clave_acceso),
    );
    expect(intentos.filter(({ paso }) => paso === 'ENVIO')).toHaveLength(20);
    expect(intentos.filter(({ resultado }) => resultado === 'AUTORIZADO')).toHaveLength(20);
    expect(fallos).toEqual([]);
  });

  it('hurries one document and answers when it is done', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    const entrega = entregaDe(mundo.deps, log);
    await entrega.apurar(empresaId(ANDINA), clave); // another empresa's: nothing happens
    expect((await documento(clave))?.estado).toBe('POR_FIRMAR');

    await entrega.apurar(empresaId(PUERTO), clave);
    expect((await documento(clave))?.estado).toBe('AUTORIZADO');
    await entrega.detener();
  });

  it('meets an authority that knows a key again, a number taken, and a changed byte', async () => {
    const { sri } = mundo.deps;
    const certificado = await abrirAlmacen(mundo.deps).deEmpresa(empresaId(PUERTO));
    if (!certificado) throw new Error('expected a certificate');
    const documentoDe = (secuencial: number, codigoNumerico: string) => {
      const claveAcceso = makeClave(secuencial, { fecha: hoy, codigoNumerico });
      const venta = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }], {
        fecha_emision: hoy,
      });
      const revision = validarFactura({
        claveAcceso,
        emisor: makeEmisor(),
        venta,
        rucProveedor: PUERTO.ruc,
      });
      if (!revision.ok) throw new Error(revision.defecto.msg);
      return {
        claveAcceso,
        xml: firmarXml(facturaXml(revision.documento), certificado, { ahora: new Date() }),
      };
    };
    const codigos = async (xml: string) =>
      (await sri.enviar('1', xml)).mensajes.map(({ identificador }) => identificador);
    const bueno = documentoDe(900_001, '11111111');
    const tocado = documentoDe(900_002, '11111111');

    expect(await codigos(bueno.xml)).toEqual([]);
    expect(await codigos(bueno.xml)).toEqual(['43']);
    expect(await codigos(documentoDe(900_001, '22222222').xml)).toEqual(['45']);
    expect(await codigos(tocado.xml.replace('Producto 1', 'Producto 2'))).toEqual([]);
    expect(await sri.consultar('1', tocado.claveAcceso)).toMatchObject({
      estado: 'NO AUTORIZADO',
      mensajes: [{ identificador: '39' }, { identificador: '60' }],
    });
  });

  it('keeps in the wrapper the signature that was sent', async () => {
    const { clave } = await vender(mundo, PUERTO, { hoy });
    await entregaDe(mundo.deps, log).ronda();
    const fila = await documento(clave);
    const certificado = await abrirAlmacen(mundo.deps).deEmpresa(empresaId(PUERTO));
    expect(certificado && verificarFirma(fila?.xml_firmado ?? '', certificado)).toBe(true);
  });
});
