import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';

import { digitoDeControl } from '../../domain/producto/codigoBarras';
import { limite, veces } from '../../testing/veces';

import { oirEscaner } from './oirEscaner';
import { DE_FABRICA, guardarPerfilDeEscaner, type PerfilDeEscaner } from './perfil';

const LECTURAS = veces(10_000, 400);
const DE_UNA_RAFAGA = 10;
/** A key that came late, and a scanner that is silent, are told apart by these. */
const TARDE_MS = 150;
const ENTRE_LECTURAS_MS = 250;
const IMPORTE = '12.50';

const conControl = (digitos: string) => digitos + String(digitoDeControl(digitos));
const barras = fc.stringMatching(/^(\d{7}|\d{11}|\d{12})$/).map(conControl);
/** Of a shop's own labels; its first keys come on time, since nothing says that they belong to it. */
const propio = fc.stringMatching(/^[A-Z]{2}\d{4,10}$/);
const deCodigo = fc.oneof(
  { weight: 4, arbitrary: fc.record({ codigo: barras, desde: fc.constant(1) }) },
  { weight: 1, arbitrary: fc.record({ codigo: propio, desde: fc.constant(3) }) },
);

/** How the scanner sends, and how this machine knows it; what it sends before a code is learnt, or is a sign that scanners have. */
const perfil = fc.record({
  cierre: fc.constantFrom('Enter', 'Tab', 'NINGUNO' as const),
  entreMs: fc.oneof(fc.constant(DE_FABRICA.entreMs), fc.integer({ min: 36, max: 110 })),
  prefijo: fc.constantFrom('', '', 'Q7', ']E0'),
  senal: fc.constantFrom('', '', ']C1', '*'),
}) satisfies fc.Arbitrary<PerfilDeEscaner & { senal: string }>;

const lectura = fc.record({
  dicho: deCodigo,
  donde: fc.constantFrom('Monto', 'Voucher', null),
  /** Before the code, from the last one. */
  espera: fc.integer({ min: ENTRE_LECTURAS_MS, max: 2_000 }),
  /** Each gap as a share of the longest that this scanner has. */
  huecos: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
  /** Where one key comes late, as a share of the code, and how late; null: none does. */
  tarde: fc.option(
    fc.record({
      donde: fc.double({ min: 0, max: 0.99, noNaN: true }),
      ms: fc.integer({ min: 0, max: TARDE_MS }),
    }),
  ),
});
type Lectura = typeof lectura extends fc.Arbitrary<infer L> ? L : never;

/** The clock of the events: that of the machine, or one that ticks coarsely; it may have been set forward while nobody scanned. */
const reloj = fc.record({
  paso: fc.constantFrom(0, 1, 5, 8),
  salto: fc.constantFrom(0, 0, 3_600_000),
});
type Reloj = { paso: number; salto: number };

let ahora = 1_000_000;
let leidos: string[];
let dejar: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  leidos = [];
  dejar = oirEscaner({ alLeer: (codigo) => (leidos.push(codigo), 'tomado') });
  render(
    <>
      <span className="cifra">
        <input aria-label="Monto" />
      </span>
      <input aria-label="Voucher" />
    </>,
  );
});
afterEach(() => {
  dejar();
  guardarPerfilDeEscaner(null);
  jest.useRealTimers();
});

const caja = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function pulsar(key: string, hueco: number, { paso }: Reloj): void {
  ahora += hueco;
  jest.advanceTimersByTime(hueco);
  const donde = document.activeElement ?? document.body;
  const tecla = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const visto = paso === 0 ? ahora : Math.floor(ahora / paso) * paso;
  Object.defineProperty(tecla, 'timeStamp', { value: visto });
  const escrita = fireEvent(donde, tecla) && key.length === 1;
  if (escrita && donde instanceof HTMLInputElement)
    fireEvent.change(donde, { target: { value: donde.value + key } });
}

function escanear(una: Lectura, suyo: PerfilDeEscaner & { senal: string }, tictac: Reloj): void {
  const { dicho, donde, espera, huecos, tarde } = una;
  if (donde === null) (document.activeElement as HTMLElement | null)?.blur();
  else caja(donde).focus();
  const antes = suyo.prefijo || suyo.senal;
  const cierre = suyo.cierre === 'NINGUNO' ? [] : [suyo.cierre];
  const teclas = [...Array.from(antes + dicho.codigo), ...cierre];
  // a coarse clock makes a gap as much longer
  const mayor = (antes === '' || suyo.prefijo ? suyo.entreMs : DE_FABRICA.entreMs) - tictac.paso;
  const desde = antes.length + dicho.desde;
  // of a scanner as slow as a hand, nothing says of a code without a check digit that its beginning was not typed
  const seSabe = dicho.desde === 1 || suyo.entreMs === DE_FABRICA.entreMs;
  const tardia = tarde && seSabe && desde + Math.floor(tarde.donde * (teclas.length - desde));
  teclas.forEach((key, i) => {
    const suHueco = Math.round((huecos[i % huecos.length] ?? 0) * mayor);
    const enCodigo = i === tardia ? Math.min(tarde?.ms ?? 0, TARDE_MS - tictac.paso) : suHueco;
    pulsar(key, i === 0 ? espera + tictac.salto : enCodigo, tictac);
  });
}

describe('a scanner in a hurry', () => {
  it(
    `loses none of ${LECTURAS} codes and leaves none in a box of amounts, however it sends them`,
    () => {
      // one code twice at once is one reading: of a hand that trembles
      const rafaga = fc.uniqueArray(lectura, {
        minLength: DE_UNA_RAFAGA,
        maxLength: DE_UNA_RAFAGA,
        selector: ({ dicho }) => dicho.codigo,
      });
      fc.assert(
        fc.property(perfil, rafaga, reloj, (suyo, lecturas, tictac) => {
          leidos = [];
          guardarPerfilDeEscaner({
            cierre: suyo.cierre,
            entreMs: suyo.entreMs,
            prefijo: suyo.prefijo,
          });
          for (const nombre of ['Monto', 'Voucher'])
            fireEvent.change(caja(nombre), { target: { value: IMPORTE } });
          for (const una of lecturas) escanear(una, suyo, tictac);
          jest.advanceTimersByTime(ENTRE_LECTURAS_MS);
          expect(leidos).toEqual(lecturas.map(({ dicho }) => dicho.codigo));
          expect([caja('Monto').value, caja('Voucher').value]).toEqual([IMPORTE, IMPORTE]);
        }),
        { numRuns: LECTURAS / DE_UNA_RAFAGA },
      );
    },
    limite(60_000),
  );
});
