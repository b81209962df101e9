import { Icono } from '@comanda/shared/ui/core';

import './CodigoDesconocido.css';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

type CodigoDesconocidoProps = { codigo: string; onBuscar: () => void; onCerrar: () => void };

/** A scanned code that nothing has. Over the tiles: nothing moves under a finger. */
export function CodigoDesconocido({ codigo, onBuscar, onCerrar }: CodigoDesconocidoProps) {
  return (
    <div className="ventas-desconocido" role="alert">
      <span>{mensajes.codigoDesconocido(codigo)}</span>
      <button type="button" className="ui-boton" onClick={onBuscar}>
        <Icono nombre="buscar" /> Buscar
      </button>
      <button type="button" className="ui-plano" aria-label="Cerrar aviso" onClick={onCerrar}>
        <Icono nombre="cerrar" />
      </button>
    </div>
  );
}
