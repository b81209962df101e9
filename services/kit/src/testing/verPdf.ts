import { spawnSync } from 'node:child_process';

import { siHay } from './siHay';

/** Debian's poppler-utils and zbar-tools, to read a PDF back as a person and a scanner do. */
export const pdftotext = siHay('pdftotext', spawnSync('pdftotext', ['-v']).status === 0);
export const pdftoppm = siHay('pdftoppm', spawnSync('pdftoppm', ['-v']).status === 0);
export const zbarimg = siHay(
  'pdftoppm or zbarimg',
  pdftoppm.esta && spawnSync('zbarimg', ['--version']).status === 0,
);

/** What a PDF says, runs of blanks as one. */
export function textoDe(pdf: Buffer): string {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  });
  return stdout.replace(/ +/g, ' ');
}

export type Pagina = { ancho: number; alto: number; ppm: Buffer; pixeles: Buffer };

/** A page as a screen or a printer draws it, three bytes a dot; null when there is no such page. */
export function verPagina(
  pdf: Buffer,
  { pagina = 1, ppp, mono = false }: { pagina?: number; ppp: number; mono?: boolean },
): Pagina | null {
  const una = ['-f', String(pagina), '-l', String(pagina), '-r', String(ppp)];
  const sinSuavizar = mono ? ['-aa', 'no', '-aaVector', 'no'] : [];
  const { stdout: ppm } = spawnSync('pdftoppm', [...una, ...sinSuavizar, '-'], {
    input: pdf,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (ppm.length === 0) return null;
  const [, ancho = 0, alto = 0] = ppm.toString('latin1', 0, 40).split(/\s+/).map(Number);
  return { ancho, alto, ppm, pixeles: ppm.subarray(ppm.length - ancho * alto * 3) };
}

/** What a scanner reads on it. */
export function escanear({ ppm }: Pagina): string {
  const leido = spawnSync('zbarimg', ['--quiet', '--raw', '-'], { input: ppm, encoding: 'utf8' });
  return leido.stdout.trim();
}
