// A screen reads words that its contract does not know yet (shared/src/api/abierta.ts): what it looks them up in must say something.
import { describe, expect, it } from '@jest/globals';

import { fuentes, leer, REMOTOS } from './fuentes';

const DE_PANTALLAS = [...REMOTOS, 'shell'].map((carpeta) => `${carpeta}/src`);
const DE_SHARED = ['piezas', 'session', 'sinLinea', 'domain'].map((una) => `shared/src/${una}`);

/** The types whose members are the words of a contract: `type EstadoMesa = (typeof ESTADOS_MESA)[number]`. */
const CERRADOS = new Set(
  fuentes(['shared/src/contracts'])
    .flatMap((archivo) => [...leer(archivo).matchAll(/type (\w+) = \(typeof \w+\)\[number\]/g)])
    .map(([, nombre = '']) => nombre),
);

const TABLA = /const (\w+):\s*(?:Readonly<\s*)?Record<\s*([^,]+?),[^=]*?(?:=>[^=]*?)?= (\w*)/g;

/** What is looked up with a word that this build chose itself, or decides, and is read with `enTabla`. */
const EXCEPCIONES: Record<string, string> = {
  'shared/src/domain/dinero/formasDePago.ts FORMA':
    'decides what is sent; screens read a name of it with enTabla',
  'shared/src/domain/fiscal/comprobante.ts DOCUMENTO': 'decides; screens read it with enTabla',
  'shared/src/domain/caja/movimientoCaja.ts ENTRA': 'of the server: money moves by it',
  'shared/src/domain/empresa/suscripcion.ts MAXIMO_ATRASADOS': 'of the server',
  'shared/src/domain/producto/medidas.ts TABLA': 'decides, and is read with enTabla',
  'remote-admin/src/empresas/primerDia/PrimerDiaScreen.tsx MARCAS':
    'of the steps that this screen knows',
  'remote-admin/src/empresas/primerDia/pasosDe.ts suyos': 'of the steps that this screen knows',
  'remote-admin/src/empresas/primerDia/primerDiaMensajes.ts PASOS_DICHOS':
    'of the steps that this screen knows',
  'shared/src/piezas/flujo/aSuTiempo.ts CADA_MS': 'of the subjects that this page knows (temaDe)',
  'shared/src/piezas/flujo/aSuTiempo.ts REPARTO_MS':
    'of the subjects that this page knows (temaDe)',
  'shared/src/piezas/identificacion/faltas.ts PALABRAS': 'of what is typed in a form',
  'remote-inventario/src/bodega/libro/CostosGrafico.tsx COLOR':
    'by the reasons that it draws itself',
};

describe('what screens look words of answers up in', () => {
  it('says something of a word that its contract does not have', () => {
    const malas = fuentes([...DE_PANTALLAS, ...DE_SHARED]).flatMap((archivo) =>
      [...leer(archivo).matchAll(TABLA)]
        .filter(([, , llave = '', hecha]) => esCerrado(llave) && hecha !== 'dePalabras')
        .map(([, nombre]) => `${archivo} ${nombre}`),
    );
    expect(malas.sort()).toEqual(Object.keys(EXCEPCIONES).sort());
  });

  it('is read from an answer through leerRespuesta, and never by the closed schema', () => {
    const cerradas = fuentes([...DE_PANTALLAS, ...DE_SHARED, 'shared/src/api'])
      .filter((archivo) => archivo !== 'shared/src/api/revisarRespuesta.ts')
      .filter((archivo) =>
        /[.]reply[.](safeP|p)arse|rawResponseSchema: \w+[.]reply/.test(leer(archivo)),
      );
    expect(cerradas).toEqual([]);
  });
});

const esCerrado = (llave: string) => CERRADOS.has(llave) || /^\w+\['\w+'\]$/.test(llave);
