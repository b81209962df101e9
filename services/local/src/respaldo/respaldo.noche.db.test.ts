import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { OTRA, PUERTO } from '@comanda/kit/testing/semilla';

import { reservarCarpeta } from '../carpeta/reservarCarpeta';
import { direccionesDe, startPostgres } from '../postgres/startPostgres';

import { correrRespaldo } from './correrRespaldo';
import { correrRestaurar } from './correrRestaurar';
import { contarPorEmpresa } from './cuentas';
import { pedidoDeRespaldo, pedidoDeRestaurar } from './leerPedido';
import { abrirCajaDePrueba, type CajaDePrueba } from './testing/cajaDePrueba';

import type { Terminal } from './preguntar';

const CLAVE = 'una clave larga';
const nadie: Terminal = {
  hayAlguien: false,
  callado: () => Promise.reject(new Error('asked')),
  preguntar: () => Promise.reject(new Error('asked')),
};
/** Answers what it is asked, in that order. */
function persona(...respuestas: string[]): Terminal {
  const responder = () => Promise.resolve(respuestas.shift() ?? '');
  return { hayAlguien: true, callado: responder, preguntar: responder };
}

let caja: CajaDePrueba;
let copias: string;
let dicho: string[];
const decir = (linea: string) => void dicho.push(linea);

type Como = { clave?: string; terminal?: Terminal; dataDir?: string };
function respaldar(args: string[] = [], { clave, terminal = nadie, dataDir }: Como = {}) {
  dicho = [];
  const env = { DATA_DIR: dataDir ?? caja.dataDir, COMANDA_RESPALDO_CLAVE: clave };
  return correrRespaldo(pedidoDeRespaldo([copias, ...args], '/'), { env, terminal, decir });
}
function restaurar(args: string[], { clave = CLAVE, terminal = nadie }: Como = {}) {
  dicho = [];
  const env = { DATA_DIR: caja.dataDir, COMANDA_RESPALDO_CLAVE: clave };
  return correrRestaurar(pedidoDeRestaurar(args, caja.base), { env, terminal, decir });
}

async function contarEn(dataDir: string) {
  const postgres = path.join(dataDir, 'postgres');
  const servidor = await startPostgres({ dataDir: postgres, rapido: true });
  const client = new pg.Client({ connectionString: (await direccionesDe(postgres)).urlSuper });
  await client.connect();
  const cuentas = await contarPorEmpresa(client);
  await client.end();
  return { cuentas, servidor };
}
const ventasDe = (
  cuentas: Awaited<ReturnType<typeof contarPorEmpresa>>,
  { empresa }: { empresa: string },
) => Number(cuentas.find((una) => una.empresa === empresa && una.que === 'ventas')?.cuantos ?? 0);

