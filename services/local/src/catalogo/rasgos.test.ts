import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { archivosDeRutas } from '@comanda/kit/http/rutasDe';

const SERVICIOS = path.join(__dirname, '../../..');

const RASGOS = readdirSync(SERVICIOS)
  .map((servicio) => path.join(SERVICIOS, servicio, 'src'))
  .filter((carpeta) => existsSync(path.join(carpeta, 'deps.ts')))
  .flatMap((carpeta) => archivosDeRutas(carpeta).map((archivo) => path.join(carpeta, archivo)))
  .map((archivo) => ({
    archivo: path.relative(SERVICIOS, archivo),
    texto: readFileSync(archivo, 'utf8'),
  }));

/** A service finds its features when it starts: no list of the code says that they take what it gives. */
describe('every feature that a service finds', () => {
  it('is one of many', () => expect(RASGOS.length).toBeGreaterThan(60));

  it.each(RASGOS)('$archivo takes what its service gives', ({ archivo, texto }) => {
    const nombre = path.basename(archivo, '.ts');
    const exporta = new RegExp(`^export const ${nombre}: FastifyPluginAsync(Zod)?<Deps> =`, 'm');
    const importa = /^import (type )?\{ [^}]*\bDeps\b[^}]*\} from '[./]+deps';$/m;
    expect({ exporta: exporta.test(texto), importa: importa.test(texto) }).toEqual({
      exporta: true,
      importa: true,
    });
  });
});
