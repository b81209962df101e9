import { useRef, useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  type ColumnaProducto,
  type Importacion,
} from '@comanda/shared/contracts/inventario/importaciones';
import type { MapaElegido } from '@comanda/shared/contracts/lista';
import { bajarDeLista, useListaLeida } from '@comanda/shared/piezas/importar';
import { withNotice } from '@comanda/shared/ui/core';

import {
  useConsultarImportacionQuery,
  useFilasRechazadasMutation,
  useImportarProductosMutation,
  useRevisarImportacionMutation,
} from './importarApi';
import { importarMensajes as mensajes } from './importarMensajes';

const PREGUNTAR_MS = 500;

/** `id`: the key under which this file is imported, however often it is asked for. */
type Elegido = {
  id: string;
  nombre: string;
  archivo: string;
  iva_si?: number;
  /** What somebody changed of how it is read. */
  mapa?: MapaElegido<ColumnaProducto>;
};

/** As the calls take it, read as `mapa` says. */
const subido = ({ nombre, archivo, iva_si }: Elegido, mapa: Elegido['mapa']) => ({
  nombre,
  archivo,
  ...(iva_si !== undefined && { iva_si }),
  ...(mapa && { mapa }),
});

/** A file from being chosen to being imported; and the import that was running when the dialog was opened. */
export function useImportar(empresa: string) {
  const [revisar] = useRevisarImportacionMutation();
  const lista = useListaLeida((archivo: Elegido) =>
    revisar({ empresa, ...subido(archivo, archivo.mapa), con_columnas: true }),
  );
  const { elegido, leida, releer } = lista;
  const [importar, importacion] = useImportarProductosMutation();
  const [rechazar] = useFilasRechazadasMutation();
  const seguimiento = useSeguimiento(empresa, importacion.isLoading);
  const { enCurso, ultima, seguir, seguida } = seguimiento;
  const ocupado = useRef(false);

  const olvidar = () => {
    lista.olvidar();
    importacion.reset();
    seguir(null);
  };

  const elegir = (archivo: File) => {
    olvidar();
    return lista.elegir(archivo, (leido) => ({ id: nuevoUuid(), ...leido }));
  };

  const importarlo = async () => {
    if (!elegido || !leida || ocupado.current) return;
    const { huella, total_errores } = leida;
    const parcial = total_errores > 0;
    const { id: idempotencia } = elegido;
    ocupado.current = true; // a second press comes before this one is drawn
    seguir(idempotencia);
    const llamada = importar({
      empresa,
      ...subido(elegido, leida.columnas?.mapa),
      huella,
      idempotencia,
      ...(parcial && { parcial }),
    }).unwrap();
    await withNotice(llamada, mensajes.importar);
    ocupado.current = false;
    seguimiento.preguntar();
  };

  /** What a 'SI' under IVA stands for in this file: it is looked at again with that. */
  const decirIva = async (iva_si: number) => {
    if (elegido) await releer({ ...elegido, id: nuevoUuid(), iva_si });
  };

  /** Which column is which: the file is looked at again by it. */
  const elegirMapa = async (mapa: MapaElegido<ColumnaProducto>) => {
    if (elegido) await releer({ ...elegido, id: nuevoUuid(), mapa });
  };

  /** The rows that have something wrong, each with why, as a file. */
  const bajarRechazadas = async (formato: 'csv' | 'xlsx') => {
    if (!elegido || !leida) return;
    const entrada = { empresa, ...subido(elegido, leida.columnas?.mapa), formato };
    const llamada = rechazar(entrada).unwrap();
    await bajarDeLista(`filas-por-corregir.${formato}`, llamada, mensajes.bajar);
  };

  /** Under another key: what failed may have failed for what it would do now. */
  const otraVez = async () => {
    if (!elegido) return;
    seguir(null);
    await releer({ ...elegido, id: nuevoUuid() });
  };

  const suya = enCurso === null && ultima !== null && seguida === ultima.id;
  return {
    ...lista,
    /** What is lost with the dialog. */
    conMapa: elegido?.mapa !== undefined && enCurso === null && !suya,
    enCurso,
    /** How the one that was followed ended. */
    terminada: suya ? ultima : null,
    /** One that was cut off before anybody looked. */
    cortada: !suya && !elegido && ultima?.estado === 'INTERRUMPIDA' ? ultima : null,
    elegir,
    olvidar,
    importar: importarlo,
    decirIva,
    elegirMapa,
    bajarRechazadas,
    otraVez,
  };
}

/** The company's last import, asked for every half second while it runs, whoever began it. */
function useSeguimiento(empresa: string, enviando: boolean) {
  const [seguida, seguir] = useState<string | null>(null);
  const [corre, setCorre] = useState(false);
  const { currentData, refetch } = useConsultarImportacionQuery(
    { empresa },
    {
      pollingInterval: enviando || corre ? PREGUNTAR_MS : 0,
      refetchOnMountOrArgChange: true,
    },
  );
  const ultima: Importacion | null = currentData ?? null;
  const enCurso = ultima?.estado === 'EN_CURSO';
  if (enCurso !== corre) setCorre(enCurso);
  if (enCurso && seguida !== ultima.id) seguir(ultima.id);
  return {
    ultima,
    enCurso: enCurso ? ultima : enviando ? 'enviando' : null,
    seguida,
    seguir,
    preguntar: () => void refetch(),
  } as const;
}

export type ManoDeImportar = ReturnType<typeof useImportar>;
