import type { Contenido } from '@comanda/shared/contracts/facturacion/documentos';
import { formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { Button, Icono, Input } from '@comanda/shared/ui/core';

import './devolver.css';
import {
  conUnidades,
  montoElegido,
  quedaDe,
  totalPorDevolver,
  type PorDevolver,
} from './porDevolver';

type Linea = Contenido['lineas'][number];

type LineasPorDevolverProps = {
  id?: string;
  lineas: readonly Linea[];
  /** The form gives it what was chosen, and is told what is. */
  value?: PorDevolver;
  onChange?: (porDevolver: PorDevolver) => void;
};

/** What of an invoice is given back, line by line, and what that comes to. */
export function LineasPorDevolver({
  id,
  lineas,
  value = {},
  onChange = () => undefined,
}: LineasPorDevolverProps) {
  const con = lineas
    .map((linea, i) => ({ linea, i }))
    .filter(({ linea }) => quedaDe(linea).monto > 0);
  return (
    <div id={id} tabIndex={-1} className="reportes-devolver">
      <ul>
        {con.map(({ linea, i }) => (
          <LineaPorDevolver key={i} linea={linea} i={i} value={value} onChange={onChange} />
        ))}
      </ul>
      <p className="reportes-devolver-total">
        <span>Total que se devuelve</span>
        <strong role="status" className="cifra">
          {formatCentavos(totalPorDevolver(lineas, value))}
        </strong>
      </p>
    </div>
  );
}

type LineaProps = {
  linea: Linea;
  i: number;
  value: PorDevolver;
  onChange: (porDevolver: PorDevolver) => void;
};

function LineaPorDevolver(props: LineaProps) {
  const { linea, i, value, onChange } = props;
  const { descripcion } = linea;
  const queda = quedaDe(linea);
  const elegido = value[i];
  const porValor = elegido !== undefined && 'valor' in elegido;
  const monto = montoElegido(linea, elegido);
  const { [i]: _suyo, ...otras } = value;
  return (
    <li>
      <span className="reportes-devolver-nombre">
        {descripcion}
        <small>
          Quedan {formatCantidad(queda.cantidad)} · {formatCentavos(queda.monto)}
        </small>
      </span>
      {porValor ? <ValorDeLinea {...props} valor={elegido.valor} /> : <PasosDeLinea {...props} />}
      <Button
        type="text"
        className="reportes-devolver-modo"
        aria-label={`${porValor ? 'Por unidades' : 'Por un valor'}: ${descripcion}`}
        onClick={() => onChange(porValor ? otras : { ...otras, [i]: { valor: '' } })}
      >
        {porValor ? 'Por unidades' : 'Por un valor'}
      </Button>
      <span className="cifra reportes-devolver-monto">
        {monto === null ? `Hasta ${formatCentavos(queda.monto)}` : formatCentavos(monto)}
      </span>
    </li>
  );
}

function PasosDeLinea({ linea, i, value, onChange }: LineaProps) {
  const { descripcion } = linea;
  const { cantidad: quedan } = quedaDe(linea);
  const elegido = value[i];
  const van = elegido && 'cantidad' in elegido ? elegido.cantidad : 0;
  const cambiar = (mas: number) => onChange(conUnidades(value, { linea, i, mas }));
  return (
    <span className="reportes-devolver-pasos">
      <Paso icono="menos" nombre={`Menos ${descripcion}`} onClick={() => cambiar(-1)} />
      <span role="status" className="cifra" aria-label={`Se devuelven de ${descripcion}`}>
        {formatCantidad(van)}
      </span>
      <Paso icono="mas" nombre={`Más ${descripcion}`} onClick={() => cambiar(1)} />
      <button
        type="button"
        className="ui-boton"
        aria-label={`Todo ${descripcion}`}
        onClick={() => cambiar(quedan)}
      >
        Todo
      </button>
    </span>
  );
}

type PasoProps = { icono: string; nombre: string; onClick: () => void };

const Paso = ({ icono, nombre, onClick }: PasoProps) => (
  <button type="button" className="ui-boton" aria-label={nombre} onClick={onClick}>
    <Icono nombre={icono} />
  </button>
);

function ValorDeLinea({ linea, i, value, onChange, valor }: LineaProps & { valor: string }) {
  return (
    <Input
      className="cifra reportes-devolver-valor"
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      aria-label={`Valor que se devuelve de ${linea.descripcion}`}
      aria-invalid={montoElegido(linea, { valor }) === null}
      value={valor}
      onChange={({ target }) => onChange({ ...value, [i]: { valor: target.value } })}
    />
  );
}
