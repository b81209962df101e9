import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import forge from 'node-forge';

import { siHay } from '@comanda/kit/testing/siHay';

const { asn1 } = forge;
type Nodo = forge.asn1.Asn1;

export const hayOpenssl = siHay('openssl', spawnSync('openssl', ['version']).status === 0);
/** RC2, which OpenSSL 3 only writes with its legacy provider. */
export const hayRc2 = siHay(
  "openssl's legacy provider",
  spawnSync('openssl', ['list', '-provider', 'legacy', '-providers']).status === 0,
);

/** The same keys and certificates in a P12 that openssl writes with these options. */
export function reescribir(
  p12: Buffer,
  clave: string,
  opciones: readonly string[],
  nueva = clave,
): Buffer {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-p12-'));
  const archivo = (nombre: string) => path.join(carpeta, nombre);
  const openssl = (argumentos: readonly string[]) =>
    execFileSync('openssl', ['pkcs12', ...argumentos], { stdio: 'pipe' });
  try {
    const { key, certs } = contenidoDe(p12, clave);
    writeFileSync(archivo('todo.pem'), [key, ...certs].join('\n'));
    const salida = ['-in', archivo('todo.pem'), '-out', archivo('otro.p12')];
    openssl(['-export', ...salida, '-passout', `pass:${nueva}`, ...opciones]);
    return readFileSync(archivo('otro.p12'));
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}

/** One file with the contents of two, both under the same password; without a MAC, which is optional. */
export function juntar(uno: Buffer, otro: Buffer): Buffer {
  const pfx = abrir(uno);
  const contenidos = [pfx, abrir(otro)].flatMap((nodo) => nodos(asn1.fromDer(hoja(dentro(nodo)))));
  const { Class, Type } = asn1;
  dentro(pfx).value = asn1
    .toDer(asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, contenidos))
    .getBytes();
  pfx.value = nodos(pfx).slice(0, 2);
  return Buffer.from(asn1.toDer(pfx).getBytes(), 'binary');
}

/** The same file asking for so many iterations: for its seal, or for the key in it (then without a seal, which is optional). */
export function conVueltas(p12: Buffer, donde: 'sello' | 'llave', vueltas: number): Buffer {
  const pfx = abrir(p12);
  const [version, contenido, sello] = nodos(pfx);
  if (!version || !contenido || !sello) throw new Error('conVueltas: a file without a seal');
  cambiarVueltas(donde === 'sello' ? sello : contenido, vueltas);
  pfx.value = donde === 'sello' ? [version, contenido, sello] : [version, contenido];
  return Buffer.from(asn1.toDer(pfx).getBytes(), 'binary');
}

/** Wherever a number follows what is salt. */
function cambiarVueltas(nodo: Nodo, vueltas: number): void {
  if (typeof nodo.value === 'string') {
    const interior = nodo.type === asn1.Type.OCTETSTRING ? leerInterior(nodo.value) : null;
    if (!interior) return;
    cambiarVueltas(interior, vueltas);
    nodo.value = asn1.toDer(interior).getBytes();
    return;
  }
  nodo.value.forEach((uno, i, todos) => {
    if (uno.type === asn1.Type.INTEGER && todos[i - 1]?.type === asn1.Type.OCTETSTRING)
      uno.value = asn1.integerToDer(vueltas).getBytes();
    else cambiarVueltas(uno, vueltas);
  });
}

function leerInterior(der: string): Nodo | null {
  try {
    return asn1.fromDer(der);
  } catch {
    return null; // salt, or what is encrypted
  }
}

const abrir = (p12: Buffer) => asn1.fromDer(p12.toString('binary'));

function nodos({ value }: Nodo): Nodo[] {
  if (typeof value === 'string') throw new TypeError('nodos: a leaf');
  return value;
}

function hoja({ value }: Nodo): string {
  if (typeof value !== 'string') throw new TypeError('hoja: not a leaf');
  return value;
}

/** The octets of a PFX's authSafe. */
function dentro(pfx: Nodo): Nodo {
  const contenido = nodos(pfx)[1];
  const explicito = contenido && nodos(contenido)[1];
  const octetos = explicito && nodos(explicito)[0];
  if (!octetos) throw new TypeError('dentro: not a PFX');
  return octetos;
}

function contenidoDe(p12: Buffer, clave: string): { key: string; certs: string[] } {
  const abierto = forge.pkcs12.pkcs12FromAsn1(abrir(p12), clave);
  const bolsas = (oid: string | undefined) =>
    oid === undefined ? [] : (abierto.getBags({ bagType: oid })[oid] ?? []);
  const [llave] = bolsas(forge.pki.oids.pkcs8ShroudedKeyBag);
  if (!llave?.key) throw new TypeError('contenidoDe: no key');
  return {
    key: forge.pki.privateKeyToPem(llave.key),
    certs: bolsas(forge.pki.oids.certBag).flatMap(({ cert }) =>
      cert ? [forge.pki.certificateToPem(cert)] : [],
    ),
  };
}
