import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const raiz = path.resolve(__dirname, '../..');

/** The folders of the areas, as they stand at the root. */
export const REMOTOS: readonly string[] = readdirSync(raiz).filter((carpeta) =>
  carpeta.startsWith('remote-'),
);

export const SERVICIOS: readonly string[] = readdirSync(path.join(raiz, 'services')).map(
  (uno) => `services/${uno}`,
);

/** What the product is made of in these folders, without its tests; from the root, with slashes. */
export const fuentes = (carpetas: readonly string[]): string[] =>
  carpetas.flatMap((carpeta) =>
    readdirSync(path.join(raiz, carpeta), { recursive: true, encoding: 'utf8' })
      .filter((archivo) => /\.tsx?$/.test(archivo) && !/\.test\.|testing\//.test(archivo))
      .map((archivo) => path.posix.join(carpeta, archivo.replaceAll('\\', '/'))),
  );

export const leer = (archivo: string): string => readFileSync(path.join(raiz, archivo), 'utf8');
