import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { crearCartero } from '@comanda/kit/correo/cartero';
import { FalloDeCorreo, type Carta } from '@comanda/kit/correo/transporte';
import { hasta } from '@comanda/kit/testing/hasta';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { startWorker } from '../worker';
import { anular } from '../testing/anulaciones';
import { abrirEntregas, type Entregas } from '../testing/entregas';
import { empresaId, todos } from '../testing/mundo';
import { pdftotext, textoDe } from '@comanda/kit/testing/verPdf';

import { colaCorreosRepository, nombreDeCorreo } from './colaCorreosRepository';
import { correosRepository } from './correosRepository';
import { redactarCarta } from './redactarCarta';

type Fila = {
  clave_acceso: string;
  email: string;
  estado: string;
  mensaje: string | null;
  intentos: number;
  por: string | null;
};

const puerto = empresaId(PUERTO);

let entregas: Entregas;
let adelanto = 0;
beforeAll(async () => {
  entregas = await abrirEntregas();
});
afterAll(() => entregas.cerrar());

/** What the other side answers, one after the other; then it takes all. */
let respuestas: (Error | null)[] = [];
let salidas: Carta[] = [];
let fallos: string[] = [];
beforeEach(async () => {
  await cartero().ronda(); // what a test left
  [respuestas, salidas, fallos] = [[], [], []];
});

function cartero() {
  const cola = colaCorreosRepository(entregas.mundo.db);
  return crearCartero({
    cola,
    transporte: {
      enviar(carta) {
        const respuesta = respuestas.shift() ?? null;
        if (respuesta) return Promise.reject(respuesta);
        salidas.push(carta);
        return Promise.resolve();
      },
    },
    nombrar: nombreDeCorreo,
    redactar: (correo) => redactarCarta(cola, correo),
    reloj: () => new Date(Date.now() + adelanto),
    azar: () => 0.5,
    log: { error: (_detalle, mensaje) => fallos.push(mensaje) },
    presupuestoMs: 500,
  });
}

async function autorizada(): Promise<string> {
  const clave = await entregas.vender();
  await entregas.unaRonda();
  expect((await entregas.documento(clave))?.estado).toBe('AUTORIZADO');
  return clave;
}
const correosDe = async (clave: string) =>
  (await todos<Fila>(entregas.mundo, 'correos')).filter((fila) => fila.clave_acceso === clave);
const masTarde = () => {
  adelanto += 3_600_000;
};
const temporal = new FalloDeCorreo('El servidor de correo no responde', false, {});
const definitivo = new FalloDeCorreo('No acepta la dirección', true, {});

describe('mail on authorisation', () => {
  const CON_PDF =
    'is asked for with the authorisation, once, and goes to the buyer with XML and PDF';
  it(pdftotext.titulo(CON_PDF), async () => {
    const clave = await autorizada();
    expect(await correosDe(clave)).toMatchObject([
      { email: 'maria@correo.ec', estado: 'PENDIENTE', por: null, intentos: 0 },
    ]);

    await cartero().ronda();
    await cartero().ronda();
    expect(await correosDe(clave)).toMatchObject([{ estado: 'ENVIADO', mensaje: null }]);
    expect(salidas).toHaveLength(1);
    const [carta] = salidas;
    expect(carta).toMatchObject({
      id: expect.stringMatching(new RegExp(`^${clave}\\.\\d+$`)),
      para: 'maria@correo.ec',
      asunto: expect.stringMatching(/^Factura 001-001-\d{9} de La Cevichería del Puerto$/),
    });
    expect(carta?.adjuntos.map(({ nombre, tipo }) => [nombre, tipo])).toEqual([
      [`${clave}.xml`, 'application/xml'],
      [`${clave}.pdf`, 'application/pdf'],
    ]);
    const [xml, pdf] = carta?.adjuntos.map(({ contenido }) => contenido) ?? [];
    expect(xml?.toString()).toContain(`<numeroAutorizacion>${clave}</numeroAutorizacion>`);
    if (pdftotext.esta && pdf) expect(textoDe(pdf)).toContain(clave);
    expect(fallos).toEqual([]);
  });

  it('is asked for of a credit note too, and says what it takes back', async () => {
    const factura = await autorizada();
    const hoy = fechaNegocio(new Date());
    const anulada = await anular(entregas.mundo, PUERTO, {
      clave: factura,
      hoy,
      motivo: 'Repetido',
    });
    await entregas.unaRonda();
    await cartero().ronda();

    const carta = salidas.find(({ id }) => id.startsWith(anulada?.clave_nota ?? 'no note'));
    expect(carta).toMatchObject({
      para: 'maria@correo.ec',
      asunto: expect.stringMatching(/^Nota de crédito 001-001-\d{9} de La Cevichería del Puerto$/),
      texto: expect.stringMatching(/Modifica: Factura 001-001-\d{9}[^]+Motivo: Repetido/),
    });
  });

  it('does not go to the final consumer, nor where there is no address', async () => {
    const comprador = {
      tipo_identificacion: '07' as const,
      identificacion: '9999999999999',
      razon_social: 'CONSUMIDOR FINAL',
      direccion: '',
      email: 'nadie@correo.ec',
      telefono: '',
    };
    const sinCorreo = {
      ...comprador,
      tipo_identificacion: '05' as const,
      identificacion: '1710034065',
    };
    for (const quien of [comprador, { ...sinCorreo, email: '' }, { ...sinCorreo, email: 'a@b' }]) {
      const clave = await entregas.vender({ comprador: quien });
      await entregas.unaRonda();
      expect((await entregas.documento(clave))?.estado).toBe('AUTORIZADO');
      expect(await correosDe(clave)).toEqual([]);
    }
  });
});

