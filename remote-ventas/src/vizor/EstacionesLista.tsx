import { useState, type KeyboardEvent } from 'react';

import { ESTACION_LARGO, ESTACIONES_MAXIMO } from '@comanda/shared/contracts/ventas/vizor';
import { Button, Icono, Input } from '@comanda/shared/ui/core';

type EstacionesListaProps = {
  id?: string;
  value?: readonly string[];
  onChange?: (estaciones: string[]) => void;
};

/** The names of the stations, one under the other. */
export function EstacionesLista({ id, value = [], onChange }: EstacionesListaProps) {
  const cambiar = (lugar: number, nombre: string) =>
    onChange?.(value.map((antes, i) => (i === lugar ? nombre : antes)));
  return (
    <div id={id} className="vizor-estaciones" role="group" aria-label="Estaciones" tabIndex={-1}>
      {value.map((nombre, lugar) => (
        <div key={lugar}>
          <Nombre
            etiqueta={`Estación ${lugar + 1}`}
            nombre={nombre}
            onCambiar={(nuevo) => cambiar(lugar, nuevo)}
          />
          <button
            type="button"
            className="ui-plano"
            aria-label={`Quitar la estación ${nombre || lugar + 1}`}
            disabled={value.length === 1}
            onClick={() => onChange?.(value.filter((_, i) => i !== lugar))}
          >
            <Icono nombre="basura" />
          </button>
        </div>
      ))}
      {value.length < ESTACIONES_MAXIMO && (
        <Button onClick={() => onChange?.([...value, ''])}>Agregar estación</Button>
      )}
    </div>
  );
}

type NombreProps = { etiqueta: string; nombre: string; onCambiar: (nombre: string) => void };

/** It counts once it is written to its end: on the way from one name to another it may be that of its neighbour. */
function Nombre({ etiqueta, nombre, onCambiar }: NombreProps) {
  const [escrito, setEscrito] = useState(nombre);
  const [visto, setVisto] = useState(nombre);
  if (nombre !== visto) {
    setVisto(nombre);
    setEscrito(nombre);
  }
  const terminar = () => {
    if (escrito.trim() !== nombre) onCambiar(escrito.trim());
  };
  return (
    <Input
      aria-label={etiqueta}
      value={escrito}
      maxLength={ESTACION_LARGO}
      autoComplete="off"
      autoFocus={nombre === ''}
      onChange={({ target }) => setEscrito(target.value)}
      onBlur={terminar}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') terminar();
      }}
    />
  );
}
