import { useRef, useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  IMPORTACION_MAX_BYTES,
  type Importacion,
} from '@comanda/shared/contracts/inventario/importaciones';
import { guardarArchivo, leerBase64, soltarLuego } from '@comanda/shared/piezas/archivos';
import { textoDeFallo, withNotice } from '@comanda/shared/ui/core';

import {
  useConsultarImportacionQuery,
  useFilasRechazadasMutation,
  useImportarProductosMutation,
  useRevisarImportacionMutation,
} from './importarApi';
import { importarMensajes as mensajes } from './importarMensajes';

const PREGUNTAR_MS = 500;

/** `id`: the key under which this file is imported, however often it is asked for. */
type Elegido = { id: string; nombre: string; archivo: string; iva_si?: number };

/** As the calls take it. */
const subido = ({ nombre, archivo, iva_si }: Elegido) => ({
  nombre,
  archivo,
  ...(iva_si !== undefined && { iva_si }),
});

/** A file from being chosen to being imported; and the import that was running when the dialog was opened. */
export function useImportar(empresa: string) {
  const [elegido, setElegido] = useState<Elegido | null>(null);
  const [falta, setFalta] = useState<string | null>(null);
  const [revisar, revision] = useRevisarImportacionMutation();
  const [importar, importacion] = useImportarProductosMutation();
  const [rechazar] = useFilasRechazadasMutation();
  const seguimiento = useSeguimiento(empresa, importacion.isLoading);
  const { enCurso, ultima, seguir, seguida } = seguimiento;
  const ocupado = useRef(false);

  const revisarlo = async (archivo: Elegido) => {
    setElegido(archivo);
    setFalta(null);
    await revisar({ empresa, ...subido(archivo) });
  };

  const elegir = async (archivo: File) => {
    olvidar();
    if (archivo.size > IMPORTACION_MAX_BYTES) {
      setFalta(mensajes.demasiado);
      return;
    }
    try {
      const base64 = await leerBase64(archivo);
      await revisarlo({ id: nuevoUuid(), nombre: archivo.name.slice(-200), archivo: base64 });
    } catch {
      setFalta(mensajes.ilegible); // whatever the browser says of a file that is gone
    }
  };

  const olvidar = () => {
    setElegido(null);
    setFalta(null);
    revision.reset();
    importacion.reset();
    seguir(null);
  };

  const importarlo = async () => {
    const { huella } = revision.data ?? {};
    if (!elegido || huella === undefined || ocupado.current) return;
    const parcial = revision.data !== undefined && revision.data.total_errores > 0;
    const { id: idempotencia } = elegido;
    ocupado.current = true; // a second press comes before this one is drawn
    seguir(idempotencia);
    const llamada = importar({
      empresa,
      ...subido(elegido),
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
    if (elegido) await revisarlo({ ...elegido, id: nuevoUuid(), iva_si });
  };

  /** The rows that have something wrong, each with why, as a file. */
  const bajarRechazadas = async (formato: 'csv' | 'xlsx') => {
    if (!elegido) return;
    const llamada = rechazar({ empresa, ...subido(elegido), formato }).unwrap();
    const direccion = await withNotice(llamada, mensajes.bajar);
    if (direccion === undefined) return;
    guardarArchivo(direccion, `filas-por-corregir.${formato}`);
    soltarLuego(direccion);
  };

  /** Under another key: what failed may have failed for what it would do now. */
  const otraVez = async () => {
    if (!elegido) return;
    seguir(null);
    await revisarlo({ ...elegido, id: nuevoUuid() });
  };

  const suya = enCurso === null && ultima !== null && seguida === ultima.id;
  return {
    elegido,
    falta: falta ?? (revision.error ? textoDeFallo(revision.error) : null),
    revisando: revision.isLoading,
    revision: revision.data,
    enCurso,
    /** How the one that was followed ended. */
    terminada: suya ? ultima : null,
    /** One that was cut off before anybody looked. */
    cortada: !suya && !elegido && ultima?.estado === 'INTERRUMPIDA' ? ultima : null,
    elegir,
    olvidar,
    importar: importarlo,
    decirIva,
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
