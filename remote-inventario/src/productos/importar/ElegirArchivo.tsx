import { CajaArchivo, guardarArchivo, soltarLuego } from '@comanda/shared/piezas/archivos';
import { Button, withNotice } from '@comanda/shared/ui/core';

import { useExportarProductosMutation, usePlantillaProductosMutation } from './importarApi';
import { importarMensajes as mensajes } from './importarMensajes';
import type { ManoDeImportar } from './useImportar';
import estilos from './importar.module.css';

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

/** Where a list comes from: a file, for which there is a template and the products there are. */
export function ElegirArchivo({ empresa, mano }: ElegirArchivoProps) {
  const bajar = useBajar(empresa);
  const { elegido, falta, revisando } = mano;
  return (
    <>
      <div className={estilos.bajar}>
        <Bajar que="Plantilla" onBajar={bajar.plantilla} />
        <Bajar que="Sus productos" onBajar={bajar.productos} />
      </div>
      <CajaArchivo
        etiqueta="Lista de productos"
        acepta=".csv,.txt,.tsv,.xlsx"
        onArchivo={(archivo) => void mano.elegir(archivo)}
      >
        {(abrir) => (
          <>
            <Button data-foco loading={revisando} onClick={abrir}>
              {elegido ? 'Elegir otro archivo' : 'Elegir archivo'}
            </Button>
            <span className={estilos.elegido} title={elegido?.nombre}>
              {elegido?.nombre ?? mensajes.ayuda}
            </span>
          </>
        )}
      </CajaArchivo>
      {revisando && <p role="status">{mensajes.revisando}</p>}
      {falta !== null && (
        <p role="alert" className={estilos.falta}>
          {falta}
        </p>
      )}
    </>
  );
}

type BajarProps = { que: string; onBajar: (formato: 'csv' | 'xlsx') => unknown };

function Bajar({ que, onBajar }: BajarProps) {
  return (
    <p>
      {que}:{' '}
      <button
        type="button"
        className="ui-plano"
        aria-label={`${que} en CSV`}
        onClick={() => onBajar('csv')}
      >
        CSV
      </button>{' '}
      <button
        type="button"
        className="ui-plano"
        aria-label={`${que} en Excel`}
        onClick={() => onBajar('xlsx')}
      >
        Excel
      </button>
    </p>
  );
}
