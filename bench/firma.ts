// node --import tsx bench/firma.ts: signatures a second on one core, of one invoice of five lines with one key, against raw
// RSA-2048 on the same machine and against the signers that npm offers (installed under .cache, never a dependency). Each is a process
// of its own, measured in turns; the first signature of a fresh process is the cold one. About 40 seconds.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { generarCertificadoDePrueba } from '../services/billing/src/firmas/generarCertificadoDePrueba';
import { facturaDeMuestra } from './firma/factura';
import { raiz } from '../tools/ejecutar';

import { abrirFirmante } from './firma/proceso';

const RONDAS = 5;
const SEGUNDOS = 1;
const DE_NPM = {
  'ec-sri-invoice-signer': ['ec-sri-invoice-signer@1.7.5'],
  xadesjs: ['xadesjs@2.6.8', '@xmldom/xmldom', 'xpath'],
};
const LIMITE_RSA = 0.6;
const VECES_NPM = 20;

const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];

/** Where the signers of npm were put; null where the registry cannot be reached. */
function instalarFirmantes() {
  const carpeta = path.join(raiz, '.cache/bench-firma');
  mkdirSync(carpeta, { recursive: true });
  const { status } = spawnSync(
    'npm',
    [...['install', '--no-save', '--prefix', carpeta], ...Object.values(DE_NPM).flat()],
    { stdio: 'ignore', timeout: 120_000 },
  );
  return status === 0 ? carpeta : null;
}

const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-firma-'));
const datos = path.join(carpeta, 'muestra.json');
const { p12, clave } = generarCertificadoDePrueba({ ruc: '0992345678001', nombre: 'BENCH' });
writeFileSync(
  datos,
  JSON.stringify({ xml: facturaDeMuestra(), p12: p12.toString('base64'), clave }),
);

const npm = instalarFirmantes();
if (npm === null) console.log('No se pudo llegar al registro de npm: solo se mide lo propio.');
const nombres = ['RSA-2048', 'Comanda', 'Comanda, verificada', ...(npm ? Object.keys(DE_NPM) : [])];
const firmantes = [];
try {
  for (const nombre of nombres) firmantes.push(await abrirFirmante({ nombre, datos, npm }));
  const medidas = new Map(nombres.map((nombre) => [nombre, []]));
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    for (const firmante of firmantes)
      medidas.get(firmante.nombre).push(await firmante.medir(SEGUNDOS));
  }
  const porSegundo = (nombre) => mediana(medidas.get(nombre));
  const [rsa, propia] = [porSegundo('RSA-2048'), porSegundo('Comanda')];
  console.table(
    firmantes.map(({ nombre, primeraMs, valida }) => ({
      firmante: nombre,
      'primera (ms)': Math.round(primeraMs),
      'firmas/s': Math.round(porSegundo(nombre)),
      'de RSA': Number((porSegundo(nombre) / rsa).toFixed(3)),
      'Comanda es (veces)': Number((propia / porSegundo(nombre)).toFixed(1)),
      'vale para xmlsec1': valida,
    })),
  );
  const veces = npm ? Object.keys(DE_NPM).map((nombre) => propia / porSegundo(nombre)) : [];
  const bien = propia / rsa >= LIMITE_RSA && veces.every((una) => una >= VECES_NPM);
  console.log(`Se pide: ${LIMITE_RSA} de RSA y ${VECES_NPM} veces cada firmante de npm.`);
  process.exitCode = bien ? 0 : 1;
} finally {
  for (const firmante of firmantes) firmante.cerrar();
  rmSync(carpeta, { recursive: true });
}
