import { useCallback, useEffect, useRef } from 'react';

import { useDispatch } from 'react-redux';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import { totalesDe, unidadesDe, type Linea } from '@comanda/shared/domain/carrito';
import { Alert, Icono } from '@comanda/shared/ui/core';

import { cantidadCambiada } from '../carrito/carritoSlice';
import type { VentaAbierta } from '../carrito/ventaAbierta';
import { BotonesOrden } from './BotonesOrden';
import { LineaOrden } from './LineaOrden';
import './OrdenPanel.css';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { TotalesOrden } from './TotalesOrden';
import { useQuitarLinea } from './useQuitarLinea';
import { VentaHechaCard } from './VentaHechaCard';

type OrdenPanelProps = {
  clave: string;
  abierta: VentaAbierta;
  empresa: EmpresaFacturacion | undefined;
  /** The answer of a sale of this tab is awaited: nothing may change. */
  esperando: boolean;
  onFijar: (linea: Linea) => void;
  onRegistrar: () => void;
  onDividir: () => void;
  onPagar: () => void;
};

/** The order of the current tab: lines, totals, and the three buttons of spec section 2. */
export function OrdenPanel(props: OrdenPanelProps) {
  const { clave, abierta, empresa, esperando, onFijar, onRegistrar, onDividir, onPagar } = props;
  const { carrito, dividida, cliente, hecha } = abierta;
  const dispatch = useDispatch();
  const { quitada, quitar, deshacer } = useQuitarLinea(clave);
  const cambiar = useCallback(
    (id: string, accion: 'sumar' | 'restar') => dispatch(cantidadCambiada({ clave, id, accion })),
    [clave, dispatch],
  );
  const totales = totalesDe(carrito);
  const unidades = unidadesDe(carrito);
  const vacia = carrito.length === 0;
  const lineas = useUltimaALaVista(carrito.length);

  return (
    <section className="ui-tarjeta ventas-orden" aria-label="Orden" aria-busy={esperando}>
      <header className="ui-entre ventas-orden-cabeza">
        <span className="ui-dato">
          <Icono nombre="persona" /> {cliente?.nombre ?? 'Consumidor final'}
        </span>
        <span className="cifra">
          {unidades} {unidades === 1 ? 'producto' : 'productos'}
        </span>
      </header>
      {esperando && <Alert type="warning" showIcon title={mensajes.comprobando} role="status" />}
      <div className="ventas-lineas">
        {hecha && <VentaHechaCard clave={clave} hecha={hecha} empresa={empresa} />}
        {vacia && !hecha && <p className="ui-vista">{mensajes.ordenVacia}</p>}
        <ul ref={lineas}>
          {carrito.map((linea) => (
            <LineaOrden
              key={linea.id}
              linea={linea}
              onCambiar={cambiar}
              onFijar={onFijar}
              onQuitar={quitar}
            />
          ))}
        </ul>
      </div>
      {quitada && (
        <p className="ventas-deshacer" role="status">
          Se quito {quitada.linea.producto}
          <button type="button" className="ui-plano" onClick={deshacer}>
            <Icono nombre="deshacer" /> Deshacer
          </button>
        </p>
      )}
      <TotalesOrden totales={totales} />
      <BotonesOrden
        vacia={vacia}
        dividido={totalesDe(dividida).total}
        esperando={esperando}
        onRegistrar={onRegistrar}
        onDividir={onDividir}
        onPagar={onPagar}
      />
    </section>
  );
}

/** A line that has just been added is seen, however long the order. */
function useUltimaALaVista(cuantas: number) {
  const lista = useRef<HTMLUListElement>(null);
  const antes = useRef(cuantas);
  useEffect(() => {
    const crecio = cuantas > antes.current;
    antes.current = cuantas;
    if (!crecio) return;
    // After the frame that shows the total: the eye waits for that one.
    const cuadro = requestAnimationFrame(() => {
      setTimeout(() => lista.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(cuadro);
  }, [cuantas]);
  return lista;
}
