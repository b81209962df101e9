import { guardarArchivo, soltarLuego } from '@comanda/shared/piezas/archivos';
import { ElegirLista } from '@comanda/shared/piezas/importar';
import { withNotice } from '@comanda/shared/ui/core';

import { useExportarProductosMutation, usePlantillaProductosMutation } from './importarApi';
import { importarMensajes as mensajes } from './importarMensajes';
import type { ManoDeImportar } from './useImportar';

type Formato = 'csv' | 'xlsx';

/** Keeps the products of the company, or the template of a list, as a file. */
function useBajar(empresa: string) {
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

type ElegirArchivoProps = { empresa: string; mano: ManoDeImportar };

/** Where a list of products comes from. */
export function ElegirArchivo({ empresa, mano }: ElegirArchivoProps) {
  const bajar = useBajar(empresa);
  const { elegido, falta, revisando } = mano;
  return (
    <ElegirLista
      etiqueta="Lista de productos"
      ayuda={mensajes.ayuda}
      bajables={[
        { que: 'Plantilla', onBajar: bajar.plantilla },
        { que: 'Sus productos', onBajar: bajar.productos },
      ]}
      elegido={elegido?.nombre}
      revisando={revisando}
      falta={falta}
      onArchivo={(archivo) => void mano.elegir(archivo)}
    />
  );
}
