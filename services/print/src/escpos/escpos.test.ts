import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

import { tieneCp858 } from '@comanda/shared/domain/papel/cp858';
import { LINEAS, makeTicket, cuentasDePrueba } from '@comanda/shared/domain/papel/testing/tickets';
import { ticketLayout } from '@comanda/shared/domain/papel/ticketLayout';

import { DE_FABRICA, type Perfil } from '../impresoras/perfil';
import { pruebaLayout } from '../impresoras/pruebaLayout';
import { dibujar } from '../vista/dibujar';
import { puntosDe } from '../vista/fuente';

import { codificar, conPulso, enCopias } from './codificar';
import { caracterDe, PAGINAS } from './paginas';
import { decodificar, textoImpreso } from './decodificar';

const renglonesDe = (over: Parameters<typeof makeTicket>[1], lineas = LINEAS) =>
  ticketLayout(makeTicket(lineas, over), cuentasDePrueba(lineas));
const renglones = renglonesDe({});

describe('ESC/POS', () => {
  it('prints what the layout says, accents and all, and cuts once at the end', () => {
    const impreso = decodificar(codificar(renglones));
    const texto = textoImpreso(impreso);

    expect(texto.slice(0, renglones.length)).toEqual(
      renglones.map((renglon) => renglon.texto.trimEnd()),
    );
    expect(texto.slice(renglones.length).join('')).toBe('');
    expect(impreso.cortes).toBe(1);
  });

  it('prints the total twice as large and headings in bold', () => {
    const { lineas } = decodificar(codificar(renglones));
    const linea = (inicio: string) =>
      lineas.find((signos) =>
        signos
          .map(({ letra }) => letra)
          .join('')
          .startsWith(inicio),
      );
    expect(linea('TOTAL')?.[0]).toMatchObject({ ancho: 2, alto: 2, negrita: true });
    expect(linea('FACTURA')?.[0]).toMatchObject({ ancho: 1, alto: 1, negrita: true });
    expect(linea('Subtotal')?.[0]).toMatchObject({ ancho: 1, alto: 1, negrita: false });
  });

  it('prints a question mark for what the code page lacks, and goes on', () => {
    const texto = textoImpreso(decodificar(codificar(renglonesDe({ cliente: 'a😀b € ñ' }))));
    expect(texto).toContain('Cliente: a?b € ñ');
  });

  it('prints a name with commands in it as the name it is', () => {
    const lineas = [{ ...LINEAS[0]!, producto: 'Combo → papas • §7' }];
    const bytes = codificar(renglonesDe({ cliente: 'Ana ←p0@A\u001bp0\u0007' }, lineas));

    const texto = textoImpreso(decodificar(bytes));
    expect(texto).toContain('Cliente: Ana <-p0@A p0');
    expect(texto).toContain('   2  Combo -> papas * S7 @ 9.50           19.00');
  });

  it('prints every character of the page as itself, on one line of the paper', () => {
    const pagina = Array.from({ length: 0x100 - 0x20 }, (_, i) => caracterDe(0x20 + i, 'CP858'));
    const legibles = pagina.filter(tieneCp858);
    const impreso = legibles.map((caracter) =>
      decodificar(codificar([{ texto: `>${caracter}<`, estilo: 'normal' }])).lineas[0]?.map(
        ({ letra }) => letra,
      ),
    );

    expect(impreso).toEqual(legibles.map((caracter) => ['>', caracter, '<']));
    expect(pagina.filter((caracter) => !tieneCp858(caracter))).toEqual(['\u007f', '¶', '§']);
  });

  it.each(['a→b', '•', '\u001b', '\n', '\u007f', '§', '漢', '😀'])(
    'has no bytes for %j, which nobody made printable',
    (texto) => {
      expect(() => codificar([{ texto, estilo: 'normal' }])).toThrow(RangeError);
    },
  );

  it.each([
    ['a kick of the drawer', [0x1b, 0x70, 0, 1, 1]],
    ['a kick of the drawer in real time', [0x10, 0x14, 1, 0, 1]],
    ['a beep', [0x07]],
    ['a buzzer', [0x1b, 0x42, 3, 3]],
    ['a raster picture', [0x1d, 0x76, 0x30, 0, 1, 0, 1, 0, 0xff]],
    ['letters eight times as large', [0x1d, 0x21, 0x77]],
    ['letters as wide and not as high', [0x1d, 0x21, 0x10]],
    ['a boldness of seven', [0x1b, 0x45, 7]],
    ['a cut through', [0x1d, 0x56, 0]],
    ['a cut that feeds', [0x1d, 0x56, 0x42, 9]],
    ['a command that never ends', [0x1b, 0x45]],
    ['a NUL', [0]],
    ['a DEL', [0x7f]],
    ['another font', [0x1b, 0x4d, 1]],
    ['another code page', [0x1b, 0x74, 2]],
    ['an accent before the code page', [0xa4]],
  ])('does not decode %s', (_caso, bytes) => {
    expect(() => decodificar(Uint8Array.from(bytes), DE_FABRICA)).toThrow(RangeError);
  });
});

