import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { sriCliente } from './sriCliente';
import { leerRecepcion } from './sriRespuestas';

const abiertos: Server[] = [];
afterEach(async () => {
  for (const uno of abiertos.splice(0)) {
    uno.closeAllConnections();
    await new Promise((resolve) => uno.close(resolve));
  }
});

/** Somebody who answers in the authority's place. */
async function impostor(contestar: RequestListener): Promise<string> {
  const server = createServer(contestar);
  abiertos.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const de = (direccion: string) => sriCliente({ direccion: () => direccion, limiteMs: 20_000 });

describe('an authority that is not to be trusted', () => {
  it('is not heard to the end of an answer without end', async () => {
    let enviados = 0;
    let cortada = false;
    const url = await impostor((_, response) => {
      const pedazo = Buffer.alloc(256 * 1024, 'a');
      response.on('close', () => (cortada = true));
      const seguir = () => {
        while (!cortada && response.write(pedazo)) enviados += pedazo.length;
        enviados += pedazo.length;
      };
      response.on('drain', seguir);
      seguir();
    });
    await expect(de(url).consultar('1', '123')).rejects.toMatchObject({ motivo: 'ILEGIBLE' });
    expect(enviados).toBeLessThan(64 * 1024 * 1024);
  });

  it('leads nobody to another address', async () => {
    const recibidos: string[] = [];
    const otra = await impostor((request, response) => {
      recibidos.push(request.url ?? '');
      response.end();
    });
    for (const status of [301, 302, 307, 308]) {
      const url = await impostor((_, response) =>
        response.writeHead(status, { location: `${otra}/robado` }).end(),
      );
      await expect(de(url).enviar('1', '<factura/>')).rejects.toMatchObject({ motivo: 'CONEXION' });
    }
    expect(recibidos).toEqual([]);
  });

  it('says as much as somebody reads', () => {
    const largo = 'x'.repeat(5_000);
    const dicho = `<mensaje><identificador>${largo}</identificador><mensaje>${largo}</mensaje><informacionAdicional>${largo}</informacionAdicional><tipo>${largo}</tipo></mensaje>`;
    const { mensajes } = leerRecepcion(
      '<s:Envelope xmlns:s="x"><s:Body><r:validarComprobanteResponse xmlns:r="y"><RespuestaRecepcionComprobante>' +
        `<estado>DEVUELTA</estado><comprobantes><comprobante><mensajes>${dicho.repeat(200)}</mensajes></comprobante></comprobantes>` +
        '</RespuestaRecepcionComprobante></r:validarComprobanteResponse></s:Body></s:Envelope>',
    );
    expect(mensajes).toHaveLength(50);
    expect(Object.values(mensajes[0] ?? {}).map((texto) => texto.length)).toEqual([
      20, 300, 1_000, 40,
    ]);
  });
});

describe('the way to the authority', () => {
  const { HTTPS_PROXY, https_proxy: minuscula } = process.env;
  afterEach(() => {
    restaurar('HTTPS_PROXY', HTTPS_PROXY);
    restaurar('https_proxy', minuscula);
  });

  it('leads through the proxy of the house, and to the stand-in straight', async () => {
    const pedidos: string[] = [];
    const proxy = createServer();
    proxy.on('connect', ({ url }, socket) => {
      pedidos.push(url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    abiertos.push(proxy);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    delete process.env['https_proxy'];
    process.env['HTTPS_PROXY'] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

    const lejos = sriCliente({ direccion: () => 'https://sri.invalid/ws', limiteMs: 20_000 });
    await expect(lejos.enviar('1', '<factura/>')).rejects.toMatchObject({ motivo: 'CONEXION' });
    expect(pedidos).toEqual(['sri.invalid:443']);

    const cerca = await impostor((_, response) => response.end('<x/>'));
    await expect(de(cerca).enviar('1', '<factura/>')).rejects.toMatchObject({ motivo: 'ILEGIBLE' });
    expect(pedidos).toHaveLength(1);
  });

  it('tells how far our clock is from theirs', async () => {
    const adelanto = 11 * 60_000;
    const url = await impostor((_, response) => {
      response.setHeader('date', new Date(Date.now() + adelanto).toUTCString());
      response.end('<x/>');
    });
    const sri = de(url);
    expect(sri.desfaseMs?.()).toBeNull();
    await expect(sri.enviar('1', '<factura/>')).rejects.toMatchObject({ motivo: 'ILEGIBLE' });
    expect(Math.abs((sri.desfaseMs?.() ?? 0) - adelanto)).toBeLessThan(30_000);
  });
});

function restaurar(nombre: string, valor: string | undefined): void {
  if (valor === undefined) Reflect.deleteProperty(process.env, nombre);
  else process.env[nombre] = valor;
}
