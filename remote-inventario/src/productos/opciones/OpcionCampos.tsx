import { MODIFICADOR_LARGO } from '@comanda/shared/contracts/inventario/modificadores';
import { Icono, Input } from '@comanda/shared/ui/core';
import { Form } from '@comanda/shared/ui/formulario';

import { precioDe, type OpcionEscrita } from './grupos';
import estilos from './grupos.module.css';

type OpcionCamposProps = {
  opcion: OpcionEscrita;
  /** How it is called where it is named. */
  cual: string;
  onCambiar: (opcion: OpcionEscrita) => void;
  onQuitar: () => void;
};

/** What can be chosen, what it costs besides, and whether there is any today. */
export function OpcionCampos({ opcion, cual, onCambiar, onQuitar }: OpcionCamposProps) {
  const { status } = Form.Item.useStatus();
  const { nombre, precio, agotado } = opcion;
  const rehusada = status === 'error';
  const sinMonto = typeof precioDe(precio) === 'string';
  return (
    <li className={estilos.opcion}>
      <Input
        className={estilos.nombre}
        value={nombre}
        maxLength={MODIFICADOR_LARGO}
        status={rehusada && nombre.trim() === '' ? 'error' : ''}
        placeholder="Opción"
        aria-label={`Nombre de ${cual}`}
        autoComplete="off"
        onChange={(event) => onCambiar({ ...opcion, nombre: event.target.value })}
      />
      <Input
        className={`cifra ${estilos.precio ?? ''}`}
        value={precioEscrito(precio)}
        prefix="+$"
        placeholder="0.00"
        inputMode="decimal"
        status={rehusada && sinMonto ? 'error' : ''}
        aria-label={`Precio de ${cual}`}
        autoComplete="off"
        onChange={(event) => onCambiar({ ...opcion, precio: event.target.value })}
      />
      <label className={estilos.hay}>
        <input
          type="checkbox"
          checked={!agotado}
          onChange={() => onCambiar({ ...opcion, agotado: !agotado })}
        />
        Hay<span className="solo-lector"> {cual}</span>
      </label>
      <button
        type="button"
        className="ui-plano"
        aria-label={`Quitar ${cual}`}
        title="Quitar"
        onClick={onQuitar}
      >
        <Icono nombre="basura" />
      </button>
    </li>
  );
}

function precioEscrito(precio: OpcionEscrita['precio']): string {
  if (typeof precio === 'string') return precio;
  return precio === 0 ? '' : precio.toFixed(2);
}
