import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { QUIENES } from '@comanda/kit/testing/matriz';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { makeBuild } from '@comanda/platform/testing/makeBuild';
import { registrarLanzamiento } from '@comanda/platform/testing/registrarLanzamiento';
import { limite, veces } from '@comanda/shared/testing/veces';

import { crearAzar } from '../demo/azar';
import { DECLARADAS } from '../denegar/testing/declaradas';
import { abrirDenegar, type Denegar } from '../denegar/testing/mundoDeDenegar';
import { llamadaDe, type Entrada, type Llamada } from '../testing/llamadas';
import { usuarioDe } from '../testing/mundo';

import { decir, type Contestada, type Peticion } from './testing/conexion';
import { desatinar } from './testing/desatinos';
import { faltaDe } from './testing/juicio';

/** COMANDA_DESATINOS=100000 sends more, COMANDA_SEMILLA others. */
const CUANTAS = Number(process.env['COMANDA_DESATINOS'] ?? veces(20_000, 300));
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_122);
const VECES = Math.ceil(CUANTAS / DECLARADAS.length);
const A_LA_VEZ = 4;
const POR_SESION = 20;

describe('every call, asked wrongly', () => {
  let mundo: Denegar;
  let carpeta: string;
  const puertos = { app: 0, print: 0 };
  const entradas = new Map<string, Entrada>();
  beforeAll(async () => {
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-puertas-'));
    const lanzamientos = path.join(carpeta, 'lanzamientos');
    mundo = await abrirDenegar({ lanzamientos });
    const shell = { area: 'shell', build: 'aaaaaaaaaaaa', archivos: { 'main.js': 'x' } } as const;
    await registrarLanzamiento({
      db: mundo.db,
      version: '0.1.0',
      quien: 'prueba',
      carpeta: lanzamientos,
      origen: await makeBuild(carpeta, shell),
    });
    for (const una of DECLARADAS) entradas.set(una.nombre, await mundo.entrada(una));
    for (const cual of ['app', 'print'] as const) {
      await mundo[cual].listen({ port: 0, host: '127.0.0.1' });
      puertos[cual] = (mundo[cual].server.address() as { port: number }).port;
    }
  });
  afterAll(async () => {
    await mundo.cerrar();
    await rm(carpeta, { recursive: true });
  });

  it(
    'answers in the envelope and tells nothing of what is behind',
    async () => {
      const informe = { faltas: new Map<string, Peticion>(), estados: new Map<number, number>() };
      let peor = { ms: 0, que: '' };
      const anotar = (
        { nombre, call }: Llamada,
        peticion: Peticion,
        contestada: Contestada | null,
      ) => {
        const estado = contestada?.status ?? 0;
        informe.estados.set(estado, (informe.estados.get(estado) ?? 0) + 1);
        const ms = Math.round(contestada?.ms ?? 0);
        if (ms > peor.ms)
          peor = { ms, que: `${peticion.metodo} ${peticion.direccion.slice(0, 200)}` };
        const falta = faltaDe(peticion, contestada, call.pagina === true);
        if (falta) informe.faltas.set(`${nombre}: ${falta}`, peticion);
      };
      const porDecir = [...DECLARADAS.entries()];
      const cliente = async () => {
        for (let una = porDecir.pop(); una; una = porDecir.pop()) {
          const [cual, { nombre, permitidos }] = una;
          const azar = crearAzar(SEMILLA + cual); // its own: what is asked hangs on no other's pace
          const llamada = llamadaDe(nombre);
          const puerto = llamada.servicio === 'print' ? puertos.print : puertos.app;
          let sesion = {};
          for (let veces = 0; veces < VECES; veces++) {
            if (veces % POR_SESION === 0) {
              const quien = azar.siguiente() < 0.9 ? azar.uno(permitidos) : azar.uno(QUIENES);
              sesion = quien === 'nadie' ? {} : await sesionDe(mundo.url, usuarioDe(quien));
            }
            const peticion = desatinar(llamada, entradas.get(nombre) ?? {}, { azar, sesion });
            anotar(llamada, peticion, await decir(puerto, peticion));
          }
        }
      };
      await Promise.all(Array.from({ length: A_LA_VEZ }, cliente));

      expect(Object.fromEntries(informe.faltas)).toEqual({});
      expect(informe.estados.get(200) ?? 0).toBeGreaterThan(CUANTAS / 100); // else it asked nothing but nonsense
      expect(informe.estados.get(400) ?? 0).toBeGreaterThan(CUANTAS / 10);
      if (process.env['COMANDA_DESATINOS'])
        process.stdout.write(
          `${JSON.stringify({ peor, estados: Object.fromEntries(informe.estados) }, null, 2)}\n`,
        );
    },
    limite(900_000),
  ); // for as many as are asked for
});