const PERFILES: Perfil[] = (['48', '42', '32'] as const).flatMap((columnas) =>
  (['CP858', 'CP850', 'WINDOWS1252', 'CP437'] as const).flatMap((pagina) =>
    (['PARCIAL', 'COMPLETO', 'NINGUNO'] as const).map((corte, i): Perfil => ({
      columnas,
      pagina,
      corte,
      cajon: i === 0 ? 'PIN_2' : i === 1 ? 'PIN_5' : 'NINGUNO',
      copias: 1 + i,
    })),
  ),
);

describe('printers of other models', () => {
  it.each(PERFILES)(
    'get nothing that they do not know, and nothing wider than the paper: $columnas $pagina $corte',
    (perfil) => {
      const columnas = Number(perfil.columnas);
      const papeles = [
        ticketLayout(makeTicket(), cuentasDePrueba(LINEAS), columnas),
        pruebaLayout({ puesto: 'Cocina', destino: 'tcp://10.0.0.5:9100', perfil }),
      ];
      for (const papel of papeles) {
        const bytes = conPulso(perfil, enCopias(perfil, codificar(papel, perfil)));
        const impreso = decodificar(bytes, perfil);
        const anchos = impreso.lineas.map((linea) =>
          linea.reduce((suma, { ancho }) => suma + ancho, 0),
        );
        expect(Math.max(...anchos)).toBeLessThanOrEqual(columnas);
        expect(impreso.pulsos).toBe(perfil.cajon === 'NINGUNO' ? 0 : 1);
        expect(impreso.cortes).toBe(perfil.corte === 'NINGUNO' ? 0 : perfil.copias);
        const gracias = textoImpreso(impreso).filter((linea) => linea.includes('Gracias'));
        if (papel === papeles[0]) expect(gracias).toHaveLength(perfil.copias);
      }
    },
  );

  it.each([
    ['Cocina', false],
    ['', true],
  ])('say on the page that tries %j whether a drawer hangs there: %s', (puesto, dicho) => {
    const perfil = PERFILES[0]!;
    const renglones = pruebaLayout({ puesto, destino: 'x', perfil });
    const lineas = textoImpreso(decodificar(codificar(renglones, perfil), perfil));
    expect(lineas.some((linea) => linea.startsWith('Cajón'))).toBe(dicho);
  });

  it.each(Object.keys(PAGINAS) as (keyof typeof PAGINAS)[])(
    'show the letters of Spanish on page %s, or their plain form',
    (pagina) => {
      const perfil = { ...DE_FABRICA, pagina };
      const texto = 'áéíóúñÑü ¿Cuánto? ÁÍÓÚ €';
      const impreso = decodificar(codificar([{ texto, estilo: 'normal' }], perfil), perfil);
      const leido = textoImpreso(impreso)[0] ?? '';
      expect(leido).toHaveLength(texto.length);
      expect(leido).toMatch(/^áéíóúñÑü ¿Cuánto\? [ÁA][ÍI][ÓO][ÚU] [€?]$/);
      if (pagina === 'CP858' || pagina === 'WINDOWS1252') expect(leido).toBe(texto);
    },
  );
});

describe('the picture of the paper', () => {
  it('is as wide as the paper, with ink on it', () => {
    const png = PNG.sync.read(dibujar(decodificar(codificar(renglones))));
    let negros = 0;
    for (let i = 0; i < png.data.length; i += 4) negros += (png.data[i] ?? 0xff) < 0x80 ? 1 : 0;
    expect(png.width).toBe(576 + 48);
    expect(png.height).toBeGreaterThan(24 * renglones.length);
    expect(negros).toBeGreaterThan(5_000);
  });

  it('has a shape of its own for every character a ticket uses', () => {
    const letras = Array.from(
      ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúüñÁÉÍÓÚÜÑ¿¡°€',
    );
    const forma = (letra: string) => {
      const tinta = puntosDe(letra);
      return Array.from({ length: 55 }, (_, i) =>
        tinta(i % 5, Math.floor(i / 5)) ? '#' : '.',
      ).join('');
    };
    const formas = new Map(letras.map((letra) => [forma(letra), letra]));
    expect(formas.size).toBe(letras.length);
    expect(formas.has(forma('漢'))).toBe(false); // the frame of what the font lacks is none of them
  });
});
