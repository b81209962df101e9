// The frame of the product itself, for whoever has no sources of it: a package that this product gives to the key of a team. It is asked
// for here and by no package.json, so that nobody who only tests and publishes downloads it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract, type Extract } from 'tar-stream';

import { decir, raiz } from '../ejecutar';
import { porqueDeRed } from '../publicar/pedir';

import { LISTA, PAQUETE_DEL_MARCO } from './listaDelMarco';

const ESPERA_MS = 60_000;

interface Documento {
  'dist-tags': { latest: string };
  versions: Record<string, { dist: { tarball: string; integrity: string } } | undefined>;
}

interface Pedido {
  /** The product. */
  contra: string;
  /** Of the team, which opens its packages. */
  llave: string | undefined;
  /** Where the frames are that were brought. */
  traidos?: string;
}

/** The folder of the frame that the product carries now; the one that was brought last where it cannot be had, else null. */
export async function marcoDelProducto({
  contra,
  llave,
  traidos = path.join(raiz, '.cache/desarrollo/marco-del-producto'),
}: Pedido): Promise<string | null> {
  try {
    if (!llave) throw new Error('falta la llave del equipo en COMANDA_LLAVE');
    return await traer({ contra, llave }, traidos);
  } catch (error) {
    decir(`No se pudo traer el marco de desarrollo de ${contra}: ${porqueDeRed(error)}`);
    return elDeAntes(traidos);
  }
}

interface Producto {
  contra: string;
  llave: string;
}

async function traer(producto: Producto, traidos: string): Promise<string> {
  const respuesta = await pedir(producto, `/paquetes/${PAQUETE_DEL_MARCO}`);
  const documento = (await respuesta.json()) as Documento;
  const version = documento['dist-tags'].latest;
  const dist = documento.versions[version]?.dist;
  if (!dist || !/^[\w.-]+$/.test(version)) throw new Error('el producto no dice cuál es');
  const carpeta = path.join(traidos, version);
  if (existsSync(path.join(carpeta, LISTA))) return carpeta;
  // the key is told to this product alone, wherever its document points
  const archivo = await pedir(producto, new URL(dist.tarball).pathname);
  const contenido = Buffer.from(await archivo.arrayBuffer());
  const integridad = `sha512-${createHash('sha512').update(contenido).digest('base64')}`;
  if (integridad !== dist.integrity) throw new Error('lo que llegó no es lo que el producto dice');
  await desplegar(contenido, carpeta);
  return carpeta;
}

async function pedir({ contra, llave }: Producto, camino: string): Promise<Response> {
  const respuesta = await fetch(new URL(camino, contra), {
    headers: { authorization: `Bearer ${llave}` },
    signal: AbortSignal.timeout(ESPERA_MS),
  });
  if (respuesta.ok) return respuesta;
  if (respuesta.status === 404) throw new Error('el producto no lo tiene todavía');
  const { error } = (await respuesta.json()) as { error?: string };
  throw new Error(error ?? `respondió ${respuesta.status}`);
}

/** Whole or not at all; those of before go. */
async function desplegar(contenido: Buffer, carpeta: string): Promise<void> {
  const traidos = path.dirname(carpeta);
  const aparte = `${carpeta}.${process.pid}`;
  mkdirSync(aparte, { recursive: true });
  const tar = extract();
  await Promise.all([
    pipeline(Readable.from([contenido]), createGunzip(), tar),
    escribirEntradas(tar, aparte),
  ]);
  for (const otro of readdirSync(traidos))
    if (otro !== path.basename(aparte))
      rmSync(path.join(traidos, otro), { recursive: true, force: true });
  renameSync(aparte, carpeta);
}

/** Its files lie beside one another: a name that leads elsewhere is a name here. */
async function escribirEntradas(tar: Extract, carpeta: string): Promise<void> {
  for await (const entrada of tar)
    writeFileSync(path.join(carpeta, path.basename(entrada.header.name)), await buffer(entrada));
}

function elDeAntes(traidos: string): string | null {
  const todos = existsSync(traidos) ? readdirSync(traidos) : [];
  const ultimo = todos.find((version) => existsSync(path.join(traidos, version, LISTA)));
  return ultimo === undefined ? null : path.join(traidos, ultimo);
}
