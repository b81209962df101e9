import { bajarDeLista, ElegirLista } from '@comanda/shared/piezas/importar';

import { useExportarProductosMutation, usePlantillaProductosMutation } from './importarApi';
import { importarMensajes as mensajes } from './importarMensajes';
import type { ManoDeImportar } from './useImportar';

type Formato = 'csv' | 'xlsx';

/** Keeps the products of the company, or the template of a list, as a file. */
function useBajar(empresa: string) {
  const [exportar] = useExportarProductosMutation();
  const [plantilla] = usePlantillaProductosMutation();
  return {
    productos: (formato: Formato) =>
      bajarDeLista(`productos.${formato}`, exportar({ empresa, formato }).unwrap(), mensajes.bajar),
    plantilla: (formato: Formato) =>
      bajarDeLista(
        `plantilla-productos.${formato}`,
        plantilla({ empresa, formato }).unwrap(),
        mensajes.bajar,
      ),
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
