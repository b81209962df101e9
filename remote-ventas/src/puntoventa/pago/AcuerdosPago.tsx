import { useState } from 'react';

import {
  aDolares,
  centavos,
  formatCentavos,
  formatMonto,
  parseMonto,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { PROPINA_MAXIMA } from '@comanda/shared/domain/dinero/rebaja';
import { Icono, Input } from '@comanda/shared/ui/core';

import './AcuerdosPago.css';
import type { PagoForm } from './usePagoForm';

type Panel = 'propina' | 'partes' | null;

type AcuerdosPagoProps = {
  pago: PagoForm;
  /** What is taken off this bill, its lines included. */
  descuento: Centavos;
  ocupado: boolean;
  onDescuento: () => void;
  /** Null: what is typed is no tip. */
  onPropina: (dolares: number | null) => void;
  onPartes: (partes: number | undefined) => void;
};

const PORCENTAJES = [5, 10] as const;
const PARTES = [2, 3, 4, 5, 6] as const;

/** What is agreed on before a bill is paid: a discount, a tip where no servicio takes its place, and whether the guests share it equally. */
export function AcuerdosPago(props: AcuerdosPagoProps) {
  const { pago, descuento, ocupado, onDescuento, onPropina, onPartes } = props;
  const { propina, propinaMaxima, propinaDeMas, servicio, partes, abonos } = pago;
  const [panel, setPanel] = useState<Panel>(null);
  const fijo = ocupado || abonos.length > 0;
  // what the bill does not admit is mended whatever of it was paid
  const fija = propinaDeMas ? ocupado : fijo;
  const alternar = (otro: Panel) => {
    if (panel === 'propina') onPropina(propina); // what was typed and is none goes with its box
    setPanel(panel === otro ? null : otro);
  };

  return (
    <div className="ui-pila">
      <div className="ui-fila ventas-acuerdos-botones">
        <button type="button" className="ui-boton" disabled={fijo} onClick={onDescuento}>
          <Icono nombre="descuento" /> Descuento
          {descuento > 0 && <span className="cifra">-{formatCentavos(descuento)}</span>}
        </button>
        {servicio === 0 && (
          <button
            type="button"
            className="ui-boton"
            aria-expanded={panel === 'propina'}
            disabled={fija}
            onClick={() => alternar('propina')}
          >
            <Icono nombre="propina" /> Propina
            {propina > 0 && <span className="cifra">{formatMonto(propina)}</span>}
          </button>
        )}
        <button
          type="button"
          className="ui-boton"
          aria-expanded={panel === 'partes'}
          disabled={fijo}
          onClick={() => alternar('partes')}
        >
          <Icono nombre="usuarios" /> Partes iguales
          {partes !== undefined && <span className="cifra">{partes}</span>}
        </button>
      </div>
      {panel === 'propina' && servicio === 0 && !fija && (
        <Propina maxima={propinaMaxima} propina={propina} onPropina={onPropina} />
      )}
      {panel === 'partes' && !fijo && (
        <div className="ventas-pago-rapidos" role="group" aria-label="Entre cuántos se divide">
          <Chip texto="No" elegido={partes === undefined} onElegir={() => onPartes(undefined)} />
          {PARTES.map((cuantas) => (
            <Chip
              key={cuantas}
              texto={String(cuantas)}
              elegido={partes === cuantas}
              onElegir={() => onPartes(cuantas)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type PropinaProps = { maxima: Centavos; propina: number } & Pick<AcuerdosPagoProps, 'onPropina'>;

/** None, five or ten percent of what it costs without tax, or what the guest says: at most ten. */
function Propina({ maxima, propina, onPropina }: PropinaProps) {
  const [texto, setTexto] = useState(propina > 0 ? propina.toFixed(2) : '');
  const escrita = parseMonto(texto);
  const excede = escrita !== null && escrita > maxima;
  const fijar = (nuevo: string) => {
    setTexto(nuevo);
    const dada = nuevo.trim() === '' ? centavos(0) : parseMonto(nuevo);
    onPropina(dada !== null && dada <= maxima ? aDolares(dada) : null);
  };
  return (
    <>
      <div className="ventas-pago-rapidos" role="group" aria-label="Propina">
        <Chip texto="Sin propina" elegido={propina === 0} onElegir={() => fijar('')} />
        {PORCENTAJES.map((porcentaje) => {
          const monto = (Math.floor((maxima * porcentaje) / 10) / 100).toFixed(2);
          return (
            <Chip
              key={porcentaje}
              texto={`${porcentaje}% $${monto}`}
              elegido={propina > 0 && propina.toFixed(2) === monto}
              onElegir={() => fijar(monto)}
            />
          );
        })}
        <Input
          size="large"
          className="cifra"
          aria-label="Otra propina"
          placeholder="Otra"
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          status={excede ? 'error' : undefined}
          value={texto}
          onChange={(event) => fijar(event.target.value)}
        />
      </div>
      {(excede || (texto.trim() !== '' && escrita === null)) && (
        <p className="ventas-pago-motivo" role="alert">
          {excede
            ? `La propina admite hasta el ${PROPINA_MAXIMA}% del subtotal: ${formatCentavos(maxima)}`
            : 'Escriba la propina con hasta dos decimales'}
        </p>
      )}
    </>
  );
}

type ChipProps = { texto: string; elegido: boolean; onElegir: () => void };

const Chip = ({ texto, elegido, onElegir }: ChipProps) => (
  <button type="button" className="ui-boton" aria-pressed={elegido} onClick={onElegir}>
    {texto}
  </button>
);
