import { useCallback, useEffect, useRef, useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { avisar, DESHACER_MS } from '@comanda/shared/ui/core';

import { colaDeMarcas, type Tanda } from './colaDeMarcas';
import { useMarcarListoMutation } from './vizorApi';
import { vizorMensajes as mensajes } from './vizorMensajes';

/** The first list after the server took a mark may have been asked for before it. */
const RESPUESTAS = 2;

/** `respuestas`: lists that came since the server took it; null while it did not. */
type Marca = { listo: boolean; respuestas: number | null };
type Marcas = ReadonlyMap<string, Marca>;

/**
 * What is ready, as whoever marked it sees it: at once. `respuesta`: of the list, another one each time it is read;
 * `recientes`: what was marked ready in the last five seconds, and may be taken back.
 */
export function useMarcas(empresa: string, respuesta: number) {
  const [marcarListo] = useMarcarListoMutation();
  const [marcas, setMarcas] = useState<Marcas>(new Map());
  const [recientes, setRecientes] = useState<readonly Tanda[]>([]);
  const [vista, setVista] = useState(respuesta);
  const relojes = useRef(new Set<ReturnType<typeof setTimeout>>());

  const [encolar] = useState(() =>
    colaDeMarcas({
      mandar: ({ lineas, listo }) => marcarListo({ empresa, lineas: [...lineas], listo }).unwrap(),
      alTomar: ({ lineas, listo }) =>
        setMarcas((antes) => conLineas(antes, lineas, { listo, respuestas: 0 })),
      alDesistir: (tandas, error) => {
        const suyas = new Set(tandas.flatMap(({ lineas }) => lineas));
        setMarcas((antes) => new Map([...antes].filter(([linea]) => !suyas.has(linea))));
        setRecientes((antes) => sinLineas(antes, [...suyas]));
        for (const tanda of tandas) decirFallo(tanda, error);
      },
    }),
  );

  if (vista !== respuesta) {
    setVista(respuesta);
    if (marcas.size > 0) setMarcas(trasUnaRespuesta(marcas));
  }
  useEffect(() => {
    const pendientes = relojes.current;
    return () => pendientes.forEach((reloj) => clearTimeout(reloj));
  }, []);

  const marcar = useCallback(
    (tanda: Tanda) => {
      const { lineas, listo } = tanda;
      if (lineas.length === 0) return;
      setMarcas((antes) => conLineas(antes, lineas, { listo, respuestas: null }));
      setRecientes((antes) => [...sinLineas(antes, lineas), ...(listo ? [tanda] : [])]);
      const olvidar = () => setRecientes((antes) => antes.filter((otra) => otra !== tanda));
      relojes.current.add(setTimeout(olvidar, DESHACER_MS));
      encolar(tanda);
    },
    [encolar],
  );

  return { marcas, recientes, marcar };
}

function decirFallo({ que, listo }: Tanda, error: unknown): void {
  if (error !== null) console.error(error);
  const frase = listo ? mensajes.marcar(que) : mensajes.desmarcar(que);
  const motivo = esApiError(error) ? `. ${error.msg}` : '';
  avisar({ tipo: 'error', titulo: mensajes.titulo, texto: frase + motivo });
}

/** What the list says, and over it what was marked here and the list does not know yet. */
export function conMarcas(lineas: readonly LineaVizor[], marcas: Marcas): readonly LineaVizor[] {
  if (marcas.size === 0) return lineas;
  return lineas.map((linea) => {
    const marca = marcas.get(linea.linea);
    return marca ? { ...linea, lista: marca.listo } : linea;
  });
}

function conLineas(marcas: Marcas, lineas: readonly string[], marca: Marca): Marcas {
  const nuevas = new Map(marcas);
  for (const linea of lineas) {
    const vale = marca.respuestas === null || nuevas.get(linea)?.listo === marca.listo;
    if (vale) nuevas.set(linea, marca); // else it was taken back while it was on its way
  }
  return nuevas;
}

function trasUnaRespuesta(marcas: Marcas): Marcas {
  const quedan = [...marcas].flatMap(([linea, { listo, respuestas }]): [string, Marca][] => {
    if (respuestas === null) return [[linea, { listo, respuestas }]];
    return respuestas + 1 < RESPUESTAS ? [[linea, { listo, respuestas: respuestas + 1 }]] : [];
  });
  return new Map(quedan);
}

/** What is marked anew is no longer of the ones before. */
const sinLineas = (tandas: readonly Tanda[], lineas: readonly string[]): Tanda[] =>
  tandas.filter((tanda) => !tanda.lineas.some((linea) => lineas.includes(linea)));
