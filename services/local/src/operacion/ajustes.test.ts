import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from '@jest/globals';

import { leerEnv as deBilling } from '@comanda/billing/env';
import { leerEnv as deIdentidad } from '@comanda/identidad/env';
import { leerEnv as deOrdering } from '@comanda/ordering/env';
import { leerEnv as dePlatform } from '@comanda/platform/env';
import { leerEnv as dePrint } from '@comanda/print/env';

import { leerEnv as deLocal } from '../env';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));

type Lector = (origen: NodeJS.ProcessEnv) => object;
/** Who reads settings, as the guide calls it, by the folder of its env.ts. */
const PROCESOS: Readonly<Record<string, { nombre: string; leer: Lector }>> = {
  local: { nombre: 'npm start', leer: deLocal },
  identidad: { nombre: 'identidad', leer: deIdentidad },
  ordering: { nombre: 'ordering', leer: deOrdering },
  billing: { nombre: 'billing', leer: deBilling },
  platform: { nombre: 'platform', leer: dePlatform },
  print: { nombre: 'print', leer: dePrint },
};
/** What some process does not start without. */
const EXIGIDOS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://dueno@base/comanda',
  DATABASE_APP_URL: 'postgres://comanda_app@base/comanda',
  FACTURACION_CLAVE: Buffer.alloc(32).toString('base64'),
  IDENTIDAD_CLAVE: Buffer.alloc(32).toString('base64'),
  RUC_PROVEEDOR: '1790011674001',
  SRI_URL: 'http://localhost:8090',
};

/** The settings that a process asks its environment for, with what they are where they are not given. */
function leidosPor(leer: Lector): Map<string, unknown> {
  const pedidos = new Set<string>();
  const origen = new Proxy(EXIGIDOS, {
    get: (dados, nombre: string) => {
      pedidos.add(nombre);
      return dados[nombre];
    },
  });
  const leidos = new Map(Object.entries(leer(origen)));
  return new Map([...pedidos].map((nombre) => [nombre, leidos.get(nombre)]));
}

/** The rows of the guide's table: what it says stands where a setting is not given, and who reads it. */
function tablaDeLaGuia() {
  const pagina = readFileSync(path.join(RAIZ, 'docs/operacion/instalar.md'), 'utf8');
  const [, tabla = ''] = /<!-- ajustes -->([^]*)<!-- [/]ajustes -->/.exec(pagina) ?? [];
  const filas = tabla.split('\n').filter((linea) => linea.startsWith('| `'));
  return filas.map((linea) => {
    const [, nombre = '', defecto = '', , procesos = ''] = linea
      .split('|')
      .map((uno) => uno.trim());
    return { nombre: nombre.replaceAll('`', ''), defecto, procesos: procesos.split(', ').sort() };
  });
}

describe('the settings of docs/operacion/instalar.md', () => {
  const filas = tablaDeLaGuia();
  const leidos = Object.values(PROCESOS).map(({ nombre, leer }) => ({
    proceso: nombre,
    ajustes: leidosPor(leer),
  }));
  const quienesLeen = (ajuste: string) =>
    leidos.filter(({ ajustes }) => ajustes.has(ajuste)).map(({ proceso }) => proceso);

  it('are of every env.ts there is', () => {
    const servicios = path.join(RAIZ, 'services');
    const conEnv = readdirSync(servicios).filter((servicio) =>
      readdirSync(path.join(servicios, servicio, 'src')).includes('env.ts'),
    );
    expect(conEnv.sort()).toEqual(Object.keys(PROCESOS).sort());
  });

  it('are those that are read, by whom, and no other', () => {
    const todos = [...new Set(leidos.flatMap(({ ajustes }) => [...ajustes.keys()]))];
    expect(Object.fromEntries(filas.map(({ nombre, procesos }) => [nombre, procesos]))).toEqual(
      Object.fromEntries(todos.map((ajuste) => [ajuste, quienesLeen(ajuste).sort()])),
    );
  });

  it('stand once each', () => {
    const nombres = filas.map(({ nombre }) => nombre);
    expect(nombres).toEqual([...new Set(nombres)]);
  });

  it.each(leidos)('are of $proceso what the table says where they are not given', ({ ajustes }) => {
    const dicho = (ajuste: string) => filas.find(({ nombre }) => nombre === ajuste)?.defecto ?? '';
    const sinDecir = [...ajustes].filter(
      ([ajuste, valor]) =>
        !(ajuste in EXIGIDOS) &&
        (typeof valor === 'string' || typeof valor === 'number') &&
        !dicho(ajuste).includes(`\`${valor}\``),
    );
    expect(sinDecir).toEqual([]);
  });
});
