import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { clienteDe } from '@comanda/kit/testing/cliente';
import { esTextoSano } from '@comanda/kit/http/textoSano';
import { impresionCalls, type TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import { veces } from '@comanda/shared/testing/veces';

import { buildPrint } from './app';
import { soloUna } from './testing/impresoras';
import { decodificar, type Impreso } from './escpos/decodificar';
import { LINEAS, makeTicket } from '@comanda/shared/domain/papel/testing/tickets';
import { COLUMNAS_DE_PAPEL } from '@comanda/shared/domain/papel/columnas';

const TICKETS = veces(10_000, 100);
const ULTIMO = 0x10ffff;
const POR_TEXTO = 96;
const POR_TICKET = 20;
/** Every ticket of them in the night, one of these by day: of each part of Unicode some. */
const CADA_TANTOS = veces(1, 5);

/** A till whose paper is read as it comes out; what no layout asks for never gets to `papeles`. */
async function abrirCaja() {
  const papeles: Impreso[] = [];
  const impresora = {
    destino: 'papel',
    imprimir: async (bytes: Uint8Array) => void papeles.push(decodificar(bytes)),
  };
  const cliente = clienteDe(
    await buildPrint({ impresoras: soloUna(impresora), origenes: [] }, { log: false }),
  );
  return async (ticket: TicketBody) => {
    papeles.length = 0;
    const { status } = await cliente.pedir(impresionCalls.imprimirTicket, null, ticket);
    const anchos = papeles
      .flatMap(({ lineas }) => lineas)
      .map((linea) => linea.reduce((suma, { ancho }) => suma + ancho, 0));
    return { status, papeles: papeles.length, ancho: Math.max(...anchos) };
  };
}

/** No more than that of UTF-16, and no half of a character. */
const cortar = (texto: string, largo: number) =>
  Array.from(texto)
    .slice(0, largo / 2)
    .join('');

/** A ticket with a text wherever somebody may have written one. */
const conTextos = (textos: readonly string[]) => {
  const [cliente = '', direccion = '', razon_social = '', empresa = '', producto = ''] = textos;
  const lineas = [{ ...LINEAS[0]!, producto: `${producto}.` }];
  const cortos = {
    emai: cortar(cliente, 200),
    cedula: cortar(cliente, 20),
    fecha: cortar(direccion, 30),
  };
  const otros = { ruc: cortar(direccion, 13), secuencial: cortar(producto, 20) };
  return makeTicket(lineas, {
    cliente,
    direccion,
    razon_social,
    empresa: `${empresa}.`,
    ...cortos,
    ...otros,
  });
};

const ASIGNADO = /[^\p{Cn}\p{Co}]/u;

/** Every character that somebody has given a meaning, in order; what is refused at the door gets to no route. */
function todoUnicode(): string[] {
  const todos = Array.from({ length: ULTIMO }, (_, i) => String.fromCodePoint(i + 1)).filter(
    (signo) => ASIGNADO.test(signo) && esTextoSano(signo),
  );
  return Array.from({ length: Math.ceil(todos.length / POR_TEXTO) }, (_, i) =>
    todos.slice(i * POR_TEXTO, (i + 1) * POR_TEXTO).join(''),
  );
}

describe('what a printer gets of any text', () => {
  it('is a ticket of letters and no command, for random texts', async () => {
    const imprimir = await abrirCaja();
    const signo = fc.oneof(
      fc.integer({ min: 1, max: 0x7f }),
      fc.integer({ min: 1, max: 0xffff }),
      fc.integer({ min: 1, max: ULTIMO }),
    );
    const texto = fc
      .array(signo, { maxLength: 40 })
      .map((codigos) => codigos.map((codigo) => String.fromCodePoint(codigo)))
      .map((signos) => signos.filter(esTextoSano).join(''));

    await fc.assert(
      fc.asyncProperty(fc.array(texto, { minLength: 5, maxLength: 5 }), async (textos) => {
        const { status, papeles, ancho } = await imprimir(conTextos(textos));
        expect([status, papeles]).toEqual([200, 1]);
        expect(ancho).toBeLessThanOrEqual(COLUMNAS_DE_PAPEL);
      }),
      { numRuns: TICKETS },
    );
  });

  it(`is that for every character there is, one ticket of ${CADA_TANTOS}`, async () => {
    const imprimir = await abrirCaja();
    const malos: string[] = [];
    const textos = todoUnicode();
    for (let i = 0; i < textos.length; i += POR_TICKET * CADA_TANTOS) {
      const productos = textos.slice(i, i + POR_TICKET);
      const lineas = productos.map((texto) => ({ ...LINEAS[0]!, producto: `${texto}.` }));
      const { status, papeles, ancho } = await imprimir(makeTicket(lineas));
      if (status !== 200 || papeles !== 1 || ancho > COLUMNAS_DE_PAPEL)
        malos.push(`U+${productos[0]?.codePointAt(0)?.toString(16)}`);
    }
    expect(malos).toEqual([]);
  });
});
