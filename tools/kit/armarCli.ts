// The package @comanda/cli: these tools as far as a repository of one area needs them, its command `comanda`.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { raiz } from '../ejecutar';

import { archivosDe } from './compilar';
import { conExtensiones } from './extensiones';
import { leerPaquete, type Paquete, versionesDe } from './paquete';

const TOOLS = path.join(raiz, 'tools');
/** Each command of `comanda`; what they import comes along. */
const MANDATOS = [
  'build.ts',
  'dev.ts',
  'equipo.ts',
  'estado.ts',
  'publicar.ts',
  'propio/nueva.ts',
  'propio/pantalla.ts',
  'propio/probar.ts',
];
/** Of the shell's build, whose sources no area has. */
const DEL_MARCO: Readonly<Record<string, string>> = {
  'esqueleto.ts': `export function escribirEsqueleto() {
  throw new Error('El marco se construye en su propio repositorio');
}
`,
};
/** What is read by its name and not imported. */
const COMO_ESTAN =
  /^(comanda[.]mjs|webpack[.]base[.]cjs|transformar[.]cjs|(federation|lint|propio|desarrollo)\/[^/]+[.](c?js|mjs|json)|propio\/plantillas\/.+[.]txt)$/;
const LIBRERIAS = [
  '@jest/environment',
  '@jest/globals',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  'dependency-cruiser',
  'fake-indexeddb',
  'jest',
  'jest-environment-jsdom',
  'msw',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'tsx',
  'typescript',
];
/** Of Node, of style sheets, and of what a test may expect of an element. */
const TIPOS = ['node', '@comanda/shared/css', '@testing-library/jest-dom/jest-globals'];
/** Which nothing but the shell's build asks for. */
const SOLO_DEL_MARCO = ['subset-font'];

const IMPORTA = /\b(?:from|import)\s*\(?\s*'([.]{1,2}\/[^']+)'/g;

export function armarCli(carpeta: string, shared: Paquete): Paquete {
  rmSync(carpeta, { recursive: true, force: true });
  const modulos = seguir(MANDATOS);
  for (const archivo of archivosDe(TOOLS, COMO_ESTAN)) copiar(carpeta, archivo);
  for (const archivo of modulos) escribir(carpeta, jsDe(archivo), transpilado(archivo));
  for (const archivo of modulos) {
    const ruta = path.join(carpeta, jsDe(archivo));
    writeFileSync(ruta, conExtensiones(readFileSync(ruta, 'utf8'), ruta));
  }
  const { compilerOptions } = JSON.parse(
    readFileSync(path.join(raiz, 'tsconfig.base.json'), 'utf8'),
  ) as { compilerOptions: object };
  escribir(
    carpeta,
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: TIPOS } }, null, 2),
  );
  escribir(carpeta, 'propio/oxlint.json', JSON.stringify(estiloDeArea(), null, 2));
  return paqueteDelCli(shared);
}

interface Estilo {
  overrides: { files: string[]; rules: object }[];
  [clave: string]: unknown;
}

const TODO_EL_CODIGO = '**/*.{ts,tsx}';
const DE_LAS_AREAS = 'remote-*/**/*.{ts,tsx}';

/** The style of the house, as far as an area is concerned: its folder is the whole of the repository. */
function estiloDeArea(): Estilo {
  const { $schema: _, ...casa } = JSON.parse(
    readFileSync(path.join(raiz, '.oxlintrc.json'), 'utf8'),
  ) as Estilo;
  const suyas = casa.overrides.flatMap((una) => {
    if (una.files.includes(DE_LAS_AREAS)) return [{ ...una, files: [`src/${TODO_EL_CODIGO}`] }];
    return una.files.every((uno) => uno.startsWith('**/')) ? [una] : [];
  });
  return { ...casa, jsPlugins: ['../lint/comanda.cjs'], overrides: suyas };
}

/** These modules and all they import of the tools. */
function seguir(entradas: readonly string[]): string[] {
  const vistos = new Set<string>();
  const visitar = (archivo: string): void => {
    if (vistos.has(archivo)) return;
    vistos.add(archivo);
    if (archivo in DEL_MARCO) return;
    const texto = readFileSync(path.join(TOOLS, archivo), 'utf8');
    for (const [, pedido = ''] of texto.matchAll(IMPORTA)) {
      const modulo = `${path.posix.join(path.posix.dirname(archivo), pedido)}.ts`;
      if (existsSync(path.join(TOOLS, modulo))) visitar(modulo);
    }
  };
  entradas.forEach(visitar);
  return [...vistos].sort();
}

const jsDe = (archivo: string) => archivo.replace(/[.]ts$/, '.js');

function transpilado(archivo: string): string {
  const aqui = DEL_MARCO[archivo];
  if (aqui !== undefined) return aqui;
  const { outputText } = ts.transpileModule(readFileSync(path.join(TOOLS, archivo), 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return outputText;
}

function escribir(carpeta: string, archivo: string, texto: string): void {
  const destino = path.join(carpeta, archivo);
  mkdirSync(path.dirname(destino), { recursive: true });
  writeFileSync(destino, texto);
}

const copiar = (carpeta: string, archivo: string) =>
  cpSync(path.join(TOOLS, archivo), path.join(carpeta, archivo));

function paqueteDelCli(shared: Paquete): Paquete {
  const { version, dependencies = {}, devDependencies = {} } = leerPaquete('tools');
  const propias = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (nombre) => nombre !== shared.name && !SOLO_DEL_MARCO.includes(nombre),
  );
  const librerias = [...propias, ...LIBRERIAS].sort();
  return {
    name: '@comanda/cli',
    version,
    type: 'module',
    description: 'Hace, prueba y publica un área de Comanda desde un repositorio propio',
    bin: { comanda: './comanda.mjs' },
    exports: {
      './jest': './propio/jest.cjs',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: versionesDe('tools', librerias),
    peerDependencies: { [shared.name]: shared.version },
  };
}
