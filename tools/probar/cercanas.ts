import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTA = /\b(?:from|import|requireActual)\b[^'"\n]*['"]([^'"]+)['"]/g;
const SIN_FIN = /([/]index)?[.]tsx?$/;

/**
 * Test files by how near they stand to what changed: what changed itself, its own folder, who imports it by name, its workspace,
 * all others.
 */
export function porCercania(pruebas: readonly string[], archivos: readonly string[]): string[] {
  const cambiados = new Set(archivos.map((archivo) => archivo.replace(SIN_FIN, '')));
  const carpetas = archivos.map((archivo) => `${path.dirname(archivo)}/`);
  const talleres = archivos.map((archivo) => archivo.split('/src/')[0] ?? '');
  const lejos = (prueba: string): number => {
    if (archivos.includes(prueba)) return 0;
    if (carpetas.some((carpeta) => prueba.startsWith(carpeta))) return 1;
    if (importadosPor(prueba).some((importado) => cambiados.has(importado))) return 2;
    return talleres.some((taller) => prueba.startsWith(`${taller}/`)) ? 3 : 4;
  };
  return pruebas
    .map((prueba) => ({ prueba, lejos: lejos(prueba) }))
    .toSorted((a, b) => a.lejos - b.lejos)
    .map(({ prueba }) => prueba);
}

/** As paths from the root, without their endings; from the working folder, which is the root. */
function importadosPor(prueba: string): string[] {
  return [...readFileSync(prueba, 'utf8').matchAll(IMPORTA)].map(([, que = '']) => {
    if (que.startsWith('.')) return path.join(path.dirname(prueba), que);
    const [, taller = '', resto = ''] = /^@comanda\/([\w-]+)\/(.*)$/.exec(que) ?? [];
    const carpeta = taller === 'shared' ? taller : `services/${taller}`;
    return `${carpeta}/src/${resto}`;
  });
}
