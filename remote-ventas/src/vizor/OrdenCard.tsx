import './orden.css';

import { memo } from 'react';

import { porHacer } from '@comanda/shared/domain/orden/vizor';
import { Icono } from '@comanda/shared/ui/core';

import { CabezaDeOrden, CabezaSigue, type CabezaDeOrdenProps } from './CabezaDeOrden';
import { filasDe, type FilaDeOrden } from './filas';
import { LineaFila } from './LineaFila';
import { altoDeLinea } from './medidas';
import type { AccionesDeOrden } from './useAccionesDeOrden';

type OrdenCardProps = CabezaDeOrdenProps & {
  /** Which of its rows stand here, and whether they are the last: more of them are in another column. */
  desde: number;
  hasta: number;
  ultimo: boolean;
  /** Lines that somebody has seen; null: all of them. */
  vistas: ReadonlySet<string> | null;
  acciones: AccionesDeOrden;
  /** A cook may not take its payment. */
  puedePagar: boolean;
};

/** One order as the kitchen sees it (spec section 2, Kitchen display), or as much of it as a column holds. */
export const OrdenCard = memo(function OrdenCard(props: OrdenCardProps) {
  const { orden, desde, hasta, ultimo, minutos, tono } = props;
  const sigue = desde > 0;
  const filas = filasDe(orden).slice(desde, hasta);
  const faltan = filasDe(orden).length - hasta;
  return (
    <article
      className="vizor-orden"
      data-tono={minutos === null ? 'nada' : tono}
      aria-label={sigue ? `${orden.orden}, sigue` : orden.orden}
    >
      {sigue ? <CabezaSigue orden={orden} /> : <CabezaDeOrden {...props} />}
      <Filas {...props} filas={filas} />
      {ultimo ? <Botones {...props} /> : <p className="vizor-sigue">{siguen(faltan)}</p>}
    </article>
  );
});

const siguen = (cuantas: number) => (cuantas === 1 ? 'Sigue 1 más' : `Siguen ${cuantas} más`);

type FilasProps = Pick<OrdenCardProps, 'medidas' | 'vistas' | 'acciones' | 'desde'> & {
  filas: readonly FilaDeOrden[];
};

function Filas({ filas, desde, medidas, vistas, acciones }: FilasProps) {
  const corte = filas.findIndex((fila) => fila.tipo === 'espera' || esRetenida(fila));
  const ahora = corte < 0 ? filas : filas.slice(0, corte);
  const luego = corte < 0 ? [] : filas.slice(corte);
  const enFila = (fila: FilaDeOrden) => {
    if (fila.tipo === 'hechas') return null;
    if (fila.tipo === 'espera') {
      return (
        <tr key="espera" className="vizor-espera-curso">
          <th scope="rowgroup" colSpan={3}>
            {fila.texto}
          </th>
        </tr>
      );
    }
    const { linea } = fila;
    return (
      <LineaFila
        key={linea.linea}
        linea={linea}
        alto={medidas ? altoDeLinea(linea, medidas) : undefined}
        nueva={vistas !== null && !vistas.has(linea.linea)}
        onTocar={acciones.alternarLinea}
      />
    );
  };
  return (
    <>
      {filas.map((fila) =>
        fila.tipo === 'hechas' ? (
          <p key="hechas" className="vizor-hechas">{`Listas antes: ${fila.cuantas}`}</p>
        ) : null,
      )}
      <table className="vizor-lineas">
        <thead className={desde > 0 ? 'solo-lector' : undefined}>
          <tr>
            <th scope="col">Cant.</th>
            <th scope="col">Productos</th>
            <th scope="col">Opciones</th>
          </tr>
        </thead>
        <tbody>{ahora.map(enFila)}</tbody>
        {luego.length > 0 && <tbody className="vizor-retenidas">{luego.map(enFila)}</tbody>}
      </table>
    </>
  );
}

const esRetenida = (fila: FilaDeOrden) => fila.tipo === 'linea' && fila.linea.retenida;

function Botones({ orden, acciones, puedePagar }: OrdenCardProps) {
  const marcables = [...orden.lineas, ...orden.retenidas].filter(({ en_otra }) => !en_otra);
  const pendiente = marcables.some(porHacer);
  return (
    <footer>
      {orden.grupo === 'pendiente' && marcables.length > 0 && (
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
  );
}
