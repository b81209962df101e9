import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import {
  DE_LA_CAJA,
  type AjusteDeImpresora,
  type AjustesDeImpresoras,
} from '@comanda/shared/contracts/caja/impresoras';
import { AppError } from '@comanda/shared/errors/AppError';

import type { AjustesDeImpresion } from '../env';

import { leerAjustes, escribirAjustes } from './ajustes';
import { impresoraArchivo } from './impresoraArchivo';
import { impresoraDeCola } from './impresoraDeCola';
import { enFila, type Impresora } from './impresora';
import { impresoraTcp } from './impresoraTcp';
import { DE_FABRICA, type Perfil } from './perfil';

const PUERTO_CRUDO = 9100;

/** A printer, and how it is spoken to. */
export type Puesto = { impresora: Impresora; perfil: Perfil };

export type Impresoras = {
  deCaja: () => Puesto;
  /** A station that has none prints at the till. */
  deEstacion: (nombre: string) => Puesto;
  ajustes: () => AjustesDeImpresoras;
  /** On the disk when it returns; `version`: of what whoever changes it has read. */
  cambiar: (version: number, puesto: string, ajuste: AjusteDeImpresora) => AjustesDeImpresoras;
};

/** 'Cocina' and 'COCINA' are one: stations are named on a screen, printers in a file. */
const llaveDe = (nombre: string) => nombre.trim().toLowerCase();

type Opciones = {
  /** Where papers go that no printer gets. */
  dataDir: string;
  /** Where it is kept what an Administrador chose; null: in memory. */
  carpeta?: string | null;
};

/** What was chosen on the screen; until then what the environment says. */
export function elegirImpresoras(
  env: AjustesDeImpresion,
  { dataDir, carpeta = null }: Opciones,
): Impresoras {
  const archivo = carpeta === null ? null : path.join(carpeta, 'impresoras.json');
  const colas = new Map<string, Impresora>();
  let ajustes = (archivo === null ? null : leerAjustes(archivo)) ?? deEntorno(env);
  let puestos = abrir();

  function abrir(): ReadonlyMap<string, Puesto> {
    return new Map(
      ajustes.puestos
        .filter(({ impresora }) => impresora.clase !== 'CAJA')
        .map(({ puesto, impresora }) => [llaveDe(puesto), puestoDe(impresora)]),
    );
  }

  /** Each printer has one queue, whatever it is called: what is dead holds up nobody else, and no paper is mixed. */
  function puestoDe({ clase, direccion, ...perfil }: AjusteDeImpresora): Puesto {
    const nueva = impresoraDe({ clase, direccion }, dataDir);
    const impresora = colas.get(nueva.destino) ?? enFila(nueva);
    colas.set(impresora.destino, impresora);
    return { impresora, perfil };
  }

  const deCaja = () =>
    puestos.get(DE_LA_CAJA) ?? puestoDe({ clase: 'ARCHIVO', direccion: '', ...DE_FABRICA });
  return {
    deCaja,
    deEstacion: (nombre) => puestos.get(llaveDe(nombre)) ?? deCaja(),
    ajustes: () => ajustes,
    cambiar(version, puesto, impresora) {
      const esEste = (uno: { puesto: string }) => llaveDe(uno.puesto) === llaveDe(puesto);
      // whoever asks again because the reply was lost has what they want
      if (isDeepStrictEqual(ajustes.puestos.find(esEste)?.impresora, impresora)) return ajustes;
      if (version !== ajustes.version) throw new AppError('IMPRESORAS_CAMBIARON', { version });
      const otros = ajustes.puestos.filter((uno) => !esEste(uno));
      const nuevos = { version: version + 1, puestos: [...otros, { puesto, impresora }] };
      if (archivo !== null) escribirAjustes(archivo, nuevos);
      ajustes = nuevos;
      puestos = abrir();
      return ajustes;
    },
  };
}

type Donde = Pick<AjusteDeImpresora, 'clase' | 'direccion'>;

export function impresoraDe({ clase, direccion }: Donde, dataDir: string): Impresora {
  if (clase === 'COLA') return impresoraDeCola(direccion);
  if (clase !== 'RED') return impresoraArchivo(path.join(dataDir, 'tickets'));
  const { hostname, port } = new URL(`tcp://${direccion}`);
  return impresoraTcp({ host: hostname, port: Number(port) || PUERTO_CRUDO });
}

/** PRINTER=tcp://host:9100 is a network printer; none, files under DATA_DIR/tickets. */
function deEntorno({ PRINTER, PRINTERS }: AjustesDeImpresion): AjustesDeImpresoras {
  const enRed = (printer: string): AjusteDeImpresora => ({
    clase: 'RED',
    direccion: new URL(printer).host,
    ...DE_FABRICA,
  });
  const deCaja: AjusteDeImpresora =
    PRINTER === null ? { clase: 'ARCHIVO', direccion: '', ...DE_FABRICA } : enRed(PRINTER);
  return {
    version: 0,
    puestos: [
      { puesto: DE_LA_CAJA, impresora: deCaja },
      ...PRINTERS.map(({ estacion, printer }) => ({ puesto: estacion, impresora: enRed(printer) })),
    ],
  };
}
