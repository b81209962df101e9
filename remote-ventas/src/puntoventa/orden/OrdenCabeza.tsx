import { memo } from 'react';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { Icono } from '@comanda/shared/ui/core';

import { requiereAtencion } from '../../carrito/comprobantes';
import type { VentaAbierta } from '../../carrito/ventaAbierta';

type OrdenCabezaProps = Pick<VentaAbierta, 'cliente' | 'nombre' | 'hecha' | 'plegada'> & {
  vacia: boolean;
  esperando: boolean;
  /** Null where there are no tabs to name. */
  onNombrar: (() => void) | null;
  /** Null for who may not say how the company sells. */
  onAjustes: (() => void) | null;
  onRegistrar: () => void;
  onRepetir: (cliente: Cliente) => void;
  repitiendo: boolean;
  onVaciar: () => void;
  onUltima: (plegada: boolean) => void;
};

/** Who the order is for, and what can be done with all of it. Not drawn again while products are added. */
export const OrdenCabeza = memo(function OrdenCabeza(props: OrdenCabezaProps) {
  const { vacia, esperando, onNombrar, onAjustes, onRegistrar, onVaciar, onUltima } = props;
  const { cliente, nombre, hecha, plegada = false } = props;
  const quien = cliente?.nombre ?? 'Consumidor final';
  return (
    <header className="ventas-orden-cabeza">
      <button
        type="button"
        className="ui-plano ventas-orden-cliente"
        aria-label={`Cliente: ${quien}`}
        title={`${quien} (F2)`}
        disabled={esperando}
        onClick={onRegistrar}
      >
        <Icono nombre="persona" />
        <span className="ui-corta">{nombre ? `${nombre} · ${quien}` : quien}</span>
      </button>
      {cliente && (
        <Accion
          icono="recargar"
          nombre="Repetir su última orden"
          inactiva={esperando}
          ocupada={props.repitiendo}
          onClick={() => props.onRepetir(cliente)}
        />
      )}
      {onNombrar && (
        <Accion icono="lapiz" nombre="Nombrar la venta" inactiva={esperando} onClick={onNombrar} />
      )}
      {onAjustes && <Accion icono="ajustes" nombre="Ajustes de venta" onClick={onAjustes} />}
      {hecha && (
        <Accion
          icono={requiereAtencion(hecha) > 0 ? 'alerta' : 'factura'}
          nombre="Ver la última venta"
          abierta={!plegada}
          onClick={() => onUltima(!plegada)}
        />
      )}
      <Accion
        icono="basura"
        nombre="Vaciar orden"
        inactiva={esperando || vacia}
        onClick={onVaciar}
      />
    </header>
  );
});

type AccionProps = {
  icono: string;
  nombre: string;
  inactiva?: boolean;
  /** Its answer is on the way: it keeps the focus. */
  ocupada?: boolean;
  /** Where it shows and hides something. */
  abierta?: boolean;
  onClick: () => void;
};

const Accion = ({ icono, nombre, inactiva, ocupada, abierta, onClick }: AccionProps) => (
  <button
    type="button"
    className="ui-plano"
    aria-label={nombre}
    title={nombre}
    aria-expanded={abierta}
    aria-busy={ocupada}
    disabled={inactiva}
    onClick={onClick}
  >
    <Icono nombre={icono} />
  </button>
);