describe('the mail worker', () => {
  it('tries again later what failed for a while, and says so meanwhile', async () => {
    const clave = await autorizada();
    respuestas = [temporal];
    await cartero().ronda();
    expect(await correosDe(clave)).toMatchObject([
      { estado: 'PENDIENTE', mensaje: temporal.frase, intentos: 1 },
    ]);
    expect(await cartero().ronda()).toBe(0); // not yet

    masTarde();
    await cartero().ronda();
    expect(await correosDe(clave)).toMatchObject([
      { estado: 'ENVIADO', mensaje: null, intentos: 2 },
    ]);
    expect(salidas).toHaveLength(1);
  });

  it('does not insist where it was refused for good', async () => {
    const clave = await autorizada();
    respuestas = [definitivo];
    await cartero().ronda();
    masTarde();
    expect(await cartero().ronda()).toBe(0);
    expect(await correosDe(clave)).toMatchObject([
      { estado: 'FALLIDO', mensaje: definitivo.frase },
    ]);
  });

  it('gives up at last', async () => {
    const clave = await autorizada();
    for (let i = 0; i < 61; i++) {
      respuestas = [temporal];
      await cartero().ronda();
      masTarde();
    }
    expect(await correosDe(clave)).toMatchObject([
      {
        estado: 'FALLIDO',
        mensaje: 'No se pudo enviar el correo en un día. Envíelo de nuevo',
        intentos: 60,
      },
    ]);
  });

  it('shares a queue without sending anything twice, and what a dead worker held goes later', async () => {
    const claves = [await autorizada(), await autorizada(), await autorizada()];
    const muerto = await colaCorreosRepository(entregas.mundo.db).tomar(
      1,
      new Date(Date.now() + adelanto),
    );
    await Promise.all([1, 2, 3].map(() => cartero().ronda()));
    expect(salidas).toHaveLength(2);

    masTarde();
    await cartero().ronda();
    expect(new Set(salidas.map(({ id }) => id.slice(0, 49)))).toEqual(new Set(claves));
    expect(salidas).toHaveLength(3);
    // the dead one comes back: its lease is another's, nothing is written
    const [zombi] = muerto;
    if (!zombi) throw new Error('expected a lease');
    const anotado = await colaCorreosRepository(entregas.mundo.db).anotar(zombi, {
      estado: 'FALLIDO',
      mensaje: 'tarde',
      ahora: new Date(),
      proximo: new Date(),
    });
    expect(anotado).toBe(false);
  });

  it('runs beside delivery: what is authorised is mailed', async () => {
    const clave = await entregas.vender();
    const obrero = startWorker({
      ...entregas.mundo.deps,
      log: { error: (_detalle, mensaje) => fallos.push(mensaje), info: () => undefined },
    });
    const enviado = () => entregas.mundo.cartas.some(({ id }) => id.startsWith(clave));
    await hasta('the mail', enviado);
    await obrero.stop();
    expect(fallos).toEqual([]);
  });
});

describe('apurar', () => {
  it('sends at once what was asked for, which no worker takes meanwhile', async () => {
    const clave = await autorizada();
    await cartero().ronda();
    const pedido = { clave, email: 'otra@correo.ec', asunto: 'Su pedido', por: 'ana' };
    const ahora = new Date(Date.now() + adelanto);
    const correo = await correosRepository(entregas.mundo.db).pedir(puerto, { ...pedido, ahora });
    expect(await cartero().ronda()).toBe(0);

    await cartero().apurar(correo);
    expect(salidas.at(-1)).toMatchObject({ para: 'otra@correo.ec', asunto: 'Su pedido' });
    expect(await correosDe(clave)).toMatchObject([
      { por: null, estado: 'ENVIADO' },
      { por: 'ana', estado: 'ENVIADO', intentos: 1 },
    ]);
  });
});
