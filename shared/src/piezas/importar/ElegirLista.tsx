import { Button } from '@comanda/shared/ui/core';

import { CajaArchivo } from '../archivos';

import { importarMensajes as mensajes } from './importarMensajes';
import estilos from './importar.module.css';

type Formato = 'csv' | 'xlsx';

/** A file to begin with. */
type Bajable = { que: string; onBajar: (formato: Formato) => unknown };

type ElegirListaProps = {
  /** 'Lista de productos'. */
  etiqueta: string;
  ayuda: string;
  bajables: readonly Bajable[];
  /** The name of the file that was chosen. */
  elegido: string | undefined;
  revisando: boolean;
  falta: string | null;
  onArchivo: (archivo: File) => void;
};

/** Where a list comes from: a file, for which there are others to begin with. */
export function ElegirLista(props: ElegirListaProps) {
  const { etiqueta, ayuda, bajables, elegido, revisando, falta, onArchivo } = props;
  return (
    <>
      <div className={estilos.bajar}>
        {bajables.map((bajable) => (
          <Bajar key={bajable.que} {...bajable} />
        ))}
      </div>
      <CajaArchivo etiqueta={etiqueta} acepta=".csv,.txt,.tsv,.xlsx" onArchivo={onArchivo}>
        {(abrir) => (
          <>
            <Button data-foco loading={revisando} onClick={abrir}>
              {elegido === undefined ? 'Elegir archivo' : 'Elegir otro archivo'}
            </Button>
            <span role="status" className={estilos.elegido} title={elegido}>
              {revisando ? mensajes.revisando : (elegido ?? ayuda)}
            </span>
          </>
        )}
      </CajaArchivo>
      {falta !== null && (
        <p role="alert" className={estilos.falta}>
          {falta}
        </p>
      )}
    </>
  );
}

function Bajar({ que, onBajar }: Bajable) {
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
