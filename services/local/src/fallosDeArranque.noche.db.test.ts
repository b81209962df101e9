import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { baseVacia, comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { arrancar, type Arrancado } from './testing/arrancar';

describe('a start that cannot be', () => {
  let prueba: TestDb<unknown>;
  let base: string;
  let ajeno: Server;
  let arrancados: Arrancado[] = [];
  beforeEach(async () => {
    prueba = await testDb();
    base = await mkdtemp(path.join(os.tmpdir(), 'comanda-arranque-'));
    await chmod(base, 0o755);
    ajeno = createServer();
    arrancados = [];
  });
  afterEach(async () => {
    await Promise.all(arrancados.map((uno) => uno.parar()));
    if (ajeno.listening) await new Promise((resolve) => ajeno.close(resolve));
    await prueba.close();
    await rm(base, { recursive: true });
  });

  const carpeta = () => path.join(base, 'datos');

  async function encender(env: Record<string, string> = {}, con: readonly string[] = []) {
    const arrancado = await arrancar({
      con,
      env: {
        DATABASE_URL: prueba.url,
        DATABASE_APP_URL: prueba.urlApp,
        DATA_DIR: carpeta(),
        ...env,
      },
    });
    arrancados.push(arrancado);
    return arrancado;
  }

  /** All that one says that ends, and that it ends badly. */
  async function queja(env?: Record<string, string>, con?: readonly string[]): Promise<string> {
    const { fin, dicho, url } = await encender(env, con);
    expect({ url, codigo: url === null ? await fin : null, dicho: dicho() }).toMatchObject({
      url: null,
      codigo: 1,
    });
    return dicho();
  }

  it.each(['PORT', 'PRINT_PORT', 'SRI_SANDBOX_PORT'])(
    'says which port is taken and what changes it: %s',
    async (variable) => {
      await new Promise<void>((resolve) => ajeno.listen(0, '127.0.0.1', resolve));
      const { port } = ajeno.address() as AddressInfo; // it listens on a port

      expect(await queja({ [variable]: String(port) })).toBe(
        `El puerto ${port} está ocupado. Cierre el otro programa o elija otro puerto con ${variable}.\n`,
      );
      expect(await readdir(carpeta())).not.toContain('en-uso.json'); // it let go of the folder
    },
  );

  it('says that the address is of another machine', async () => {
    expect(await queja({ HOST: '192.0.2.1' })).toBe(
      'La dirección 192.0.2.1 no es de este equipo. Revise HOST.\n',
    );
  });

  it('leaves alone the one that runs on the folder, also when each has its own database', async () => {
    const primero = await encender();

    const dicho = await queja();

    expect(dicho).toContain(`ya está en uso por otro Comanda: proceso ${primero.pid}, desde `);
    expect(dicho).toContain(`, ${String(primero.url)}. Abra esa dirección`);
    expect((await fetch(`${String(primero.url)}/salud`)).status).toBe(200);
  });

  it('says that there is a file where the folder should be', async () => {
    await writeFile(carpeta(), '');
    expect(await queja()).toBe(`${carpeta()} no es una carpeta. Elija otra con DATA_DIR.\n`);
  });

  it('says that the database given does not know us', async () => {
    const otra = new URL(prueba.url);
    otra.username = 'nadie';
    expect(await queja({ DATABASE_URL: otra.href })).toBe(
      'La base de datos no aceptó el usuario o la contraseña. Revise los de DATABASE_URL y DATABASE_APP_URL.\n',
    );
  });

  it('says that the login of the services may do more than theirs', async () => {
    expect(await queja({ DATABASE_APP_URL: prueba.url })).toMatch(
      /^DATABASE_APP_URL entra a la base como "\w+", que no es un rol restringido: .+[.] Entre como comanda_app[.]\n$/,
    );
  });

  it('says that the two addresses of a database go together', async () => {
    expect(await queja({ DATABASE_APP_URL: '' })).toContain('DATABASE_APP_URL');
  });

  it('says that the database given does not answer', async () => {
    expect(await queja({ DATABASE_URL: 'postgres://a@127.0.0.1:1/a' })).toBe(
      'No se pudo conectar con la base de datos. Revise DATABASE_URL y que ese servidor esté encendido.\n',
    );
  });

  it('says that the database given is empty, and that of its folder is not', async () => {
    const antes = await arrancar({ con: [], env: { DATA_DIR: carpeta(), DEMO: '1' } });
    arrancados.push(antes);
    expect(antes.url).not.toBeNull();
    await antes.parar();
    const vacia = await baseVacia();
    const suyas = { DATABASE_URL: vacia.url, DATABASE_APP_URL: vacia.urlApp };
    expect(await queja(suyas)).toMatch(
      /^La base de DATABASE_URL no tiene empresas, y la de .*postgres tiene \d+: encender así sería empezar de cero[.] /,
    );
    expect((await encender()).url).not.toBeNull(); // that one has companies
    await vacia.close();
  });

  it('says that its companies were being spread over servers, and how that ends', async () => {
    for (const una of [
      'create schema reparto',
      'grant usage on schema reparto to comanda_app',
      `create view reparto.a_medias as select 'pedidos.ventas' as nombre`,
      'grant select on reparto.a_medias to comanda_app',
    ])
      await comoDueno(prueba.url, una);
    expect(await queja()).toBe(
      'El reparto de esta base entre servidores quedó a medias, y así no se vende ni se actualiza. Termínelo con el mismo npm run repartir -- … --hacer (docs/operacion/citus.md).\n',
    );
  });

  it('says that the key of the certificates is lost, empty or another one, and makes no other', async () => {
    await (await encender({ DEMO: '1' })).parar(); // companies that sign
    const clave = path.join(carpeta(), 'facturacion.clave');
    const falta =
      /^Falta .*facturacion[.]clave, o está dañado: es la clave que abre los certificados de firma de .*La Cevichería del Puerto.*[.] Restáurelo/;

    await rm(clave);
    expect(await queja()).toMatch(falta);
    expect(await readdir(carpeta())).not.toContain('facturacion.clave');

    await writeFile(clave, '');
    expect(await queja()).toMatch(falta);
    expect(await readFile(clave, 'utf8')).toBe('');

    await writeFile(clave, Buffer.alloc(32, 7).toString('base64'));
    expect(await queja()).toMatch(
      /^La clave de facturación no es la del certificado de [^.]+[.] Restaure/,
    );
  });

  /** Root may write everywhere, so it tries as nobody. */
  it('says that the folder is of somebody else', async () => {
    await (await encender()).parar();
    await chmod(carpeta(), 0o555);
    const comoNadie =
      process.getuid?.() === 0
        ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
        : [];

    expect(await queja({}, comoNadie)).toMatch(
      /^No hay permiso para usar \S+[.] Encienda con el usuario que la creó, o elija otra carpeta con DATA_DIR[.]\n$/,
    );
  });
});
