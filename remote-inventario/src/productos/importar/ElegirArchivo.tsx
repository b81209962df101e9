import { CajaArchivo } from '@comanda/shared/piezas/archivos';
import { Button } from '@comanda/shared/ui/core';

import estilos from './importar.module.css';
import { importarMensajes as mensajes } from './importarMensajes';
import { useBajar } from './useBajar';
import type { ManoDeImportar } from './useImportar';

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
