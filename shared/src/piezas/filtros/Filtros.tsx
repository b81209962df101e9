import { Fragment, useId, useState, type ReactNode } from 'react';

import { Button, Icono } from '@comanda/shared/ui/core';

import { Relevo, useMedia } from '../vista';

import estilos from './filtros.module.css';

/** One of the things by which a list is made shorter. */
export type Filtro = {
  /** Its word: 'Categoría'. */
  nombre: string;
  /** What it is set to, as a person says it; null where it lets everything through. */
  puesto: string | null;
  onQuitar: () => void;
  control: ReactNode;
};

type FiltrosProps = { filtros: readonly Filtro[] };

/** A phone, and a window in which a line more is a row less. */
const SIN_SITIO = '(max-width: 767px), (max-height: 499px)';

/** What makes a list shorter: in one line, or behind one button where there is no room for it. */
export function Filtros({ filtros }: FiltrosProps) {
  return useMedia(SIN_SITIO) ? <Plegados filtros={filtros} /> : <EnLinea filtros={filtros} />;
}

const puestosDe = (filtros: readonly Filtro[]) => filtros.filter(({ puesto }) => puesto !== null);

function Plegados({ filtros }: FiltrosProps) {
  const [abiertos, setAbiertos] = useState(false);
  const id = useId();
  const puestos = puestosDe(filtros);
  return (
    <>
      <button
        type="button"
        className="ui-boton"
        aria-expanded={abiertos}
        aria-controls={abiertos ? id : undefined}
        onClick={() => setAbiertos(!abiertos)}
      >
        <Icono nombre="filtro" /> Filtros{puestos.length > 0 && ` (${puestos.length})`}
      </button>
      {abiertos && (
        <div id={id} className={estilos.panel}>
          {filtros.map(({ nombre, control }) => (
            <div key={nombre}>{control}</div>
          ))}
          {puestos.length > 0 && (
            <Button onClick={() => puestos.forEach(({ onQuitar }) => onQuitar())}>
              Quitar los filtros
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Those that are set are named under the line, each with its cross. */
function EnLinea({ filtros }: FiltrosProps) {
  const puestos = puestosDe(filtros);
  return (
    <Relevo turno={puestos.length}>
      {filtros.map(({ nombre, control }) => (
        <Fragment key={nombre}>{control}</Fragment>
      ))}
      {puestos.length > 0 && (
        <ul className={estilos.puestos} aria-label="Filtros puestos">
          {puestos.map(({ nombre, puesto, onQuitar }) => (
            <li key={nombre}>
              <button
                type="button"
                className="ui-filtro"
                data-puesto
                aria-label={`Quitar ${nombre} ${puesto ?? ''}`}
                onClick={onQuitar}
              >
                {nombre} <b>{puesto}</b> <Icono nombre="cerrar" tamano={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Relevo>
  );
}
