import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import { IMPORTACION_MAX_BYTES } from '@comanda/shared/contracts/inventario/importaciones';
import { leerBase64 } from '@comanda/shared/piezas/archivos';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import {
  useImportarPrimerosProductosMutation,
  useRevisarPrimerosProductosMutation,
} from './primerDiaApi';
import { primerDiaMensajes } from './primerDiaMensajes';

const { titulo, exito, demasiado } = primerDiaMensajes.productos;

/** A list of products into the catalogue, all of it or nothing: what is wrong with it is said, the first rows by name. */
export function useImportarProductos(empresa: string) {
  const [revisar] = useRevisarPrimerosProductosMutation();
  const [importar] = useImportarPrimerosProductosMutation();
  const [importando, setImportando] = useState(false);
  const [faltas, setFaltas] = useState<readonly string[]>([]);

  const hacer = async (lista: File, sin_categoria: string): Promise<readonly string[]> => {
    if (lista.size > IMPORTACION_MAX_BYTES) return [demasiado];
    const archivo = {
      empresa,
      nombre: lista.name.slice(-200),
      archivo: await leerBase64(lista),
      sin_categoria,
    };
    const { huella, total_errores, errores } = await revisar(archivo).unwrap();
    if (total_errores > 0)
      return errores
        .slice(0, 5)
        .map(({ fila, columna, msg }) => `Fila ${fila}, ${columna}: ${msg}`);
    await importar({ ...archivo, huella, idempotencia: nuevoUuid() }).unwrap();
    avisar({ tipo: 'success', titulo, texto: exito });
    return [];
  };

  const importarlo = async (lista: File, sinCategoria: string) => {
    setImportando(true);
    setFaltas(await hacer(lista, sinCategoria).catch((error: unknown) => [textoDeFallo(error)]));
    setImportando(false);
  };
  return { importar: importarlo, importando, faltas, setFaltas };
}