describe('npm run respaldo, while it sells', () => {
  let archivo: string;
  const vendidas = { antes: 0, despues: 0 };
  beforeAll(async () => {
    caja = await abrirCajaDePrueba();
    copias = path.join(caja.base, 'copias');
    let seguir = true;
    let cuantas = 0;
    const cliente = async (vender: (n: number) => Promise<unknown>) => {
      for (let n = 1; seguir; n++) {
        await vender(n);
        cuantas += 1;
      }
    };
    const clientes = Promise.all([
      ...[1, 2, 3, 4].map(() => cliente(() => caja.vender())),
      cliente((n) => caja.venderDeOtra(n)),
    ]);
    try {
      while (cuantas < 20) await caja.vender();
      vendidas.antes = cuantas;
      archivo = await respaldar([], { clave: CLAVE });
      vendidas.despues = cuantas;
    } finally {
      seguir = false;
      await clientes;
      await caja.apagar();
    }
  }, 400_000); // two servers of their own, on a machine that does other things
  afterAll(() => caja.borrar());

  it('is one file, which was restored and compared, and nobody was kept from selling', async () => {
    expect(await readdir(copias)).toEqual([path.basename(archivo)]);
    expect(dicho.at(-1)).toBe('Comprobado: cada empresa suma lo mismo, y los certificados abren.');
    expect(existsSync(path.join(caja.dataDir, 'respaldo.json'))).toBe(true);
    expect(vendidas.despues).toBeGreaterThan(vendidas.antes);
  });

  it('shows nothing of what it holds', async () => {
    const bytes = await readFile(archivo);

    expect(bytes.includes(caja.claveMaestra.toString('base64'))).toBe(false);
    expect(bytes.includes('facturacion.clave')).toBe(false);
  });

  it('is restored elsewhere with every company, its key, what was published, and nothing of who ran', async () => {
    const otra = path.join(caja.base, 'otra');
    await restaurar([archivo, '--en', otra]);

    expect(await readFile(path.join(otra, 'facturacion.clave'), 'utf8')).toBe(
      caja.claveMaestra.toString('base64'),
    );
    expect(await readFile(path.join(otra, 'lanzamientos/uno/remoteEntry.js'), 'utf8')).toBe(
      'lo publicado',
    );
    expect(existsSync(path.join(otra, 'lanzamientos/uno/vacia'))).toBe(true);
    for (const ajeno of ['en-uso.json', 'postgres/datos/postmaster.pid', 'postgres/servidor.pid'])
      expect(existsSync(path.join(otra, ajeno))).toBe(false);
    const { cuentas, servidor } = await contarEn(otra);
    await servidor.stop();
    expect(ventasDe(cuentas, OTRA)).toBeGreaterThan(0);
    expect(ventasDe(cuentas, PUERTO)).toBeGreaterThan(0);
    expect(ventasDe(cuentas, OTRA) + ventasDe(cuentas, PUERTO)).toBeGreaterThanOrEqual(
      vendidas.antes,
    );
  });

  it('is not restored over a folder with something in it, unless it is kept under another name', async () => {
    const llena = path.join(caja.base, 'llena');
    await mkdir(llena);
    await writeFile(path.join(llena, 'de alguien'), 'x');

    await expect(restaurar([archivo, '--en', llena])).rejects.toThrow(/no está vacía/);
    await restaurar([archivo, '--en', llena, '--reemplazar']);

    const nombres = await readdir(caja.base);
    const anterior = nombres.find((nombre) => nombre.startsWith('llena.anterior-')) ?? '';
    expect(await readdir(path.join(caja.base, anterior))).toEqual(['de alguien']);
    expect(await readdir(llena)).toContain('postgres');
    expect(nombres.filter((nombre) => nombre.includes('restaurando'))).toEqual([]);
  });

  it('is not restored over a folder that is in use, whatever is asked', async () => {
    const reserva = await reservarCarpeta(caja.dataDir);

    await expect(restaurar([archivo, '--reemplazar'])).rejects.toThrow(/ya está en uso/);

    await reserva.soltar();
    expect(existsSync(path.join(caja.dataDir, 'postgres/datos'))).toBe(true);
  });

  it('leaves nothing behind when its key is wrong, or it was cut or altered', async () => {
    const bytes = await readFile(archivo);
    const cortado = path.join(caja.base, 'cortado');
    const alterado = path.join(caja.base, 'alterado');
    await writeFile(cortado, bytes.subarray(0, bytes.length - 1));
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await writeFile(alterado, bytes);
    const nueva = path.join(caja.base, 'nueva');

    await expect(restaurar([archivo, '--en', nueva], { clave: 'otra' })).rejects.toThrow(
      'La clave no es la de este respaldo',
    );
    for (const roto of [cortado, alterado])
      await expect(restaurar([roto, '--en', nueva])).rejects.toThrow(/dañado o incompleto/);
    await expect(restaurar([path.join(caja.base, 'nada'), '--en', nueva])).rejects.toThrow(
      /No existe/,
    );
    expect((await readdir(caja.base)).filter((nombre) => nombre.startsWith('nueva'))).toEqual([]);
  });

  it('is made of a till that is stopped too, and each company adds up to the same', async () => {
    const antes = await contarEn(caja.dataDir);
    await antes.servidor.stop();
    await rm(copias, { recursive: true });

    const creido = await readFile(path.join(caja.dataDir, 'respaldo.json'), 'utf8');
    const otro = await respaldar(['--sin-cifrar', '--sin-verificar']);
    expect(await readFile(path.join(caja.dataDir, 'respaldo.json'), 'utf8')).toBe(creido);
    const segunda = path.join(caja.base, 'segunda');
    await restaurar([otro, '--en', segunda]);
    expect(existsSync(path.join(segunda, 'respaldo.json'))).toBe(false);

    const { cuentas, servidor } = await contarEn(segunda);
    await servidor.stop();
    expect(cuentas).toEqual(antes.cuentas);
    await (await reservarCarpeta(caja.dataDir)).soltar(); // and it is let go
  });

  it('asks for what it is to be encrypted with, and takes no silence for leave', async () => {
    await expect(respaldar()).rejects.toThrow(/La clave que abre los certificados de firma/);
    await expect(respaldar([], { terminal: persona('', 'bueno') })).rejects.toThrow(
      'No se ha hecho el respaldo.',
    );
    await expect(respaldar([], { terminal: persona(CLAVE, 'otra clave') })).rejects.toThrow(
      'Las dos claves no son iguales',
    );
    await expect(respaldar([], { clave: 'corta' })).rejects.toThrow(/al menos 8 caracteres/);
    const hecho = await respaldar(['--sin-verificar'], { terminal: persona('', 'sin cifrar') });
    await rm(hecho);
  });

  it('asks for the key of the certificates where the folder has lost it, and finds that another opens none', async () => {
    await rm(path.join(caja.dataDir, 'facturacion.clave'));
    const clave = CLAVE;
    await expect(respaldar([], { clave })).rejects.toThrow(/Dela en FACTURACION_CLAVE/);

    const ajena = Buffer.alloc(32).toString('base64');
    await expect(respaldar([], { clave, terminal: persona(ajena) })).rejects.toThrow(
      /no es la del certificado de|unable to authenticate/, // Node's own errors are of another realm than jest's
    );
    expect(
      (await readdir(copias)).filter((nombre) => nombre.endsWith('.sin-verificar')),
    ).toHaveLength(1);
    const suya = caja.claveMaestra.toString('base64');
    await expect(
      respaldar(['--sin-verificar'], { clave, terminal: persona(suya) }),
    ).resolves.toMatch(/[.]comanda-respaldo$/);
  });

  it.each([
    [[], /^Uso: npm run restaurar/],
    [['uno', 'dos'], /^Uso: /],
    [['uno', '--otra'], /^Uso: /],
    [['uno', '--verificar', '--reemplazar'], /^Uso: /],
  ])('says how it is asked for, of %j', async (args, frase) => {
    await expect((async () => restaurar(args))()).rejects.toThrow(frase);
  });
});
