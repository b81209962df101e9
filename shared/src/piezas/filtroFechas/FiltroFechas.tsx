import { useId, useState } from 'react';

import { Icono } from '@comanda/shared/ui/core';

import { formatFecha } from '../../domain/texto/fecha';
import type { Rango } from '../fechas';
import { diferir, Diferida } from '../vista';

import estilos from './filtroFechas.module.css';
import type { PanelFechasProps } from './PanelFechas';

/** Calendars weigh more than the rest of a screen: they come when somebody wants another day. */
const panel = diferir<PanelFechasProps>(
  () => import(/* webpackChunkName: "fechas" */ './PanelFechas'),
);

type FiltroFechasProps = PanelFechasProps & {
  /** The name of the screen, for the notice when the calendars do not come. */
  titulo: string;
};

/** The button says the days, which are chosen under it. */
export function FiltroFechas({ titulo, ...props }: FiltroFechasProps) {
  const { rango, todas = '' } = props;
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="ui-filtro"
        data-puesto={rango !== null && todas !== ''}
        aria-expanded={abierto}
        aria-controls={abierto ? id : undefined}
        onClick={() => setAbierto(!abierto)}
      >
        Fechas: <b>{rango === null ? todas : rangoEnPalabras(rango)}</b>{' '}
        <Icono nombre="abajo" tamano={14} />
      </button>
      {abierto && (
        <div id={id} className={estilos.panel}>
          <Diferida de={panel} props={props} titulo={titulo} onFallo={() => setAbierto(false)} />
        </div>
      )}
    </>
  );
}

/** The days as the button says them. */
export const rangoEnPalabras = ({ desde, hasta }: Rango): string =>
  desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} a ${formatFecha(hasta)}`;
