import { esApiError, quizaHecho } from '@comanda/shared/api';
import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';

import { comandasDe, copiasDe, hojasDeLista, type Comanda } from './comandas';
import {
  anotarHojas,
  guardarMemoria,
  leerMemoria,
  type Memoria,
  type PuestoDePapel,
} from './comandasGuardadas';
import { ocuparPuesto } from './ocuparPuesto';

type Papel = {
  mandar: (comanda: Comanda) => Promise<unknown>;
  /** It did not come out, or nobody knows; nothing tries it again by itself while this page is there. */
  alFallar: (comanda: Comanda, error: unknown) => void;
};

/**
 * A company's kitchen papers at this machine: each send once, also when the page is loaded again or is open in several windows; one
 * that nobody knows whether it came out comes out again as a copy.
 */
export function impresorDe(empresa: string, { mandar, alFallar }: Papel) {
  let puesto: PuestoDePapel | null = null;
  /** Null while another page of this machine prints for the station, or none does. `vista` is the list it saw to last. */
  let turno: { vista: readonly LineaVizor[] | null } | null = null;
  let ultima: readonly LineaVizor[] | null = null;
  /** A list that this page prints nothing of when its turn comes. */
  let sinPapel: readonly LineaVizor[] | null = null;
  /** Leaves this page is printing, or could not print. */
  const tomadas = new Set<string>();
  let cola: Promise<void> = Promise.resolve();

  const imprimirUna = async (de: PuestoDePapel | null, comanda: Comanda) => {
    anotarHojas(de, comanda.hojas, 'enCurso');
    const desde = performance.now();
    try {
      await mandar(comanda);
      anotarHojas(de, comanda.hojas, 'impresas');
    } catch (error) {
      const fallida = quizaSalio(error, performance.now() - desde) ? comoCopia(comanda) : comanda;
      // what may be out stays under way, also where it is then refused
      if (!fallida.body.copia) anotarHojas(de, comanda.hojas, 'ninguna');
      alFallar(fallida, error);
    }
  };

  /** One paper after another: a printer takes no two at once. */
  const imprimir = (comandas: readonly Comanda[]) => {
    const de = puesto;
    for (const comanda of comandas) {
      comanda.hojas.forEach((hoja) => tomadas.add(hoja));
      cola = cola.then(() => imprimirUna(de, comanda));
    }
  };

  /** What is in the list by now needs no paper: it was cooked without one. */
  const empezar = () => {
    tomadas.clear();
    sinPapel = ultima;
  };

  /** Nothing is remembered from before when it is switched on again. */
  const dejar = () => {
    if (puesto && turno) guardarMemoria(puesto, null);
  };

  const tomarTurno = (de: PuestoDePapel) => {
    turno = { vista: null };
    if (!sinPapel) return;
    const { impresas, enCurso } = leerMemoria(de) ?? { impresas: [], enCurso: [] };
    guardarMemoria(de, { impresas: [...impresas, ...hojasDeLista(sinPapel)], enCurso });
    sinPapel = null;
  };

  /**
   * Prints for a station, from its turn on until the function it answers is called. `alTomar` says that its turn has come and that it
   * waits for a list: an older one may hold what another page printed, and forgot when it left the list.
   */
  const atender = (estacion: string | null, alTomar: () => void) => {
    // until now it was another station's, and what came to this one was another screen's
    if (puesto && puesto.estacion !== estacion) sinPapel = ultima;
    const suyo = { empresa, estacion };
    puesto = suyo;
    const soltar = ocuparPuesto(suyo, {
      alTomar: () => {
        tomarTurno(suyo);
        alTomar();
      },
      alDejar: () => cola,
    });
    return () => {
      turno = null;
      soltar();
    };
  };

  /** Prints what came to the station since any page of this machine printed for it. */
  const alLeer = (lineas: readonly LineaVizor[]) => {
    ultima = lineas;
    if (!puesto || !turno || turno.vista === lineas) return;
    turno.vista = lineas;
    const antes = leerMemoria(puesto);
    const hay = hojasDeLista(lineas, antes?.impresas);
    if (!antes) {
      guardarMemoria(puesto, { impresas: hay, enCurso: [] });
      return;
    }
    const impresas = new Set([...antes.impresas, ...tomadas]);
    const nuevas = comandasDe(empresa, lineas, { estacion: puesto.estacion, impresas });
    const mias = new Set([...nuevas.flatMap(({ hojas }) => hojas), ...tomadas]);
    const deAntes = new Set(antes.impresas);
    guardarMemoria(puesto, {
      // what is another station's is another screen's, now and when this one changes its station
      impresas: hay.filter((hoja) => !mias.has(hoja) || deAntes.has(hoja)),
      enCurso: antes.enCurso.filter((hoja) => hay.includes(hoja)),
    });
    imprimir(nuevas.map((comanda) => conDuda(comanda, antes)));
  };

  return {
    alLeer,
    atender,
    empezar,
    dejar,
    imprimir,
    imprimirOrden: (lineas: readonly LineaVizor[]) => imprimir(copiasDe(empresa, lineas)),
  };
}

/** One that may have come out already says that it is a copy. */
const conDuda = (comanda: Comanda, { enCurso }: Memoria): Comanda =>
  comanda.hojas.some((hoja) => enCurso.includes(hoja)) ? comoCopia(comanda) : comanda;

const comoCopia = (comanda: Comanda): Comanda => ({
  ...comanda,
  body: { ...comanda.body, copia: true },
});

/** A service that is not running refuses the line at once. */
const AL_INSTANTE_MS = 2_000;

/** Its answer was waited for and lost, or the printer had begun: nobody knows whether it came out. */
const quizaSalio = (error: unknown, esperadoMs: number): boolean =>
  (esApiError(error) && error.code === 'IMPRESORA_NO_TERMINO') ||
  (quizaHecho(error) && esperadoMs > AL_INSTANTE_MS);
