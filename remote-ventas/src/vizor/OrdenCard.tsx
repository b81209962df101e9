import './orden.css';

import { memo } from 'react';

import type { TonoEspera, OrdenVizor } from '@comanda/shared/domain/orden/vizor';
import { porHacer } from '@comanda/shared/domain/orden/vizor';
import { Icono } from '@comanda/shared/ui/core';

import { sinDecirOrden } from '../cocina/nombres';
import { LineaFila } from './LineaFila';
import type { AccionesDeOrden } from './useAccionesDeOrden';

type OrdenCardProps = {
  orden: OrdenVizor;
  /** Waited by its oldest pending line; null where none is pending. */
  minutos: number | null;
  tono: TonoEspera;
  acciones: AccionesDeOrden;
  /** A cook may not take its payment. */
  puedePagar: boolean;
};

const ESPERA: Readonly<Record<TonoEspera, { icono: string; palabra: string }>> = {
  bien: { icono: 'reloj', palabra: '' },
  aviso: { icono: 'reloj', palabra: 'Atención' },
  alerta: { icono: 'alerta', palabra: 'Tarde' },
};

/** One order as the kitchen sees it (spec section 2, Kitchen display). */
export const OrdenCard = memo(function OrdenCard(props: OrdenCardProps) {
  const { orden, minutos, tono, acciones, puedePagar } = props;
  const { lineas, retenidas, hechas } = orden;
  const pendiente = [...lineas, ...retenidas].some(porHacer);
  const cursos = new Set(retenidas.flatMap(({ curso }) => curso ?? []));
  return (
    <article
      className="vizor-orden"
      data-tono={minutos === null ? 'nada' : tono}
      aria-label={orden.orden}
    >
      <Cabeza orden={orden} minutos={minutos} tono={tono} />
      {hechas > 0 && <p className="vizor-hechas">{`Listas antes: ${hechas}`}</p>}
      <table
        className="vizor-lineas"
        data-opciones={[...lineas, ...retenidas].some(({ opt }) => opt !== '')}
      >
        <thead>
          <tr>
            <th scope="col">Cant.</th>
            <th scope="col">Productos</th>
            <th scope="col">Opciones</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea) => (
            <LineaFila key={linea.linea} linea={linea} onTocar={acciones.alternarLinea} />
          ))}
        </tbody>
        {retenidas.length > 0 && (
          <tbody className="vizor-retenidas">
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {['En espera', [...cursos].join(', ')].filter((parte) => parte !== '').join(': ')}
              </th>
            </tr>
            {retenidas.map((linea) => (
              <LineaFila key={linea.linea} linea={linea} onTocar={acciones.alternarLinea} />
            ))}
          </tbody>
        )}
      </table>
      <footer>
        {orden.grupo === 'pendiente' && (
          <button
            type="button"
            className="ui-boton vizor-listo"
            disabled={!pendiente}
            onClick={() => acciones.ordenLista(orden)}
          >
            <Icono nombre="listo" /> {pendiente ? 'Listo' : 'Lista'}
          </button>
        )}
        {puedePagar && !orden.pagada && (
          <button type="button" className="ui-boton" onClick={() => acciones.pagar(orden)}>
            <Icono nombre="efectivo" /> Pagar
          </button>
        )}
        <button
          type="button"
          className="ui-boton"
          aria-label={`Imprimir ${orden.orden}`}
          title="Imprimir"
          onClick={() => acciones.imprimir(orden)}
        >
          <Icono nombre="impresora" />
        </button>
      </footer>
    </article>
  );
});

type CabezaProps = Pick<OrdenCardProps, 'orden' | 'minutos' | 'tono'>;

function Cabeza({ orden: { orden, mesa, usuario, pagada, grupo }, minutos, tono }: CabezaProps) {
  const { icono, palabra } = ESPERA[tono];
  return (
    <header>
      <dl>
        <div className="vizor-nombre">
          <dt>Orden</dt>
          <dd>{sinDecirOrden(orden)}</dd>
        </div>
        <div>
          <dt>Mesa</dt>
          <dd>{mesa || 'Sin mesa'}</dd>
        </div>
        <div className="vizor-mesero">
          <dt>Mesero</dt>
          <dd>{usuario}</dd>
        </div>
      </dl>
      <p className="vizor-espera">
        {pagada && <span className="vizor-pagada">Pagada</span>}
        {minutos === null ? (
          <span className="vizor-palabra">{grupo === 'espera' ? 'En espera' : 'Lista'}</span>
        ) : (
          <>
            <span className="vizor-minutos">
              <Icono nombre={icono} tamano={28} />
              <b>{minutos}</b> min
            </span>
            {palabra && <span className="vizor-palabra">{palabra}</span>}
          </>
        )}
      </p>
    </header>
  );
}
