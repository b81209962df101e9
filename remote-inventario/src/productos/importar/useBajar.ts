import { guardarArchivo, soltarLuego } from '@comanda/shared/piezas/archivos';
import { withNotice } from '@comanda/shared/ui/core';

import { useExportarProductosMutation, usePlantillaProductosMutation } from './importarApi';
import { importarMensajes as mensajes } from './importarMensajes';

export type Formato = 'csv' | 'xlsx';

/** Keeps the products of the company, or the template of a list, as a file. */
export function useBajar(empresa: string) {
  const [exportar] = useExportarProductosMutation();
  const [plantilla] = usePlantillaProductosMutation();
  const guardar = async (archivo: string, llamada: Promise<string>) => {
    const direccion = await withNotice(llamada, mensajes.bajar);
    if (direccion === undefined) return;
    guardarArchivo(direccion, archivo);
    soltarLuego(direccion);
  };
  return {
    productos: (formato: Formato) =>
      guardar(`productos.${formato}`, exportar({ empresa, formato }).unwrap()),
    plantilla: (formato: Formato) =>
      guardar(`plantilla-productos.${formato}`, plantilla({ empresa, formato }).unwrap()),
  };
}
